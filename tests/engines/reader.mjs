// Actions of a reader on the page, in whichever browser.

import assert from "node:assert/strict";
import { By, Key, error, until } from "selenium-webdriver";
import { Pointer } from "selenium-webdriver/lib/input.js";

/** @typedef {import("selenium-webdriver").WebDriver} WebDriver */

/** How long anything may take before it counts as not happening, in milliseconds. */
const PATIENCE = 20_000;

export class Reader {
  /** @param {WebDriver} driver */
  constructor(driver) {
    this.driver = driver;
  }

  /**
   * Runs a function in the page.
   * @template T
   * @param {(...args: any[]) => T} what
   * @param {...unknown} args
   * @returns {Promise<Awaited<T>>}
   */
  in(what, ...args) {
    return this.driver.executeScript(`return (${what})(...arguments)`, ...args);
  }

  /**
   * Waits for a condition in the page.
   * @param {string} says
   * @param {(...args: any[]) => unknown} what
   * @param {...unknown} args
   */
  async until(says, what, ...args) {
    await this.driver.wait(() => this.in(what, ...args), PATIENCE, `not in time: ${says}`, 25);
  }

  /** Opens an address and waits until the page has started. @param {string} url */
  async open(url) {
    // Another fragment alone would not load the page again.
    await this.driver.get("about:blank");
    await this.driver.get(url);
    await this.until(`${url} starts`, () => document.documentElement?.dataset.ready !== undefined);
  }

  /** @param {string} hash */
  async goTo(hash) {
    await this.in((to) => {
      location.hash = to;
    }, hash);
  }

  /** @param {RegExp} pattern */
  async addressIs(pattern) {
    await this.until(
      `the address matches ${pattern}`,
      (source) => new RegExp(source).test(location.hash),
      pattern.source,
    );
  }

  /** @param {string} selector */
  async text(selector) {
    return (await this.driver.findElement(By.css(selector)).getText()).replace(/\s+/g, " ").trim();
  }

  /** Clicks as a reader does, with the mouse. @param {string} selector */
  async click(selector) {
    const element = await this.driver.findElement(By.css(selector));
    await this.driver.wait(until.elementIsVisible(element), PATIENCE);
    await this.in(
      (/** @type {Element} */ element) => element.scrollIntoView({ block: "center", behavior: "instant" }),
      element,
    );
    await element.click();
  }

  /** A selector of a square of the board. @param {string} square */
  cell(square) {
    return `#board .tabiya-cell[data-square="${square}"]`;
  }

  /** @param {...string} keys */
  async press(...keys) {
    for (const key of keys) await this.driver.actions().sendKeys(key).perform();
  }

  /** The games that the page lists. @returns {Promise<string[]>} */
  games() {
    return this.in(() =>
      [...document.querySelectorAll("#games a")].map(
        (link) => /^#\/([\w-]+)/.exec(link.getAttribute("href") ?? "")?.[1] ?? "",
      ),
    );
  }

  /** Opens a game, plays its demonstration to the end, and then its first possible move. @param {string} id */
  async play(id) {
    await this.goTo(`#/${id}`);
    await this.until(
      `${id} opens`,
      (id) => document.querySelector("#games [aria-current=page]")?.getAttribute("href")?.split("?")[0] === `#/${id}`,
      id,
    );
    await this.click("#tab-moves");
    await this.click(".line-actions button");
    // The board may still be scrolling into sight: what is clicked too early is missed.
    await this.until(
      `${id}: its line is there`,
      () => Number(/** @type {HTMLInputElement} */ (document.querySelector(".slider")).max) > 0,
    );
    await this.click(".transport.last");
    const [at, length, stops] = await this.in(() => {
      const slider = /** @type {HTMLInputElement} */ (document.querySelector(".slider"));
      return [
        slider.value,
        slider.max,
        document.querySelector(".stops")?.checkVisibility() ? document.querySelector(".stops")?.textContent : "",
      ];
    });
    assert.ok(Number(length) >= 3, `${id}: the demonstration has moves`);
    assert.equal(at, length, `${id}: it is played to its end`);
    assert.ok(!stops, `${id}: ${stops}`);
    await this.goTo(`#/${id}`);
    await this.until(`${id} begins again`, () => !location.hash.includes("line="));
    const can = (/** @type {string} */ selector) =>
      this.in((selector) => document.querySelector(selector)?.checkVisibility() ?? false, selector);
    if (await can("#board .tabiya-cell.movable")) {
      await this.click("#board .tabiya-cell.movable");
      await this.click("#board .tabiya-cell.target");
    } else if (await can("button.dice-throw")) await this.click("button.dice-throw");
    // Pieces who are only put on the board stand beside it.
    else return;
    await this.addressIs(/line=/);
  }

  /**
   * Drags a piece with the mouse, a finger or a pen. Where the driver has no such pointer, its
   * events are made in the page, which tests the board but not the browser.
   * @param {"mouse" | "touch" | "pen"} type
   * @param {string} from
   * @param {string} to
   * @returns {Promise<boolean>} whether the driver did it
   */
  async drag(type, from, to) {
    const [start, end] = await Promise.all(
      [from, to].map((square) => this.driver.findElement(By.css(this.cell(square)))),
    );
    await this.in(
      (/** @type {Element} */ element) => element.scrollIntoView({ block: "center", behavior: "instant" }),
      start,
    );
    if (await this.has(type)) {
      const pointer = new Pointer(type, type);
      await this.driver
        .actions({ async: true })
        .insert(
          pointer,
          pointer.move({ origin: start, duration: 0 }),
          pointer.press(),
          pointer.move({ origin: end, duration: 200 }),
          pointer.release(),
        )
        .perform();
      return true;
    }
    await this.in(
      (type, /** @type {Element[]} */ ...[start, end]) => {
        const middle = (/** @type {Element} */ element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return { clientX: x + width / 2, clientY: y + height / 2 };
        };
        const about = { pointerType: type, pointerId: 7, isPrimary: true, bubbles: true, cancelable: true };
        start.dispatchEvent(new PointerEvent("pointerdown", { ...about, ...middle(start), buttons: 1 }));
        start.dispatchEvent(new PointerEvent("pointermove", { ...about, ...middle(end), button: -1, buttons: 1 }));
        start.dispatchEvent(new PointerEvent("pointerup", { ...about, ...middle(end) }));
      },
      type,
      start,
      end,
    );
    return false;
  }

  /**
   * Whether the driver has such a pointer: it may refuse, or pass it off as a mouse.
   * @param {"mouse" | "touch" | "pen"} type
   */
  async has(type) {
    // Where a tap does nothing.
    const place = await this.driver.findElement(By.css("#status"));
    await this.in(() =>
      addEventListener("pointerdown", ({ pointerType }) => Object.assign(self, { pointerType }), {
        capture: true,
        once: true,
      }),
    );
    const pointer = new Pointer(`try ${type}`, type);
    const tap = [pointer.move({ origin: place, duration: 0 }), pointer.press(), pointer.release()];
    try {
      await this.driver
        .actions({ async: true })
        .insert(pointer, ...tap)
        .perform();
    } catch (problem) {
      if (problem instanceof error.WebDriverError) return false;
      throw problem;
    }
    return (await this.in(() => Reflect.get(self, "pointerType"))) === type;
  }

  /** Waits until the page has stood still for some frames: it is not scrolling, or no longer. */
  async stands() {
    await this.driver.executeAsyncScript((/** @type {(value?: unknown) => void} */ done) => {
      let [still, last] = [0, scrollY];
      const look = () => {
        still = scrollY === last ? still + 1 : 0;
        last = scrollY;
        if (still < 10) requestAnimationFrame(look);
        else done();
      };
      requestAnimationFrame(look);
    });
  }

  /**
   * Draws a finger up the page, beginning on an element.
   * @param {string} selector
   * @param {number} way in pixels
   */
  async swipe(selector, way) {
    const start = await this.driver.findElement(By.css(selector));
    const finger = new Pointer("finger", "touch");
    await this.driver
      .actions({ async: true })
      .insert(
        finger,
        finger.move({ origin: start, duration: 0 }),
        finger.press(),
        finger.move({ origin: "pointer", x: 0, y: -way, duration: 400 }),
        finger.release(),
      )
      .perform();
  }
}

export { Key };
