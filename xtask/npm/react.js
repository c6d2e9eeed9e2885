"use client";
// `tabiya/react`: the elements as components of React 19, `<Board>` and `<Lesson>`.

import { createElement, forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef } from "react";
import { split } from "./component.js";
import "./tabiya-lesson.js";

export * from "./tabiya-board.js";

// On a server nothing is laid out.
const useLayout = typeof document === "undefined" ? useEffect : useLayoutEffect;

const component = (tag, events) =>
  forwardRef(({ children, ...props }, ref) => {
    const element = useRef(null);
    const { attributes, late, listeners } = split(tag, props);
    const heard = useRef(listeners);
    heard.current = listeners;
    useImperativeHandle(ref, () => element.current);
    useLayout(() => late(element.current));
    useEffect(() => {
      const own = element.current;
      const listen = (event) => heard.current[event.type]?.(event);
      for (const name of events) own.addEventListener(name, listen);
      return () => {
        for (const name of events) own.removeEventListener(name, listen);
      };
    }, []);
    return createElement(tag, { ...attributes, ref: element }, children);
  });

export const Board = component("tabiya-board", ["tabiya-ready", "tabiya-step", "tabiya-error"]);
export const Lesson = component("tabiya-lesson", ["tabiya-ready", "tabiya-answer", "tabiya-error"]);
