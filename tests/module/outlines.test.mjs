// Outlines of the games: what a page knows of them before its board stands is what it is told of them afterwards.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { gameOutlines, games, initSync, referenceGames } from "../../www/pkg/tabiya.js";

initSync({ module: readFileSync(new URL("../../www/pkg/tabiya_bg.wasm", import.meta.url)) });

test("outlines say what the games say", () => {
  const compared = referenceGames();
  assert.equal(games().length, 16);
  assert.deepEqual(
    compared.map(({ id }) => id),
    ["medieval-chess", "new-chess", "modern-chess"],
  );
  const told = [...games(), ...compared].map((game) => ({
    id: game.id,
    title: game.title,
    subtitle: game.subtitle,
    period: game.period,
    place: game.place,
    family: game.family,
    reference: compared.includes(game),
    files: game.board.files,
    ranks: game.board.ranks,
    seat: game.seats[0].id,
    contest: game.contest,
    kinds: game.kinds.map(({ id }) => id),
    patterns: game.kinds.some(({ moves }) => moves.length > 0),
    pieceSets: game.pieceSets,
    options: game.options.map((option) => ({
      id: option.id,
      default: option.default,
      choices: option.choices.map(({ id }) => id),
    })),
  }));
  assert.deepEqual(gameOutlines(), told);
});
