//! What can be expected of need cards before they are drawn, worked out once for a pack.

use crate::{
    data::{BARS, CustomerKind, Data, Deck, Wish},
    terms::{Colour, Need, Term},
};

/// Tables by customer, pet and size, and by colour.
#[derive(Debug, Default)]
pub struct Odds {
    /// The match of a pet without tokens with a customer, if its owner chooses cards for the sale.
    matches: Vec<Vec<[f32; BARS + 1]>>,
    /// The same for a customer who is not known yet.
    stranger: Vec<[f32; BARS + 1]>,
    /// The share of each need in each deck.
    pub needs: [[f32; 6]; 4],
}

impl Odds {
    pub fn of(data: &Data) -> Odds {
        let needs = data.decks.map(|deck| shares(&deck));
        let matches: Vec<Vec<[f32; BARS + 1]>> = data
            .customers
            .iter()
            .map(|customer| {
                let pet = |bars: &[Colour; BARS]| {
                    std::array::from_fn(|size| expected(customer, &bars[..size], &needs))
                };
                data.pets.iter().map(|pet_kind| pet(&pet_kind.bars)).collect()
            })
            .collect();
        let count = matches.len().max(1) as f32;
        let stranger = (0..data.pets.len())
            .map(|pet| {
                std::array::from_fn(|size| {
                    matches.iter().map(|pets| pets[pet][size].max(0.0)).sum::<f32>() / count
                })
            })
            .collect();
        Odds { matches, stranger, needs }
    }

    /// The match to expect of a pet of a size; `None` for a customer who is not known yet.
    #[inline]
    pub fn matched(&self, customer: Option<u8>, pet: u8, size: u8) -> f32 {
        let size = usize::from(size).min(BARS);
        match customer {
            Some(customer) => self.matches[usize::from(customer)][usize::from(pet)][size],
            None => self.stranger[usize::from(pet)][size],
        }
    }
}

fn shares(deck: &Deck) -> [f32; 6] {
    let total = deck.cards.iter().map(|count| f32::from(*count)).sum::<f32>().max(1.0);
    deck.cards.map(|count| f32::from(count) / total)
}

/// A hand holds one card more of each colour than there are bars: the worst of them is not played.
fn expected(customer: &CustomerKind, bars: &[Colour], needs: &[[f32; 6]; 4]) -> f32 {
    let mut sum = 0.0;
    for colour in Colour::ALL {
        let count = bars.iter().filter(|bar| *bar == colour).count();
        if count == 0 {
            continue;
        }
        let share = &needs[colour.index()];
        let points = |need: usize| -> f32 {
            let wishes = customer.terms.iter();
            let of = wishes.filter(|(wish, _)| *wish == Wish::Need(Need::ALL[need]));
            of.map(|(_, points)| f32::from(*points)).sum()
        };
        let cards = count + 1;
        let mean: f32 = (0..6).map(|need| share[need] * points(need)).sum();
        // The expected worst of so many cards: the sum of the chances that all are better than each bound.
        let mut bounds: Vec<(f32, f32)> = (0..6).map(|need| (points(need), share[need])).collect();
        bounds.sort_by(|one, other| one.0.total_cmp(&other.0));
        let (mut worst, mut better) = (0.0, 1.0f32);
        for (points, share) in bounds {
            let after = (better - share).max(0.0);
            worst += points * (better.powi(cards as i32) - after.powi(cards as i32));
            better = after;
        }
        sum += cards as f32 * mean - worst;
        for (wish, points) in &customer.terms {
            if let Wish::Rainbow(need) = wish
                && *need != Need::Sleep
            {
                let none = (1.0 - share[need.index()]).powi(cards as i32);
                sum += f32::from(*points) * (1.0 - none);
            }
        }
    }
    sum
}
