//! Resolving the ids of choices to their places in the record.

use super::game::Game;
use super::option::SetupError;

/// The place of the chosen choice of every option, without compiling rules.
///
/// # Errors
/// An unknown option or choice; choices that do not go together.
pub fn resolve(game: &Game, chosen: &[(&str, &str)]) -> Result<Vec<u8>, SetupError> {
    let mut choices = vec![0u8; game.options.len()];
    for &(id, choice) in chosen {
        let Some((index, option)) = game.option(id) else {
            return Err(SetupError::UnknownOption { game: game.id.clone(), option: id.to_owned() });
        };
        let Some((place, _)) = option.choice(choice) else {
            return Err(SetupError::UnknownChoice {
                game: game.id.clone(),
                option: option.id.clone(),
                choice: choice.to_owned(),
            });
        };
        choices[index] = place as u8;
    }
    let in_force = |id: &str, choice: &str| {
        game.option(id).is_some_and(|(index, option)| option.choices[choices[index] as usize].id == choice)
    };
    for (option, &place) in game.options.iter().zip(&choices) {
        let choice = &option.choices[place as usize];
        for by in choice.excludes.iter() {
            if in_force(&by.0, &by.1) {
                return Err(SetupError::RuledOut {
                    game: game.id.clone(),
                    ruled_out: (option.id.clone(), choice.id.clone()),
                    by: by.clone(),
                });
            }
        }
    }
    Ok(choices)
}
