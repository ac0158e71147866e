//! The effect of a card as written, read operation by operation.

use engine::pack::Reader;

use super::{super::raw, Lookup, role};
use crate::effect::{Good, Op, Per, Resource, Trigger, Wanted};

pub const HARVEST_ON: &[&str] = &["gain", "gain_any", "gain_per", "exchange", "choose", "take"];
pub const HARVEST_OFF: &[&str] = &["gain", "gain_any", "gain_per", "exchange", "choose"];
pub const REWARD: &[&str] = &["gain", "gain_per", "gain_citizen", "choose"];

/// Which operations may stand behind which trigger: elsewhere they would have no meaning.
pub fn allowed(trigger: Trigger) -> &'static [&'static str] {
    match trigger {
        Trigger::OnBuild => &[
            "gain",
            "gain_per",
            "gain_citizen",
            "take",
            "exchange",
            "extra_action",
            "take_random_monster",
            "return_card",
        ],
        Trigger::OwnRoll => &["set_die", "shift_die"],
        Trigger::OwnActionEnd => &["take", "exchange", "gain", "gain_per"],
        Trigger::OwnActionStatic => &["ignore_surcharge", "domain_discount"],
        _ => &["gain", "gain_per"],
    }
}

pub fn ops(entry: &str, list: &[raw::Op], allowed: &[&str], names: &Lookup<'_>, read: &Reader) -> Vec<Op> {
    read.demand(list.len() <= 6, entry, "an effect has at most 6 operations");
    list.iter().filter_map(|op| operation(entry, op, allowed, names, read)).collect()
}

fn operation(entry: &str, op: &raw::Op, allowed: &[&str], names: &Lookup<'_>, read: &Reader) -> Option<Op> {
    if !allowed.contains(&op.op.as_str()) {
        read.wrong(entry, format!("operation `{}` cannot stand here", op.op));
        return None;
    }
    let mut reader = Fields { entry, op, used: vec!["op"], names, read };
    let made = match op.op.as_str() {
        "gain" => Op::Gain { good: reader.good("res"), n: reader.number("n") },
        "gain_any" => Op::GainAny { n: reader.number("n") },
        "gain_per" => {
            Op::GainPer { good: reader.good("res"), n: reader.number("n"), per: reader.per("per")? }
        }
        "exchange" => {
            let (pay, pay_n) = (reader.resource("pay_res"), reader.number("pay_n"));
            Op::Exchange { pay, pay_n, good: reader.good("gain_res"), n: reader.number("gain_n") }
        }
        "choose" => {
            reader.used.push("options");
            let options = op.options.clone().unwrap_or_default();
            // Alternatives are plain gains, and Citizens where the choice itself may be a reward.
            let plain: Vec<&str> =
                allowed.iter().copied().filter(|op| op.starts_with("gain") && *op != "gain_any").collect();
            let fits = (2..=4).contains(&options.len()) && options.iter().all(|option| !option.is_empty());
            read.demand(fits, entry, "a choice has 2 to 4 options, none of them empty");
            Op::Choose(options.iter().map(|option| ops(entry, option, &plain, names, read)).collect())
        }
        "take" => {
            reader.opponent();
            Op::Take { resources: reader.resources("res"), up_to: reader.number("up_to") }
        }
        "gain_citizen" => Op::GainCitizen(reader.wanted()),
        "extra_action" => {
            reader.word("action", &["slay_monster"]);
            Op::ExtraSlay
        }
        "take_random_monster" => {
            reader.opponent();
            Op::TakeRandomMonster
        }
        "return_card" => {
            let kind = reader.word("kind", &["citizen", "monster"]);
            let (good, n) = (reader.good("gain_res"), reader.number("gain_n"));
            if kind == 0 { Op::ReturnCitizen { good, n } } else { Op::ReturnMonster { good, n } }
        }
        "set_die" => {
            let to = reader.number("to");
            read.demand((1..=6).contains(&to), entry, "a die shows 1 to 6");
            let per = if op.cost_per.is_some() { Some(reader.per("cost_per")?) } else { None };
            Op::SetDie { to, cost: reader.resource("cost_res"), n: reader.number("cost_n"), per }
        }
        "shift_die" => {
            reader.used.extend(["delta", "min"]);
            let (delta, min) = (op.delta.unwrap_or(0), op.min.unwrap_or(1));
            let fits = (-5..=5).contains(&delta) && delta != 0 && (1..=6).contains(&min);
            read.demand(fits, entry, "delta is -5 to 5 and not 0, min is 1 to 6");
            Op::ShiftDie { delta, min }
        }
        "ignore_surcharge" => Op::IgnoreSurcharge,
        "domain_discount" => Op::DomainDiscount { n: reader.number("n") },
        "place_token" => {
            reader.word("target", &["other_monster"]);
            Op::PlaceToken { resource: reader.resource("res"), n: reader.number("n") }
        }
        "all_lose" => Op::AllLose { resource: reader.resource("res"), n: reader.number("n") },
        _ => return None,
    };
    reader.finish();
    Some(made)
}

/// Reads the fields of one operation and notices those that do not belong to it.
struct Fields<'a> {
    entry: &'a str,
    op: &'a raw::Op,
    used: Vec<&'static str>,
    names: &'a Lookup<'a>,
    read: &'a Reader,
}

impl Fields<'_> {
    fn number(&mut self, field: &'static str) -> u8 {
        self.used.push(field);
        let op = self.op;
        let number = match field {
            "n" => op.n,
            "pay_n" => op.pay_n,
            "gain_n" => op.gain_n,
            "up_to" => op.up_to,
            "to" => op.to,
            _ => op.cost_n,
        };
        let fits = number.is_some_and(|number| (1..=30).contains(&number));
        self.read.demand(fits, self.entry, format!("`{}` needs `{field}` from 1 to 30", op.op));
        number.unwrap_or(1).clamp(1, 30)
    }

    fn text(&mut self, field: &'static str) -> String {
        self.used.push(field);
        let op = self.op;
        let text = match field {
            "res" => match &op.res {
                Some(raw::OneOrMany::One(text)) => Some(text.clone()),
                _ => None,
            },
            "pay_res" => op.pay_res.clone(),
            "gain_res" => op.gain_res.clone(),
            _ => op.cost_res.clone(),
        };
        text.unwrap_or_default()
    }

    fn good(&mut self, field: &'static str) -> Good {
        let name = self.text(field);
        match name.as_str() {
            "vp" => Good::Vp,
            name => self.named_resource(field, name).into(),
        }
    }

    fn resource(&mut self, field: &'static str) -> Resource {
        let name = self.text(field);
        self.named_resource(field, &name)
    }

    fn named_resource(&mut self, field: &str, name: &str) -> Resource {
        match name {
            "gold" => Resource::Gold,
            "strength" => Resource::Strength,
            "magic" => Resource::Magic,
            _ => {
                self.read.wrong(self.entry, format!("`{}`: no resource `{name}` for `{field}`", self.op.op));
                Resource::Gold
            }
        }
    }

    fn resources(&mut self, field: &'static str) -> Vec<Resource> {
        self.used.push(field);
        let list = match &self.op.res {
            Some(raw::OneOrMany::Many(list)) => list.clone(),
            Some(raw::OneOrMany::One(one)) => vec![one.clone()],
            None => Vec::new(),
        };
        self.read.demand(!list.is_empty(), self.entry, format!("`{}` needs `{field}`", self.op.op));
        let mut resources: Vec<Resource> = list.iter().map(|name| self.named_resource(field, name)).collect();
        resources.sort();
        resources.dedup();
        resources
    }

    fn opponent(&mut self) {
        self.used.push("from");
        let fits = self.op.from.as_deref() == Some("opponent");
        self.read.demand(fits, self.entry, "`from` is `opponent`");
    }

    fn word(&mut self, field: &'static str, known: &[&str]) -> usize {
        self.used.push(field);
        let word = match field {
            "action" => &self.op.action,
            "kind" => &self.op.kind,
            _ => &self.op.target,
        };
        let found = known.iter().position(|known| word.as_deref() == Some(known));
        self.read.demand(found.is_some(), self.entry, format!("`{field}` is one of {}", known.join(", ")));
        found.unwrap_or(0)
    }

    fn wanted(&mut self) -> Wanted {
        self.used.extend(["role", "max_cost", "name"]);
        let named = self.op.name.as_deref().map(|name| {
            let named = self.names.citizens_named(name);
            self.read.demand(!named.is_empty(), self.entry, format!("no citizen is named `{name}`"));
            named
        });
        Wanted {
            role: self.op.role.as_deref().map(|name| role(self.entry, name, self.read)),
            max_cost: self.op.max_cost,
            named,
        }
    }

    fn per(&mut self, field: &'static str) -> Option<Per> {
        self.used.push(field);
        let per = if field == "per" { &self.op.per } else { &self.op.cost_per };
        let Some(per) = per else {
            self.read.wrong(self.entry, format!("`{}` needs `{field}`", self.op.op));
            return None;
        };
        Some(match per.count.as_str() {
            "citizens_with_role" => {
                Per::CitizensWithRole(role(self.entry, per.role.as_deref().unwrap_or(""), self.read))
            }
            "cards_named" => {
                let name = per.name.as_deref().unwrap_or("");
                let named = self.names.sources_named(name);
                self.read.demand(named != 0, self.entry, format!("no card is named `{name}`"));
                Per::CardsNamed(named)
            }
            "citizens" => Per::Citizens,
            "domains" => Per::Domains,
            "monsters" => Per::Monsters,
            "monsters_of_place" => {
                let name = per.place.as_deref().unwrap_or("");
                let place = self.names.place(name);
                self.read.demand(place.is_some(), self.entry, format!("no place `{name}`"));
                Per::MonstersOfPlace(place?)
            }
            other => {
                self.read.wrong(self.entry, format!("nothing to count called `{other}`"));
                return None;
            }
        })
    }

    fn finish(self) {
        let op = self.op;
        for (field, given) in [
            ("res", op.res.is_some()),
            ("n", op.n.is_some()),
            ("per", op.per.is_some()),
            ("pay_res", op.pay_res.is_some()),
            ("pay_n", op.pay_n.is_some()),
            ("gain_res", op.gain_res.is_some()),
            ("gain_n", op.gain_n.is_some()),
            ("options", op.options.is_some()),
            ("from", op.from.is_some()),
            ("up_to", op.up_to.is_some()),
            ("role", op.role.is_some()),
            ("max_cost", op.max_cost.is_some()),
            ("name", op.name.is_some()),
            ("action", op.action.is_some()),
            ("kind", op.kind.is_some()),
            ("to", op.to.is_some()),
            ("cost_res", op.cost_res.is_some()),
            ("cost_n", op.cost_n.is_some()),
            ("cost_per", op.cost_per.is_some()),
            ("delta", op.delta.is_some()),
            ("min", op.min.is_some()),
            ("target", op.target.is_some()),
        ] {
            let fits = !given || self.used.contains(&field);
            self.read.demand(fits, self.entry, format!("`{}` has no field `{field}`", op.op));
        }
    }
}
