// Registration of the service worker, which keeps the page for readers without a network, and says so once it is true.
//
// The work is the service worker's, sw.js; this is what the reader sees of it.

import * as words from "../words/page.js";

/**
 * @param {HTMLElement} badge shown when everything is kept
 * @param {import("../app/notices.js").Notices} notices
 */
export async function keepOffline(badge, notices) {
  // A page opened from a disk is there anyway.
  if (!location.protocol.startsWith("http")) return;
  try {
    const { serviceWorker } = navigator;
    const registration = await serviceWorker.register("sw.js", { updateViaCache: "none" });
    if (!registration) return;
    offerNew(registration, notices);
    const { active } = await serviceWorker.ready;
    badge.textContent = words.offline.badge;
    badge.title = words.offline.badgeHelp;
    badge.hidden = !(active && (await isWhole(active)));
  } catch {
    // The browser keeps nothing here, or the list of files is not built: the page works as before.
  }
}

/**
 * Asks the worker whether it has every file.
 * @param {ServiceWorker} worker
 * @returns {Promise<boolean>}
 */
function isWhole(worker) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage("whole?", [port2]);
  });
}

/**
 * Tells the reader when a new version has been taken in.
 * @param {ServiceWorkerRegistration} registration
 * @param {import("../app/notices.js").Notices} notices
 */
function offerNew(registration, notices) {
  const { serviceWorker } = navigator;
  // The worker of the version that this window shows. One that came before its worker has none over it yet, and hears
  // of later versions all the same.
  const own = serviceWorker.controller ?? registration.active ?? registration.waiting ?? registration.installing;
  let asked = false;
  const reload = () => location.reload();
  const offer = () => {
    const { waiting } = registration;
    if (!waiting || waiting === own) return;
    notices.show(words.offline.ready, {
      text: words.offline.reload,
      click: () => {
        asked = true;
        waiting.postMessage("begin");
      },
    });
  };
  const watch = () => registration.installing?.addEventListener("statechange", offer);
  registration.addEventListener("updatefound", watch);
  watch();
  offer();
  serviceWorker.addEventListener("controllerchange", () => {
    if (asked) reload();
    else if (serviceWorker.controller === own) return;
    // Another window asked; this one goes on with what it has.
    else notices.show(words.offline.changed, { text: words.offline.reload, click: reload });
  });
}
