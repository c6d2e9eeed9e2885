// `tabiya/vue`: the elements as components of Vue 3, `<Board>` and `<Lesson>`.

import { defineComponent, h, onMounted, onUpdated, ref } from "vue";
import { split } from "./component.js";
import "./tabiya-lesson.js";

export * from "./tabiya-board.js";

const component = (tag, name, emits) =>
  defineComponent({
    name,
    inheritAttrs: false,
    emits,
    setup(_, { attrs, emit, expose, slots }) {
      const element = ref(null);
      expose({ element });
      const late = () => split(tag, attrs).late(element.value);
      onMounted(late);
      onUpdated(late);
      const listeners = Object.fromEntries(
        emits.map((event) => [`onTabiya-${event}`, (found) => found.target === element.value && emit(event, found)]),
      );
      return () => {
        const { attributes } = split(tag, attrs);
        return h(tag, { ...attributes, ...listeners, ref: element }, slots.default?.());
      };
    },
  });

export const Board = component("tabiya-board", "TabiyaBoard", ["ready", "step", "error"]);
export const Lesson = component("tabiya-lesson", "TabiyaLesson", ["ready", "answer", "error"]);
