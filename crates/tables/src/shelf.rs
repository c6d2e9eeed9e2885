//! The tables of a folder: those that are there, those that others need, and what positions come to by them.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tabiya_rules::endings::Value;
use tabiya_rules::{Position, Role, Rules};

use crate::build::{Builder, How, Tell};
use crate::ending::{Ending, left};
use crate::error::Error;
use crate::material::{Material, Order};
use crate::statistics::{self, Side, Statistics};
use crate::table::{Layout, Table};

/// Tables under the same rules, and the folder they are kept in.
pub struct Shelf {
    rules: Rules,
    folder: Option<PathBuf>,
    tables: HashMap<Material, Arc<Table>>,
    order: Order,
    /// The roles that keep to regions, in one table or another.
    kept: Vec<Vec<Role>>,
}

/// What an ending takes.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// How many positions its table has room for, a byte each.
    pub positions: u64,
    /// The memory in which it is made, in bytes, with the tables that its captures and promotions lead to.
    pub memory: u64,
}

impl Shelf {
    /// Tables in memory alone, or also in a folder, as files with the names of endings.
    pub fn new(rules: Rules, folder: Option<&Path>) -> Shelf {
        let order = Order::of(&rules);
        Shelf { rules, folder: folder.map(Path::to_owned), tables: HashMap::new(), order, kept: Vec::new() }
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The file of an ending.
    pub fn path(&self, material: &Material) -> Option<PathBuf> {
        self.folder.as_ref().map(|folder| folder.join(format!("{}.table", material.name(&self.rules))))
    }

    /// The endings that one needs, itself last.
    ///
    /// # Errors
    /// Where no table can hold one of them.
    pub fn needs(rules: &Rules, material: &Material) -> Result<Vec<Material>, Error> {
        let mut list = Vec::new();
        needs(rules, &Order::of(rules), material, &mut list)?;
        Ok(list)
    }

    /// What an ending takes.
    ///
    /// # Errors
    /// Where no table can hold it.
    pub fn size(rules: &Rules, material: &Material) -> Result<Size, Error> {
        let layout = Layout::new(rules, material)?;
        let mut memory = layout.bytes() + layout.index.size as u64 / 8;
        for other in leads_to(&Order::of(rules), &layout) {
            memory += Layout::new(rules, &other)?.bytes();
        }
        Ok(Size { positions: layout.bytes(), memory })
    }

    /// The table of an ending, read from the folder if it is not in memory.
    ///
    /// # Errors
    /// [`Error::Missing`], or what is wrong with the file.
    pub fn table(&mut self, material: &Material) -> Result<Arc<Table>, Error> {
        if let Some(table) = self.tables.get(material) {
            return Ok(table.clone());
        }
        let path = self.path(material).filter(|path| path.exists());
        let path = path.ok_or_else(|| Error::Missing(material.name(&self.rules)))?;
        let table = Arc::new(Table::read(&self.rules, material, &path)?);
        self.keep(material, table.clone());
        Ok(table)
    }

    /// Leaves a table to the folder.
    pub(crate) fn forget(&mut self, material: &Material) {
        if self.folder.is_some() {
            self.tables.remove(material);
        }
    }

    #[cfg(test)]
    pub(crate) fn layout(&self, material: &Material) -> Result<Layout, Error> {
        Layout::new(&self.rules, material)
    }

    #[cfg(test)]
    pub(crate) fn put(&mut self, material: Material, table: Table) {
        self.keep(&material, Arc::new(table));
    }

    /// Makes a table, those that it leads to being there, and writes it if there is a folder. Others are forgotten,
    /// where they can be read again.
    ///
    /// # Errors
    /// Where no table can hold it, one that it needs is missing, or the file cannot be written.
    pub fn build(&mut self, material: &Material, how: How, tell: Tell<'_>) -> Result<Arc<Table>, Error> {
        let rules = self.rules.clone();
        let layout = Layout::new(&rules, material)?;
        if self.folder.is_some() {
            let kept = leads_to(&self.order, &layout);
            self.tables.retain(|other, _| kept.contains(other));
        }
        let ending = Ending::new(&rules, &layout, &mut |other| self.table(other))?;
        let (sides, late) = Builder::new(&ending, how).build(tell);
        drop(ending);
        let table = Arc::new(Table { layout, sides, late });
        if let Some(path) = self.path(material) {
            table.write(&rules, &path)?;
        }
        self.keep(material, table.clone());
        Ok(table)
    }

    /// What an ending comes to.
    ///
    /// # Errors
    /// Where its table, or one that it leads to, is not there.
    pub fn statistics(&mut self, material: &Material, threads: usize) -> Result<Statistics, Error> {
        let rules = self.rules.clone();
        let table = self.table(material)?;
        let ending = Ending::new(&rules, &table.layout, &mut |other| self.table(other))?;
        Ok(statistics::of(Some(&ending), &table, threads))
    }

    /// The shares and longest wins alone, which a table says by itself: no move is looked at, so that single winning
    /// moves and zugzwang are not counted.
    ///
    /// # Errors
    /// Where its table is not there.
    pub fn shares(&mut self, material: &Material, threads: usize) -> Result<[Side; 2], Error> {
        let table = self.table(material)?;
        Ok(statistics::of(None, &table, threads).sides)
    }

    /// The ending of a position.
    pub fn ending_of(&self, position: &Position) -> Material {
        self.order.placed(position, &[]).0
    }

    /// What a position comes to for the side to move, by a table in memory; nothing if there is none, or it cannot be.
    pub fn value(&self, position: &Position) -> Option<Value> {
        let find = |kept: &[Role]| {
            let (material, position) = self.order.placed(position, kept);
            Some((self.tables.get(&material)?, position))
        };
        let (table, position) = find(&[]).or_else(|| self.kept.iter().find_map(|kept| find(kept)))?;
        table.value_of(&position)
    }

    fn keep(&mut self, material: &Material, table: Arc<Table>) {
        let kept = material.kept();
        if !kept.is_empty() && !self.kept.contains(&kept) {
            self.kept.push(kept);
        }
        self.tables.insert(material.clone(), table);
    }
}

/// The endings that captures and promotions lead to at once.
fn leads_to(order: &Order, layout: &Layout) -> Vec<Material> {
    let mut list = Vec::new();
    for change in &layout.spec.changes {
        let material = left(order, layout, change).0;
        if !list.contains(&material) {
            list.push(material);
        }
    }
    list
}

fn needs(rules: &Rules, order: &Order, material: &Material, list: &mut Vec<Material>) -> Result<(), Error> {
    if list.contains(material) {
        return Ok(());
    }
    for other in leads_to(order, &Layout::new(rules, material)?) {
        needs(rules, order, &other, list)?;
    }
    list.push(material.clone());
    Ok(())
}
