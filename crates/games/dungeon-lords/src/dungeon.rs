//! The dungeon of one player: a grid of 5 columns and 4 rows, and the geometry of digging and building in it.

use std::fmt;

use engine::Id;
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error as _, MapAccess, SeqAccess, Visitor},
    ser::SerializeMap,
};

use crate::data::{CELLS, Cell, Data, ImprovedId, MonsterId, RoomId, TrapId};

/// The cell below the entrance (DL-CONV-02).
pub const ENTRANCE: u32 = 1 << 2;
const ALL: u32 = (1 << CELLS) - 1;
const LEFT: u32 = 1 | 1 << 5 | 1 << 10 | 1 << 15;
const RIGHT: u32 = LEFT << 4;

/// What lies on a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    #[default]
    Rock,
    Tunnel,
    Improved(ImprovedId),
    Room(RoomId),
}

/// A trap that waits on a tile (DL-FEST-INST-05), with the monster it was loaded with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Installed {
    pub trap: TrapId,
    #[serde(default)]
    pub fed: Option<MonsterId>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Tile {
    pub is: Ground,
    pub conquered: bool,
    /// An imp stands here this season: no mining (DL-DIG-06).
    pub worked: bool,
    /// Uses (or trained imps) this season.
    pub uses: u8,
    /// The trained imps of this season came out.
    pub outward: bool,
    pub trap: Option<Installed>,
}

impl Tile {
    pub const fn new(is: Ground) -> Tile {
        Tile { is, conquered: false, worked: false, uses: 0, outward: false, trap: None }
    }

    pub fn is_room(&self) -> bool {
        matches!(self.is, Ground::Room(_))
    }

    pub fn is_tunnel(&self) -> bool {
        matches!(self.is, Ground::Tunnel | Ground::Improved(_))
    }

    pub fn is_tile(&self) -> bool {
        self.is != Ground::Rock
    }

    /// Left out by every rule that counts tiles (the Secret Passage, DL-FEST-TUN-05).
    pub fn ignored(&self, data: &Data) -> bool {
        matches!(self.is, Ground::Improved(id) if data.improved_tunnel(id).ignored)
    }
}

/// In JSON a table by cell: `{"c3r1": {"is": "tunnel"}}`, rock left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dungeon(pub [Tile; CELLS]);

impl Dungeon {
    pub fn new(tunnels: u32) -> Dungeon {
        let mut tiles = [Tile::default(); CELLS];
        for (at, tile) in tiles.iter_mut().enumerate() {
            if tunnels & (1 << at) != 0 {
                tile.is = Ground::Tunnel;
            }
        }
        Dungeon(tiles)
    }

    #[inline]
    pub fn at(&self, cell: Cell) -> &Tile {
        &self.0[cell.index()]
    }

    #[inline]
    pub fn at_mut(&mut self, cell: Cell) -> &mut Tile {
        &mut self.0[cell.index()]
    }

    /// The cells whose tile is as asked, as bits.
    #[inline]
    pub fn mask(&self, is: impl Fn(&Tile) -> bool) -> u32 {
        let mut mask = 0;
        for (at, tile) in self.0.iter().enumerate() {
            mask |= u32::from(is(tile)) << at;
        }
        mask
    }

    #[inline]
    pub fn count(&self, is: impl Fn(&Tile) -> bool) -> u8 {
        self.0.iter().filter(|tile| is(tile)).count() as u8
    }

    pub fn find(&self, is: Ground) -> Option<Cell> {
        self.0.iter().position(|tile| tile.is == is).map(|at| Cell(at as u8))
    }

    /// The rooms that work: a conquered one has no function (DL-ROOM-05).
    pub fn rooms(&self) -> impl Iterator<Item = RoomId> {
        self.0.iter().filter(|tile| !tile.conquered).filter_map(|tile| match tile.is {
            Ground::Room(room) => Some(room),
            _ => None,
        })
    }

    /// Where a new tunnel may go: next to a tile, completing no 2x2 block (DL-DIG-01, DL-DIG-02, DL-DIG-09).
    pub fn diggable(&self) -> u32 {
        let occupied = self.mask(Tile::is_tile);
        diggable(occupied)
    }

    /// Where a room with this zone may go (DL-ROOM-01, DL-ROOM-02, DL-ROOM-03).
    pub fn buildable(&self, zone: u32) -> u32 {
        let tunnels = self.mask(|tile| tile.is_tunnel() && !tile.conquered);
        let rooms = self.mask(Tile::is_room);
        tunnels & zone & !neighbours(rooms)
    }

    /// The unconquered tiles nearest to the entrance (DL-COMBAT-10).
    pub fn front(&self) -> u32 {
        let tiles = self.mask(Tile::is_tile);
        let open = tiles & !self.mask(|tile| tile.conquered);
        let mut reached = ENTRANCE & tiles;
        loop {
            if reached & open != 0 {
                return reached & open;
            }
            let next = reached | (neighbours(reached) & tiles);
            if next == reached {
                return 0;
            }
            reached = next;
        }
    }
}

/// Cells that share an edge with one of these.
pub fn neighbours(cells: u32) -> u32 {
    ((cells << 5) | (cells >> 5) | ((cells & !RIGHT) << 1) | ((cells & !LEFT) >> 1)) & ALL
}

/// As [`Dungeon::diggable`], of these cells.
pub fn diggable(occupied: u32) -> u32 {
    let mut cells = neighbours(occupied) & !occupied;
    for row in 0..3 {
        for column in 0..4 {
            let block = (0b11 | 0b11 << 5) << (row * 5 + column);
            if (occupied & block).count_ones() == 3 {
                cells &= !block;
            }
        }
    }
    cells
}

/// The cells of a mask, from the surface down.
pub fn cells(mut mask: u32) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let at = mask.trailing_zeros();
        mask &= mask - 1;
        Some(Cell(at as u8))
    })
}

impl Serialize for Dungeon {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if !to.is_human_readable() {
            return to.collect_seq(self.0.iter());
        }
        let mut map = to.serialize_map(None)?;
        for (at, tile) in self.0.iter().enumerate().filter(|(_, tile)| tile.is_tile()) {
            map.serialize_entry(&Cell(at as u8), tile)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Dungeon {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
        struct Read;
        impl<'de> Visitor<'de> for Read {
            type Value = Dungeon;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("tiles by cell")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Dungeon, A::Error> {
                let mut tiles = [Tile::default(); CELLS];
                while let Some((cell, tile)) = map.next_entry::<Cell, Tile>()? {
                    let place =
                        tiles.get_mut(cell.index()).ok_or_else(|| A::Error::custom("no such cell"))?;
                    *place = tile;
                }
                Ok(Dungeon(tiles))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Dungeon, A::Error> {
                let mut tiles = [Tile::default(); CELLS];
                for tile in &mut tiles {
                    *tile = seq.next_element()?.ok_or_else(|| A::Error::custom("too few tiles"))?;
                }
                Ok(Dungeon(tiles))
            }
        }
        if source.is_human_readable() { source.deserialize_map(Read) } else { source.deserialize_seq(Read) }
    }
}
