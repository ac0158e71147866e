//! The rules ledger: clause by clause, the same ids in every language.

use std::collections::BTreeMap;

/// A parsed ledger. One clause is one line: `- **VA-PAY-01** [tags] text`.
pub struct Ledger {
    pub title: String,
    pub chapters: Vec<Chapter>,
    places: BTreeMap<String, (usize, usize)>,
}

pub struct Chapter {
    pub title: String,
    /// Markdown of the chapter that belongs to no clause.
    pub text: String,
    pub clauses: Vec<LedgerClause>,
}

pub struct LedgerClause {
    pub id: String,
    /// Player counts, variants and the like, without brackets.
    pub tags: Vec<String>,
    pub text: String,
    /// A ruling (`R-08`) settles an open question of the rulebook; it is not a clause of its own.
    pub is_ruling: bool,
}

impl Ledger {
    pub fn parse(text: &str) -> Ledger {
        let mut ledger = Ledger { title: String::new(), chapters: Vec::new(), places: BTreeMap::new() };
        let mut chapter = Chapter { title: String::new(), text: String::new(), clauses: Vec::new() };
        for line in text.lines() {
            if let Some(title) = line.strip_prefix("# ") {
                ledger.title = title.trim().to_owned();
            } else if let Some(title) = line.strip_prefix("## ").or_else(|| line.strip_prefix("### ")) {
                let next =
                    Chapter { title: title.trim().to_owned(), text: String::new(), clauses: Vec::new() };
                ledger.chapters.push(std::mem::replace(&mut chapter, next));
            } else if let Some(clause) = parse_clause(line) {
                ledger.places.insert(clause.id.clone(), (ledger.chapters.len(), chapter.clauses.len()));
                chapter.clauses.push(clause);
            } else if line.trim() != "---" {
                chapter.text.push_str(line);
                chapter.text.push('\n');
            }
        }
        ledger.chapters.push(chapter);
        ledger
    }

    /// A clause or ruling by its id, upper or lower case.
    pub fn find(&self, id: &str) -> Option<&LedgerClause> {
        let (chapter, clause) = self.places.get(&id.to_uppercase())?;
        self.chapters.get(*chapter)?.clauses.get(*clause)
    }

    /// The ids of all clauses in order, rulings left out.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        let clauses = self.chapters.iter().flat_map(|chapter| &chapter.clauses);
        clauses.filter(|clause| !clause.is_ruling).map(|clause| clause.id.as_str())
    }
}

fn parse_clause(line: &str) -> Option<LedgerClause> {
    let (id, rest) = line.strip_prefix("- **")?.split_once("**")?;
    let is_id = id.contains('-') && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    if !is_id {
        return None;
    }
    let mut text = rest.trim_start();
    let mut tags = Vec::new();
    while let Some((tag, after)) = text.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        tags.push(tag.to_owned());
        text = after.trim_start();
    }
    Some(LedgerClause { id: id.to_owned(), tags, text: text.to_owned(), is_ruling: id.starts_with("R-") })
}

/// The clause ids that a line of a test or scenario cites, such as `// rule: VA-PAY-01, VA-PAY-02`.
pub fn cited(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-')).filter(|word| {
        let mut parts = word.split('-');
        let game =
            parts.next().is_some_and(|part| part.len() == 2 && part.bytes().all(|b| b.is_ascii_uppercase()));
        game && word.rsplit('-').next().is_some_and(|last| last.starts_with(|c: char| c.is_ascii_digit()))
    })
}
