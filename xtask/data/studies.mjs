// Checks of studies and lessons beyond the schema.

import { courses } from "../../www/lessons/courses/index.js";
import { read } from "../../www/lessons/lesson.js";
import { played, twice } from "./checks.mjs";

/** @typedef {import("./place.mjs").Way} Way */
/** @typedef {import("./checks.mjs").Check} Check */

/** @type {Check} */
export const studies = (list, known, path) => {
  const own = path.replace(/^.*\/|\.json$/g, "");
  return [
    ...twice(list),
    ...list.flatMap((/** @type {any} */ study, /** @type {number} */ place) => [
      ...(study.game === own ? [] : [{ at: [place, "game"], says: `is not ${own}, for which the file is` }]),
      ...(study.stands ?? []).flatMap((/** @type {any} */ { work }, /** @type {number} */ at) =>
        work in known.studyWorks
          ? []
          : [{ at: [place, "stands", at, "work"], says: `no work “${work}” in works.json` }],
      ),
      ...played(study, [place], known),
    ]),
  ];
};

/** @type {Check} */
export const verdicts = (list, known) => [
  ...twice(list),
  ...list.flatMap((/** @type {any} */ { game, solved = [] }, /** @type {number} */ place) =>
    solved.flatMap((/** @type {any} */ { options }, /** @type {number} */ at) =>
      played({ game, options }, [place, "solved", at], known),
    ),
  ),
];

/** @type {Check} */
export const course = (value, { tabiya }, path) => {
  const id = path.replace(/^.*\/|\.json$/g, "");
  const { faults } = read(/** @type {any} */ (tabiya), value);
  const listed = courses.find((one) => one.id === id);
  const told = [
    listed?.title === value.title
      ? []
      : [{ at: ["title"], says: `www/lessons/courses/index.js has “${listed?.title}”` }],
    listed?.steps === value.steps.length ? [] : [{ at: ["steps"], says: `index.js has ${listed?.steps} steps` }],
  ];
  return [...told.flat(), ...faults.map(({ at, message }) => ({ at: wayOf(at), says: message }))];
};

/** `steps[2].ask.of` as a way. @param {string} at @returns {Way} */
const wayOf = (at) => (at.match(/[^.[\]]+/g) ?? []).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
