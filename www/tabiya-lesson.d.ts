/**
 * The custom element `<tabiya-lesson>`: a lesson in another site. Importing this module defines it.
 *
 * What stands inside the tag shows before, without and in place of the script.
 *
 * | attribute | value |
 * | --- | --- |
 * | `course` | id of one of the courses, such as `shatranj` |
 * | `src` | in its place: the address of a lesson’s file |
 * | `lesson` | in its place: the letters of a lesson’s address, or its file as text |
 * | `step` | with which step it begins, from 1 |
 * | `pieces` | `figures`, `letters` or `pictograms` |
 * | `turned` | the first player sits at the top |
 * | `theme` | `light`, `dark` or `auto`; else the page’s custom properties, else the colours of files |
 *
 * Its colours are those of `<tabiya-board>`. Its width at most: `--tabiya-size`. Texts of a lesson are written as text:
 * nothing in one runs. What is answered is told to the page alone, and kept by nobody.
 *
 * Events, which bubble and cross shadow trees: `tabiya-ready`, `tabiya-answer`, `tabiya-error`.
 */
export declare class TabiyaLesson extends HTMLElement {
  /** Loads the rules and shows the lesson; resolves when it stands, or cannot. */
  load(): Promise<void>;
  /** A lesson set as a whole, in place of the attributes, as its file has it; the next attribute undoes it. */
  lesson: unknown;
  /** Which step is shown, from 1. */
  step: number;
}

/** A step has been answered, or read where it asks nothing. */
export interface AnswerDetail {
  /** From 1. */
  step: number;
  right: boolean;
  /** How many steps are done, of how many. */
  done: number;
  of: number;
}

/** A lesson stands. */
export interface LessonReadyDetail {
  steps: number;
}
/** The lesson cannot be: what was inside the tag shows, with a note. */
export interface LessonErrorDetail {
  code: string;
  message: string;
}

/** Its events by name. */
export interface TabiyaLessonEvents {
  "tabiya-ready": CustomEvent<LessonReadyDetail>;
  "tabiya-answer": CustomEvent<AnswerDetail>;
  "tabiya-error": CustomEvent<LessonErrorDetail>;
}

/** Listeners as React and Preact name them. */
export type TabiyaLessonListeners = {
  [Name in keyof TabiyaLessonEvents as `on${Name}`]?: (event: TabiyaLessonEvents[Name]) => void;
};

/** Its attributes in JSX; `tabiya/react`, `tabiya/preact` and `tabiya/solid` tell these of them. */
export interface TabiyaLessonAttributes {
  course?: import("./pkg/tabiya.js").GameId | (string & {});
  src?: string;
  lesson?: string;
  step?: number | string;
  pieces?: "figures" | "letters" | "pictograms";
  turned?: boolean | "";
  theme?: "light" | "dark" | "auto";
}

declare global {
  interface HTMLElementTagNameMap {
    "tabiya-lesson": TabiyaLesson;
  }
  interface HTMLElementEventMap {
    "tabiya-answer": CustomEvent<AnswerDetail>;
  }
}
