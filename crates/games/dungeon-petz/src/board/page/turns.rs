//! The order in which the groups act: the biggest first, round the table within a size (DP-SEND-01 to DP-SEND-03).

use engine::Seat;

use crate::{
    Phase, View,
    open::{Errand, Group},
};

/// The groups that are still to act after the one that is being dealt with.
pub fn order(view: &View) -> Vec<(Seat, Group)> {
    let Phase::Sending { size: now, seat: turn, errand } = &view.phase else { return Vec::new() };
    let circle = view.order();
    let mut left: Vec<(Seat, Group)> = Vec::new();
    for seat in &circle {
        left.extend(view.player(*seat).groups.iter().map(|group| (*seat, *group)));
    }
    // A group that is being dealt with has left the list: the circle goes on behind its owner.
    let here =
        circle.iter().position(|seat| seat == turn).unwrap_or(0) + usize::from(*errand != Errand::Pick);
    let mut queue = Vec::new();
    while let Some(size) = left.iter().map(|(_, group)| group.size()).max() {
        let mut turns = circle.iter().cycle().skip(if size == *now { here } else { 0 });
        while left.iter().any(|(_, group)| group.size() == size) {
            let Some(seat) = turns.next() else { break };
            if let Some(at) = left.iter().position(|(owner, group)| owner == seat && group.size() == size) {
                queue.push(left.remove(at));
            }
        }
    }
    queue
}
