//! Refusals that have facts to tell.

use engine::{Seat, reasons};

reasons! {
    bed_full("no-ub-slide-02", who: Seat);
}
