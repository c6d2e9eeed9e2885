// The look of lists, tables and bars: their order, their room, their colours, and what stays of a search.

import { violations } from "./axe.mjs";
import { assert, test } from "./harness.mjs";
import { goTo, open, rendered } from "./reader.mjs";

test("the list of studies begins with Shatranj, and that with its famous problem", async () => {
  // Where the game has none of its own, all are listed.
  for (const game of ["shatranj", "chaturanga"]) {
    const page = await open(`#/${game}?v=1&view=studies`);
    const card = page.locator(".study-card").first();
    await card.waitFor();
    assert.match((await card.getAttribute("href")) ?? "", /^#\/shatranj\b/, game);
    assert.match(await card.innerText(), /Dilaram/, game);
  }
});

test("the search of the studies is there again after a study was opened, by Back and by its link", async () => {
  for (const way of ["back", "link"]) {
    const page = await open("#/shatranj?v=1&view=studies");
    const find = page.locator("#studies-tools input[type=search]");
    await find.fill("dilaram");
    await page.waitForFunction(() =>
      [...document.querySelectorAll(".study-card")].every((one) => /dilaram/i.test(one.textContent ?? "")),
    );
    const found = await page.locator(".study-card").count();
    assert.ok(found > 0);
    await page.locator(".study-card").first().click();
    await page.locator("#study-tools").waitFor();
    await rendered(page);
    if (way === "back") await page.goBack();
    else await page.locator(".study-ways a", { hasText: "All problems" }).click();
    await page.locator(".study-card").first().waitFor();
    assert.equal(await find.inputValue(), "dilaram", way);
    assert.equal(await page.locator(".study-card").count(), found, way);
  }
});

test("figures under several rules stand beside each other where there is room, and nothing is cut off", async () => {
  const page = await open("#/shatranj?v=1&view=verdicts", { width: 1366, height: 768, reducedMotion: true });
  const rows = page.locator(".study-table tr", { has: page.locator(".study-found ~ .study-found") });
  await rows.first().waitFor();
  const tops = await rows
    .first()
    .locator(".study-found")
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  assert.equal(tops[0], tops[1], `${tops}`);
  for (const [width, height] of [
    [1366, 768],
    [1024, 768],
    [390, 844],
    [320, 640],
  ]) {
    await page.setViewportSize({ width, height });
    const cut = await page.evaluate(() => {
      const table = document.querySelector(".study-table");
      return [table ? table.scrollWidth - table.clientWidth : 0, document.documentElement.scrollWidth - innerWidth];
    });
    assert.ok(cut[1] <= 0 && (width < 1100 || cut[0] <= 0), `${width}: ${cut}`);
  }
});

test("no row of the matrix is higher than a good part of the window, and a sentence sums it up", async () => {
  const page = await open("#/shatranj?v=1&room=matrix", {
    width: 1366,
    height: 768,
    reducedMotion: true,
  });
  await page.locator(".matrix-cell").first().waitFor();
  const heights = await page
    .locator(".matrix tbody tr")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  assert.ok(Math.max(...heights) < 260, `${heights}`);
  const cut = page.locator(".matrix-cell", { has: page.locator(".matrix-more") });
  assert.ok((await cut.count()) > 0, "what is left out is counted");
  // What is cut is read whole beside the table.
  const whole = await cut.first().locator(".matrix-sentence").count();
  await cut.first().click();
  await page.locator(".matrix-detail li").first().waitFor();
  assert.equal(await page.locator(".matrix-detail li").count(), whole);
  const summary = await page.locator(".matrix-summary").innerText();
  const [, all, alone] =
    /^(\d+|No|One) rules? (?:is|are) told of every game, (\d+|none) of one game alone/.exec(summary) ?? [];
  // Counted on what is shown.
  const shown = await page.locator(".matrix tbody tr").evaluateAll((rows) => {
    const cells = rows.map((row) => [...row.querySelectorAll("td")].map((one) => !one.matches(".matrix-none")));
    const having = cells[0].map((_, at) => cells.filter((row) => row[at]).length);
    return [having.filter((one) => one === rows.length).length, having.filter((one) => one === 1).length];
  });
  assert.deepEqual(
    [all, alone].map((one) => Number({ No: 0, One: 1, none: 0 }[one ?? ""] ?? one)),
    shown,
    summary,
  );
  await page.locator("input[name=find]").fill("no such word");
  await page.waitForFunction(() => !document.querySelector(".matrix-cell"));
  assert.equal(await page.locator(".matrix-summary").innerText(), "");
});

test("bars that grow have the page’s colour, not the browser’s", async () => {
  const page = await open("#/shatranj");
  for (const address of [
    "#/shatranj?v=1&room=evidence",
    "#/shatranj?v=1&room=reconstruct",
    "#/shatranj?v=1&view=studies",
    "#/shatranj?v=1&room=lessons",
  ]) {
    await goTo(page, address);
    const plain = await page
      .locator("progress")
      .evaluateAll((all) =>
        all.filter((one) => getComputedStyle(one).accentColor === "auto").map((one) => one.outerHTML),
      );
    assert.deepEqual(plain, [], address);
  }
  const bare = await page.evaluate(() => {
    const bar = document.createElement("progress");
    document.body.append(bar);
    return getComputedStyle(bar).accentColor;
  });
  assert.notEqual(bare, "auto");
});

test("won, drawn and lost are told apart in forced colours, and a sign under the pointer is read", async () => {
  const page = await open("#/shatranj?v=1&view=verdicts");
  await page.emulateMedia({ forcedColors: "active" });
  await page.locator(".study-bar").first().waitFor({ state: "attached" });
  const colours = await page
    .locator(".study-bar")
    .first()
    .locator("[data-part]")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  assert.equal(new Set(colours).size, 3, `${colours}`);
  await goTo(page, "#/shatranj?v=1&room=family");
  const sign = page.locator(".family-sign").first();
  await sign.waitFor();
  await sign.hover();
  const [ink, ground] = await sign.evaluate((one) => {
    const { color, backgroundColor } = getComputedStyle(one);
    return [color, backgroundColor];
  });
  const light = (/** @type {string} */ rgb) => (rgb.match(/\d+/g) ?? []).slice(0, 3).reduce((a, b) => a + Number(b), 0);
  assert.ok(Math.abs(light(ink) - light(ground)) > 250, `${ink} on ${ground}`);
});

test("a line of one half-move keeps its one move, and as many sources disagree as are counted", async () => {
  const page = await open("#/chaturanga?line=e2e3&panel=choices");
  await page.locator("label[for=choice-elephant-dabbaba]").click();
  await page.waitForFunction(() =>
    document.querySelector(".trial")?.textContent?.includes("its one move stays possible"),
  );
  assert.doesNotMatch(await page.locator(".trial").innerText(), /all 1|1 moves/);
  const count = [
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
  ];
  for (const game of ["chaturanga", "makruk", "shatar", "sittuyin", "heian-shogi"]) {
    await goTo(page, `#/${game}`);
    const said = page.locator("#invitation .differ");
    if ((await said.count()) === 0) continue;
    const told = await said.innerText();
    const [, number] = /([\w-]+) questions? about this game/.exec(told) ?? [];
    const asked = await said.locator(".ask").count();
    if (!/for example:/.test(told) && asked > 0)
      assert.equal(count[asked] ?? String(asked), number?.toLowerCase(), `${game}: ${told}`);
  }
});

test("axe finds nothing wrong in “What differs” and “Print a set”", async () => {
  const page = await open("#/chaturanga?v=1&view=differs&compare=-;shatranj");
  await page.locator(".differ-row").first().waitFor();
  assert.deepEqual(await violations(page), []);
  await goTo(page, "#/chaturanga?v=1&view=set");
  await page.locator("#set svg").first().waitFor();
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ]) {
    await page.setViewportSize({ width, height });
    assert.deepEqual(await violations(page), [], `${width}`);
  }
});

/**
 * How bright a colour is, as WCAG 2.2 defines it, and with it how far two are apart.
 * @param {string} rgb
 */
function luminance(rgb) {
  const [red, green, blue] = (rgb.match(/[\d.]+/g) ?? []).slice(0, 3).map((one) => {
    const part = Number(one) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
/** @param {string} one @param {string} other */
function apart(one, other) {
  const [dim, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`pieces in lists and what small boards say stand out from what lies behind (${colorScheme})`, async () => {
    const page = await open("", { colorScheme, reducedMotion: true });
    const behind = await page.evaluate(() =>
      ["--paper", "--glow", "--leaf"].map((name) => {
        const one = document.createElement("i");
        one.style.color = `var(${name})`;
        document.body.append(one);
        const { color } = getComputedStyle(one);
        one.remove();
        return color;
      }),
    );
    for (const game of ["chaturanga", "shaturanga", "makruk", "xiangqi", "dice-chess"]) {
      await goTo(page, `#/${game}`);
      await page.locator(".kind-diagram svg").last().waitFor();
      // The body of a piece or the line around it: white ones have a dark line by day.
      const figures = await page.locator(".kind-figures .piece-figure").evaluateAll((all) =>
        all.map((one) => {
          const of = (/** @type {string} */ parts, /** @type {"fill" | "stroke"} */ what) =>
            [...one.querySelectorAll(parts)].map((part) => getComputedStyle(part)[what]);
          return [...of(".body, .face", "fill"), ...of(".rim, .face", "stroke")].filter((one) => one !== "none");
        }),
      );
      assert.ok(figures.length > 4, game);
      for (const colours of figures)
        for (const ground of behind)
          assert.ok(Math.max(...colours.map((one) => apart(one, ground))) >= 3, `${game}: ${colours} on ${ground}`);
      const marks = await page.locator(".kind-diagram svg").evaluateAll((all) =>
        all.flatMap((board) => {
          const ground = board.querySelector(".field");
          const scale = board.getBoundingClientRect().width / Number(board.getAttribute("width"));
          return [...board.querySelectorAll(".mark .solid")].map((dot) => ({
            ink: getComputedStyle(dot).fill,
            ground: ground ? getComputedStyle(ground).fill : "",
            wide: (36 + Number.parseFloat(getComputedStyle(dot).strokeWidth)) * scale,
          }));
        }),
      );
      assert.ok(marks.length > 10, game);
      for (const { ink, ground, wide } of marks) {
        assert.ok(apart(ink, ground) >= 5, `${game}: ${ink} on ${ground}`);
        assert.ok(wide >= 6, `${game}: a dot of ${wide} pixels`);
      }
    }
    await goTo(page, "#/shatranj?v=1&view=differs&compare=-;makruk");
    const lines = await page
      .locator(".slot")
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderBlockStartColor));
    assert.equal(lines.length, 2);
    for (const line of lines) for (const ground of behind) assert.ok(apart(line, ground) >= 3, `${line} on ${ground}`);
  });
}

test("the ring of what has the focus is not cut off by what it stands in", async () => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ]) {
    const page = await open("#/shatranj", { width, height, reducedMotion: true });
    for (const [address, part] of [
      ["#/shatranj", "#tabs"],
      ["#/shatranj?panel=choices", "#tabs"],
      ["#/shatranj?v=1&view=studies", ".study-card"],
      ["#/chaturanga?v=1&room=sources", ".way-list, #way-list"],
    ]) {
      await goTo(page, address);
      await page.locator(part).first().waitFor({ state: "attached" });
      const cut = await page.evaluate(() => {
        const found = [];
        const all = document.querySelectorAll("#views button, #way-list button, #tabs button, .study-card");
        for (const one of /** @type {NodeListOf<HTMLElement>} */ (all)) {
          if (!one.checkVisibility({ visibilityProperty: true })) continue;
          one.focus({ preventScroll: true, focusVisible: true });
          const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(one);
          const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
          if (outlineStyle === "none") found.push(`${one.textContent} has none`);
          const box = one.getBoundingClientRect();
          for (let about = one.parentElement; about && about !== document.body; about = about.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(about);
            const bounds = about.getBoundingClientRect();
            const [left, top] = [bounds.left + about.clientLeft, bounds.top + about.clientTop];
            // What is scrolled away is cut off anyway.
            const beyond = [
              overflowX !== "visible" && box.left > left - 1 && box.left - ring < left - 1,
              overflowX !== "visible" &&
                box.right < left + about.clientWidth + 1 &&
                box.right + ring > left + about.clientWidth + 1,
              overflowY !== "visible" && box.top > top - 1 && box.top - ring < top - 1,
            ];
            if (beyond.some(Boolean)) found.push(`${one.textContent} in ${about.id || about.className}`);
          }
        }
        return found;
      });
      assert.deepEqual(cut, [], `${address} at ${width}`);
    }
    await page.context().close();
  }
});

test("in forced colours the chosen tab, the sets of rules and the map are told apart", async () => {
  const page = await open("#/shatranj");
  await page.emulateMedia({ forcedColors: "active" });
  const outline = (/** @type {string} */ what) =>
    page
      .locator(what)
      .first()
      .evaluate((one) => getComputedStyle(one).outlineStyle);
  assert.equal(await outline('#tabs [aria-selected="true"]'), "solid");
  assert.equal(await outline('#tabs [aria-selected="false"]'), "none");
  await goTo(page, "#/shatranj?v=1&view=differs&compare=-;makruk");
  await page.locator(".slot").nth(1).waitFor();
  const sets = await page.locator(".slot").evaluateAll((all) =>
    all.map((one) => {
      const sample = one.querySelector(".mark-sample .mark");
      return [getComputedStyle(one).borderBlockStartColor, sample && getComputedStyle(sample).color];
    }),
  );
  for (const [line, sign] of sets) assert.equal(line, sign, "a set has the colour of its sign");
  assert.notEqual(sets[0][0], sets[1][0]);
  await goTo(page, "#/shatranj?v=1&room=family");
  await page.locator(".family-land").waitFor();
  const [fill, stroke] = await page.locator(".family-land").evaluate((one) => {
    const style = getComputedStyle(one);
    return [style.fill, style.stroke];
  });
  assert.ok(apart(fill, stroke) >= 3, `${stroke} about ${fill}`);
});
