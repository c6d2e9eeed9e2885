// What pages with lessons load; all of it stands in element/.

export { TabiyaLesson } from "./element/tabiya-lesson.js";
