// The entry script of `<tabiya-lesson>`; all of it stands in element/.

export { TabiyaLesson } from "./element/tabiya-lesson.js";
