//! What cards do, in signs for the eye and in words for the ear.

use maud::{Markup, html};
use words::Lang;

use super::{super::effects, art};
use crate::{
    data::Data,
    effect::{Op, Per, Resource},
    open::Stock,
};

/// One effect: signs where there are some, else its words.
pub fn effect(data: &Data, ops: &[Op], lang: Lang) -> Markup {
    html! {
        span.va-signs {
            span.hidden { (effects::effect(data, ops, lang)) }
            span aria-hidden="true" { (row(data, ops, lang)) }
        }
    }
}

fn row(data: &Data, ops: &[Op], lang: Lang) -> Markup {
    html! {
        @for (at, op) in ops.iter().enumerate() { @if at > 0 { " + " } (operation(data, op, lang)) }
    }
}

pub fn operation(data: &Data, op: &Op, lang: Lang) -> Markup {
    match op {
        Op::Gain { good, n } => counted((*n).into(), art::good(*good)),
        Op::GainAny { n } => counted((*n).into(), art::icon("any")),
        Op::GainPer { good, n, per } => html! {
            (counted((*n).into(), art::good(*good)))
            @match per {
                Per::CitizensWithRole(role) => { "/" (art::icon(art::role_name(*role))) },
                _ => { " " (effects::per(data, *per, lang)) },
            }
        },
        Op::Exchange { pay, pay_n, good, n } => html! {
            (counted((*pay_n).into(), art::resource(*pay))) "→" (counted((*n).into(), art::good(*good)))
        },
        Op::Choose(options) => html! {
            @for (at, option) in options.iter().enumerate() { @if at > 0 { " / " } (row(data, option, lang)) }
        },
        Op::Take { resources, up_to } => html! {
            "⇠" @for (at, resource) in resources.iter().enumerate() {
                @if at > 0 { "/" } (counted((*up_to).into(), art::resource(*resource)))
            }
        },
        _ => html! { (effects::effect(data, std::slice::from_ref(op), lang)) },
    }
}

fn counted(n: u32, sign: Markup) -> Markup {
    html! { span.va-n { (n) (sign) } }
}

/// An amount of each kind there is any of.
pub fn goods(stock: Stock) -> Markup {
    html! {
        @for resource in Resource::ALL {
            @if stock.of(resource) > 0 { (counted(stock.of(resource), art::resource(resource))) }
        }
        @if stock.vp > 0 { (counted(stock.vp, art::icon("vp"))) }
    }
}

/// What is paid: `2 Strength + 1 Magic`.
pub fn price(parts: &[(Resource, u32)]) -> Markup {
    let due = parts.iter().filter(|(_, n)| *n > 0);
    html! {
        @for (at, (resource, n)) in due.enumerate() {
            @if at > 0 { "+" } (counted(*n, art::resource(*resource)))
        }
    }
}
