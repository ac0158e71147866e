//! Refusals that have facts to tell: what something costs, how many imps it takes, which tile, who. All of it lies open, or
//! is the seat's own.

use engine::{Seat, reasons};

use crate::data::{AreaId, MonsterId, RoomId, TrapId};

reasons! {
    turn("no-dl-turn", who: Seat);
    /// What is short of a cost.
    price("no-dl-price", gold: u8, food: u8, has_gold: u8, has_food: u8);
    evil("no-dl-conv-11", costs: u8, has: u8, most: u8);
    imps("no-dl-imps", needs: u8, has: u8);
    traps("no-dl-traps", needs: u8, has: u32);
    /// How much can be done at once.
    at_most("no-dl-at-most", most: u8);
    tunnels_open("no-dl-tunnels-open", has: u8);
    /// Orders.
    inaccessible("no-dl-order-02", order: AreaId);
    chosen("no-dl-order-08", order: AreaId);
    /// Tiles on offer, and where they go.
    monster_gone("no-dl-monster-gone", monster: MonsterId);
    room_gone("no-dl-room-gone", room: RoomId);
    no_tunnel("no-dl-room-01", room: RoomId);
    beside_room("no-dl-room-02", room: RoomId);
    zone("no-dl-room-03", room: RoomId);
    /// Production.
    room_conquered("no-dl-room-05", room: RoomId);
    room_used("no-dl-room-used", room: RoomId);
    workers("no-dl-prod-04", room: RoomId, needs: u8, given: u8);
    tokens("no-dl-prod-06", needs: u8, has: u8);
    /// Combat.
    trap_limit("no-dl-trap-limit", most: u8);
    no_trap("no-dl-no-trap", trap: TrapId);
    tired("no-dl-tired", monster: MonsterId);
}
