//! How one input becomes another: the recipe is read, something in it is changed, and it is written again.

use ludotheque::api::ActorArg;
use ludotheque::core::{Pcg, Rng};
use serde_json::{Value, json};

use super::any_session::{create, play};
use super::pinned;
use super::properties::Kind;
use super::recipe::{Edit, Recipe, Try};
use super::vocabulary::{GAMES, Words, array};

/// The longest value that an edit brings along, in bytes of text.
const LONGEST_VALUE: usize = 300;

/// Another input, made from this one or from nothing; nothing if its bytes are to be changed instead.
pub fn mutate(kind: Kind, data: &[u8], seed: u32) -> Option<String> {
    let mut maker = Maker { kind, dice: Pcg::new(seed.into()) };
    let read = std::str::from_utf8(data).ok().and_then(Recipe::read);
    let recipe = match read {
        Some(_) if maker.dice.below(200) == 0 => return None,
        Some(recipe) if maker.dice.below(40) > 0 => recipe,
        None if maker.dice.below(2) == 0 && !data.is_empty() => return None,
        _ => return Some(maker.fresh()),
    };
    let words = GAMES.iter().find(|words| words.id == recipe.game);
    Some(match words {
        Some(words) => maker.changed(recipe, words).text(),
        None => maker.fresh(),
    })
}

/// The table of one input with what is done at the other's.
pub fn cross(one: &[u8], other: &[u8], seed: u32) -> Option<String> {
    let read = |data| std::str::from_utf8(data).ok().and_then(Recipe::read);
    let (mut one, other) = (read(one)?, read(other)?);
    match Pcg::new(seed.into()).below(3) {
        0 if one.game == other.game => one.setup = other.setup,
        1 => one.play = other.play,
        _ => {}
    }
    one.edits.extend(other.edits);
    one.tries.extend(other.tries);
    shorten(&mut one);
    Some(one.text())
}

/// The latest steps are enough: a long recipe says no more than a short one.
fn shorten(recipe: &mut Recipe) {
    recipe.edits.drain(..recipe.edits.len().saturating_sub(6));
    recipe.tries.drain(..recipe.tries.len().saturating_sub(24));
}

struct Maker {
    kind: Kind,
    dice: Pcg,
}

impl Maker {
    fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.dice.below(items.len() as u32) as usize)
    }

    /// A recipe from nothing; for saves now and then the whole text, for its bytes to be changed.
    fn fresh(&mut self) -> String {
        let games: Vec<&Words> = GAMES.iter().filter(|words| pinned().is_none_or(|id| id == words.id)).collect();
        let Some(words) = self.pick(&games).copied() else { panic!("FUZZ_GAME is not a game: {:?}", pinned()) };
        if self.kind == Kind::moves && self.dice.below(4) == 0 {
            return self.pick(&words.golden).map(Recipe::text).unwrap_or_default();
        }
        let mut setup = self.pick(&words.setups).cloned().unwrap_or_default();
        if self.dice.below(2) == 0 {
            setup["chance"] = json!("manual");
        }
        let recipe = Recipe { game: words.id.clone(), setup, play: self.depth(), edits: Vec::new(), tries: Vec::new() };
        if self.kind == Kind::saves && self.dice.below(8) == 0 {
            return recipe.table().map_or_else(|_| recipe.text(), |table| table.save());
        }
        self.changed(recipe, words).text()
    }

    /// How deep into a game: mostly not far, sometimes to its end.
    fn depth(&mut self) -> u16 {
        let most = *self.pick(&[1, 12, 60, 250, 1200]).unwrap_or(&1);
        self.dice.below(most) as u16
    }

    fn changed(&mut self, mut recipe: Recipe, words: &Words) -> Recipe {
        if self.dice.below(24) == 0 {
            recipe.edits.extend(self.wide(&recipe));
        }
        for _ in 0..=self.dice.below(3) {
            match (self.dice.below(8), self.kind) {
                (0, _) => recipe.play = self.depth(),
                (1, _) | (_, Kind::options) => self.change_setup(&mut recipe.setup, words),
                (2, Kind::moves) => self.drop_one(&mut recipe.tries),
                (2, _) => self.drop_one(&mut recipe.edits),
                (_, Kind::moves) => self.change_tries(&mut recipe, words),
                (_, Kind::positions | Kind::saves) => self.change_edits(&mut recipe, words),
            }
        }
        shorten(&mut recipe);
        recipe
    }

    /// An edit that makes an object or a list very wide.
    fn wide(&mut self, recipe: &Recipe) -> Option<Edit> {
        let read = |text: String| serde_json::from_str(&text).unwrap_or_default();
        let data = match self.kind {
            Kind::options => recipe.setup.clone(),
            Kind::moves => recipe.tries.iter().find_map(|step| match step {
                Try::Move { r#move, .. } => Some(r#move.clone()),
                Try::Play(_) => None,
            })?,
            Kind::positions => read(recipe.table().ok()?.state()),
            Kind::saves => read(recipe.table().ok()?.save()),
        };
        let mut places = places(&data);
        places.retain(|at| data.pointer(at).is_some_and(|value| value.is_object() || value.is_array()));
        let at = self.pick(&places)?.clone();
        self.pick(&[300, 20_000, 100_000]).map(|&count| Edit::Widen(at, count))
    }

    fn drop_one<T>(&mut self, items: &mut Vec<T>) {
        if !items.is_empty() {
            items.remove(self.dice.below(items.len() as u32) as usize);
        }
    }

    fn change_setup(&mut self, setup: &mut Value, words: &Words) {
        match self.dice.below(4) {
            0 => *setup = self.pick(&words.setups).cloned().unwrap_or_default(),
            1 if setup.is_object() => {
                if let Some((name, value)) = self.pick(&words.options).cloned() {
                    setup[name] = value;
                }
            }
            2 if self.kind == Kind::options => {
                // A table that has filled in what was left out tells more names to change.
                let recipe = Recipe { game: words.id.clone(), setup: setup.clone(), play: 0, edits: vec![], tries: vec![] };
                let saved = recipe.open().map(|table| table.save());
                if let Ok(mut saved) = saved.map(|text| serde_json::from_str::<Value>(&text).unwrap_or_default()) {
                    *setup = saved["setup"].take();
                }
                self.change_one(setup, words);
            }
            _ => self.change_one(setup, words),
        }
    }

    /// Adds a try or changes one.
    fn change_tries(&mut self, recipe: &mut Recipe, words: &Words) {
        match self.dice.below(4) {
            0 => recipe.tries.push(Try::Play(self.dice.below(32) as u8)),
            1 if !recipe.tries.is_empty() => {
                let at = self.dice.below(recipe.tries.len() as u32) as usize;
                if let Try::Move { seat, r#move } = &mut recipe.tries[at] {
                    match self.dice.below(5) {
                        0 => {
                            *seat = self
                                .pick(&[json!(0), json!(1), json!(2), json!(3), json!("chance"), Value::Null, json!(0.5)])
                                .cloned()
                                .unwrap_or_default()
                        }
                        _ => self.change_one(r#move, words),
                    }
                }
            }
            2 if !recipe.tries.is_empty() => {
                let again = self.pick(&recipe.tries).cloned();
                recipe.tries.extend(again);
            }
            _ => {
                // A move that is legal at the table, or was, and perhaps is no more when it is changed.
                let Ok(mut table) = recipe.table() else { return };
                play(&mut *table, self.dice.below(8), &mut self.dice);
                let Some(who) = table.actors().first() else { return };
                let listed: Value =
                    table.legal_moves(ActorArg::First).map_or(Value::Null, |text| serde_json::from_str(&text).unwrap());
                let Some(mut mv) = self.pick(array(&listed)).cloned() else { return };
                if self.dice.below(2) == 0 {
                    self.change_one(&mut mv, words);
                }
                recipe.tries.push(Try::Move { seat: serde_json::to_value(who).unwrap_or_default(), r#move: mv });
            }
        }
    }

    /// Adds an edit that changes something.
    fn change_edits(&mut self, recipe: &mut Recipe, words: &Words) {
        let Ok(table) = recipe.table() else { return };
        let text = if self.kind == Kind::saves { table.save() } else { table.state() };
        let base: Value = serde_json::from_str(&text).unwrap_or_default();
        let data = recipe.edited(base.clone());
        let places = places(&data);
        // Hardly any change of a position is accepted: half the time the first of many that is.
        let tries = if self.kind == Kind::positions && self.dice.below(2) == 0 { 40 } else { 1 };
        for _ in 0..tries {
            let Some(edit) = self.edit(&data, &places, words) else { return };
            recipe.edits.push(edit);
            let position = recipe.edited(base.clone());
            let setup = json!({ "position": position, "seed": 1 });
            if tries == 1 || (position != data && create(&recipe.game, &setup.to_string()).is_ok()) {
                return;
            }
            recipe.edits.pop();
        }
    }

    /// A change to something in this data.
    fn edit(&mut self, data: &Value, places: &[String], words: &Words) -> Option<Edit> {
        let at = self.pick(places).cloned()?;
        Some(match self.dice.below(8) {
            0 => Edit::Cut(at),
            1..=3 => {
                let mut value = data.pointer(&at).cloned().unwrap_or_default();
                self.change_here(&mut value, data, places, words);
                // A whole hand or board is changed in its parts.
                if value.to_string().len() > LONGEST_VALUE { Edit::Cut(at) } else { Edit::Put(at, value) }
            }
            choice => {
                // The most promising partner is of the same sort: another card, another train, another hand.
                let sort = |place: &str| place.chars().filter(|c| !c.is_ascii_digit()).collect::<String>();
                let alike: Vec<String> =
                    places.iter().filter(|&place| place != &at && sort(place) == sort(&at)).cloned().collect();
                let cousins = if alike.is_empty() || self.dice.below(3) == 0 { places } else { alike.as_slice() };
                let other = self.pick(cousins).cloned()?;
                match choice {
                    4 => Edit::Copy(at, other),
                    5 => Edit::Move(at, other),
                    _ => Edit::Swap(at, other),
                }
            }
        })
    }

    /// Changes one value somewhere in plain data.
    fn change_one(&mut self, data: &mut Value, words: &Words) {
        let (whole, places) = (data.clone(), places(data));
        if let Some(place) = self.pick(&places).and_then(|at| data.pointer_mut(at)) {
            self.change_here(place, &whole, &places, words);
        }
    }

    /// Changes a value: a number to a neighbour or an extreme, a text to another, a list by an item; or anything to
    /// something else altogether.
    fn change_here(&mut self, value: &mut Value, whole: &Value, places: &[String], words: &Words) {
        if self.dice.below(12) == 0 {
            *value = self.pick(places).and_then(|at| whole.pointer(at)).cloned().unwrap_or_default();
            return;
        }
        if self.dice.below(16) == 0 {
            let any = [Value::Null, json!(true), json!(0), json!(-1), json!(0.5), json!(""), json!([]), json!({})];
            *value = self.pick(&any).cloned().unwrap_or_default();
            return;
        }
        match value {
            Value::Null | Value::String(_) => *value = self.pick(&words.texts).map_or(Value::Null, |text| json!(text)),
            Value::Bool(flag) => *flag = !*flag,
            Value::Number(number) => *value = self.other_number(number.as_i64().unwrap_or(0)),
            Value::Array(items) if !items.is_empty() => {
                let [at, other] = [0; 2].map(|_| self.dice.below(items.len() as u32) as usize);
                match self.dice.below(4) {
                    0 => drop(items.remove(at)),
                    1 => items.swap(at, other),
                    2 => items.insert(other, items[at].clone()),
                    _ => items.truncate(at),
                }
            }
            Value::Array(items) => items.extend(self.pick(&words.texts).map(|text| json!(text))),
            Value::Object(fields) => {
                let names: Vec<String> = fields.keys().cloned().collect();
                let gone = self.pick(&names).and_then(|name| fields.remove(name));
                if self.dice.below(2) == 0
                    && let (Some(gone), Some(name)) = (gone, self.pick(&words.texts))
                {
                    fields.insert(name.clone(), gone);
                }
            }
        }
    }

    fn other_number(&mut self, number: i64) -> Value {
        const EXTREMES: [i64; 16] =
            [0, 1, -1, 2, 99, 100, 127, 128, 255, 256, 65_535, 65_536, i32::MAX as i64, 1 << 32, 1 << 53, i64::MIN];
        match self.dice.below(8) {
            0 => json!(self.pick(&EXTREMES)),
            1 => json!(number as f64 + 0.5),
            2 => json!(1e300),
            3 => json!(u64::MAX),
            4 => json!(self.dice.below(64)),
            5 => json!(number.saturating_sub(1)),
            _ => json!(number.saturating_add(1)),
        }
    }
}

/// Every place in plain data, as pointers.
fn places(data: &Value) -> Vec<String> {
    fn walk(value: &Value, at: String, out: &mut Vec<String>) {
        match value {
            Value::Array(items) => items.iter().enumerate().for_each(|(n, item)| walk(item, format!("{at}/{n}"), out)),
            Value::Object(fields) => {
                for (name, value) in fields {
                    walk(value, format!("{at}/{}", name.replace('~', "~0").replace('/', "~1")), out);
                }
            }
            _ => {}
        }
        out.push(at);
    }
    let mut out = Vec::new();
    walk(data, String::new(), &mut out);
    out
}
