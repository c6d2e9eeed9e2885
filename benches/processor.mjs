// Time by the processor instead of by the clock: on a busy machine what one gets of a second differs from another's.

import process from "node:process";

/** The milliseconds that this process, with its threads, has had of the processor. */
export function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Has what runs in this thread take processor time for the clock's. @template T @param {() => T | Promise<T>} run */
export async function byProcessor(run) {
  const usual = [performance.now, Date.now];
  performance.now = Date.now = processorTime;
  try {
    return await run();
  } finally {
    [performance.now, Date.now] = usual;
  }
}
