//! What can be expected of need cards before they are drawn, worked out once for a pack.

use crate::{
    data::{BARS, CustomerKind, Data, Deck, PetKind, Wish},
    terms::{Colour, Need, Term},
};

/// Tables by customer, pet and size, and by colour.
#[derive(Debug, Default)]
pub struct Odds {
    /// The match of a pet without tokens with a customer, if its owner chooses cards for the sale.
    matches: Vec<Vec<[f32; BARS + 1]>>,
    /// The same for a customer who is not known yet.
    stranger: Vec<[f32; BARS + 1]>,
    /// What each customer gives for a suffering and for a mutation token, and one who is not known yet.
    tokens: Vec<[f32; 2]>,
    any_tokens: [f32; 2],
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
                let pet = |pet: &PetKind| {
                    std::array::from_fn(|size| expected(customer, pet.shown(size as u8), &data.hand, &needs))
                };
                data.pets.iter().map(pet).collect()
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
        let each = |customer: &CustomerKind| {
            [Wish::Suffering, Wish::Mutation].map(|wish| f32::from(customer.each(wish)))
        };
        let tokens: Vec<[f32; 2]> = data.customers.iter().map(each).collect();
        let any_tokens = [0, 1].map(|at| tokens.iter().map(|each| each[at]).sum::<f32>() / count);
        Odds { matches, stranger, tokens, any_tokens, needs }
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

    /// What a customer gives for so many tokens of suffering and mutation; `None` for one who is not known yet.
    #[inline]
    pub fn tokens(&self, customer: Option<u8>, suffering: f32, mutation: f32) -> f32 {
        let [each_suffering, each_mutation] =
            customer.map_or(self.any_tokens, |customer| self.tokens[usize::from(customer)]);
        each_suffering * suffering + each_mutation * mutation
    }
}

fn shares(deck: &Deck) -> [f32; 6] {
    let total = deck.cards.iter().map(|count| f32::from(*count)).sum::<f32>().max(1.0);
    deck.cards.map(|count| f32::from(count) / total)
}

/// A hand holds some cards more of each colour than there are bars: the worst of them are not played.
fn expected(customer: &CustomerKind, bars: &[Colour], hand: &[u8; 4], needs: &[[f32; 6]; 4]) -> f32 {
    let mut sum = 0.0;
    for colour in Colour::ALL {
        let count = bars.iter().filter(|bar| *bar == colour).count();
        if count == 0 {
            continue;
        }
        let share = &needs[colour.index()];
        let points = |need: usize| -> f32 { f32::from(customer.each(Wish::Need(Need::ALL[need]))) };
        let spare = usize::from(hand[colour.index()]);
        let cards = count + spare;
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
        sum += cards as f32 * mean - spare as f32 * worst;
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
