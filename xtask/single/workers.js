// Workers of lab.js in the page in one file, which has no file for one: the page carries the worker’s script,
// and gives it the rules core.

import LabWorker from "../../www/pkg/lab-worker.js?worker&inline";

export const workers = {
  make() {
    const worker = new LabWorker();
    worker.postMessage({ core: document.getElementById("inside-module")?.textContent });
    return worker;
  },
};
