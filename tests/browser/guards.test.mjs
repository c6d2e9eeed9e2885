// Mutation tests of the guards of the page, each with an old fault put back: they have to find it.

import { after, before } from "node:test";
import { readFileSync } from "node:fs";
import { cross } from "./crossing.mjs";
import { assert, openPage, problemsOf, test } from "./harness.mjs";
import { watchForSynchronous } from "./network.mjs";
import { rendered } from "./reader.mjs";
import { SOURCE, Written } from "./site.mjs";
import { listen, survey } from "./survey.mjs";

/** The page as it is written, of which single scripts can be changed. */
const site = new Written();

before(() => site.start());
after(() => site.stop());

/** A script in which a fault is put back. @param {string} path @param {string} from @param {string} to */
function broken(path, from, to) {
  const text = readFileSync(new URL(path, SOURCE), "utf8");
  assert.equal(text.split(from).length, 2, `${path} has changed: once there was ${from}`);
  return text.replace(from, to);
}

/**
 * Faults of each kind that the walk looks for: what is put into the page, how it is styled, and what is said of it.
 * @type {Record<string, { html: string, style?: string, says: RegExp, run?: () => void }>}
 */
const FAULTS = {
  "an arrow of source code": { html: "<p>(state) => state.game</p>", says: /source code: “\(state\)/ },
  "a value not put in": {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: that is the fault
    html: "<select aria-label='A'><option>Rule ${rule}</option></select>",
    says: /Rule \$\{rule/,
  },
  "undefined in a title of a picture": {
    html: "<svg role='img' viewBox='0 0 9 9'><title>undefined moves</title></svg>",
    says: /source code: “undefined moves/,
  },
  "NaN in a hidden label": {
    html: "<p id='far' hidden>NaN squares</p><button aria-labelledby='far'></button>",
    says: /source code: “NaN squares/,
  },
  "an object in a hidden description": {
    html: "<p id='far' hidden>[object Object]</p><button aria-describedby='far'>A</button>",
    says: /source code: “\[object Object/,
  },
  "undefined as the words of a value": {
    html: "<div role='slider' tabindex='0' aria-label='A' aria-valuenow='1' aria-valuetext='undefined'></div>",
    says: /source code: “undefined”/,
  },
  "undefined as the kind of a thing": {
    html: "<div role='group' aria-label='A' aria-roledescription='undefined kind'>A</div>",
    says: /source code: “undefined kind/,
  },
  "undefined in a field": { html: "<input aria-label='A' value='undefined'>", says: /source code: “undefined”/ },
  "undefined in a tooltip": { html: "<p title='undefined rules'>A</p>", says: /source code: “undefined rules/ },
  "undefined in a style": {
    html: "<p id='styled'>A</p>",
    style: "#styled::after { content: 'undefined by style' }",
    says: /source code: “undefined by style/,
  },
  "undefined that is announced": {
    html: "<p role='status' class='unseen' id='live'></p>",
    run: () => Object.assign(document.getElementById("live") ?? {}, { textContent: "undefined moved" }),
    says: /source code: “undefined moved/,
  },
  "the name of a data set": { html: "<p>Taken from FineWeb</p>", says: /the name of a data set/ },
  "text cut by its box": {
    html: "<p id='cut'>These words are cut off</p>",
    style: "#cut { inline-size: 40px; overflow: hidden; white-space: nowrap }",
    says: /text is cut: “These words/,
  },
  "text left of the window": {
    html: "<p id='left'>These words lie outside</p>",
    style: "#left { position: absolute; left: -60px }",
    says: /text is cut: “These words lie outside” .* by the window/,
  },
  "texts over each other": {
    html: "<div id='over'><p>One text of some length</p><p>Other text of some length</p></div>",
    style: "#over p { margin: 0; block-size: 20px } #over p + p { margin-block-start: -20px }",
    says: /texts lie over each other: “One text/,
  },
  "words under something opaque": {
    html: "<div id='over'><p>Words beneath it</p><div></div></div>",
    style: "#over { position: relative } #over div { position: absolute; inset: 0; background: #888 }",
    says: /text is covered: “Words beneath/,
  },
  "a field narrower than its words": {
    html: "<input id='narrow' aria-label='A' value='more words than room'>",
    style: "#narrow { inline-size: 50px }",
    says: /a field is narrower than its words: “more words/,
  },
  "a list narrower than its words": {
    html: "<select id='narrow' aria-label='A'><option>more words than there is room for</option></select>",
    style: "#narrow { inline-size: 60px }",
    says: /a field is narrower than its words: “more words/,
  },
  "a word on two lines": {
    html: "<p id='narrow'>Unbreakable words</p>",
    style: "#narrow { inline-size: 45px; overflow-wrap: anywhere }",
    says: /a word is broken: “Unbreakable/,
  },
  "an empty heading": { html: "<h3></h3>", says: /an empty heading/ },
  "an empty head of a column": {
    html: "<table><thead><tr><th scope='col'></th></tr></thead></table>",
    says: /an empty heading/,
  },
  "a warning": { html: "<p role='alert'>Something is wrong</p>", says: /a warning where nothing is wrong: “Something/ },
  "a refusal": { html: "<p class='refusal'>That cannot be</p>", says: /a warning where nothing is wrong: “That/ },
  "what was lost": { html: "<p class='lost'>It did not come</p>", says: /a warning where nothing is wrong: “It did/ },
  "a link to nothing": {
    html: "<a>Onward</a><a href='#no-such-place'>On</a>",
    says: /leads nowhere: “On” to #no-such/,
  },
  "a label that points nowhere": { html: "<button aria-labelledby='gone'>A</button>", says: /a label leads nowhere/ },
};
const UNNAMED = {
  button: "<button></button>",
  checkbox: "<input type='checkbox'>",
  image: "<svg role='img' viewBox='0 0 9 9'><path d='M0 0h9v9z'/></svg>",
  switch: "<div role='switch' aria-checked='false' tabindex='0'></div>",
  combobox: "<div role='combobox' aria-expanded='false' tabindex='0'></div>",
  listbox: "<div role='listbox' tabindex='0'><div role='option'>A</div></div>",
  option: "<div role='listbox' tabindex='0' aria-label='A'><div role='option'></div></div>",
  menuitem: "<div role='menu' aria-label='A'><div role='menuitem' tabindex='0'></div></div>",
  spinbutton: "<input type='number'>",
  slider: "<input type='range'>",
  textbox: "<textarea></textarea>",
  link: "<a href='#/shatranj'></a>",
};
for (const [role, html] of Object.entries(UNNAMED)) {
  FAULTS[`no name: ${role}`] = { html, says: new RegExp(`an unlabelled control: ${role} `) };
}

test("the walk finds each kind of fault, and none where there is none", async () => {
  const page = await openPage("#/shatranj", { width: 1440, reducedMotion: true, init: listen });
  await rendered(page);
  assert.deepEqual((await survey(page)).faults, []);
  for (const [name, { html, style = "", run, says }] of Object.entries(FAULTS)) {
    await page.evaluate(
      ({ html, style }) => {
        const place = document.createElement("div");
        place.id = "put-in";
        place.innerHTML = html;
        document.querySelector("main")?.prepend(place);
        // The page’s policy forbids styles in its text.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(style);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
        scrollTo(0, 0);
      },
      { html, style },
    );
    if (run) await page.evaluate(run);
    const { faults } = await survey(page);
    assert.ok(
      faults.some((fault) => says.test(fault)),
      `${name} is not found: ${JSON.stringify(faults)}`,
    );
    await page.evaluate(() => {
      document.getElementById("put-in")?.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    });
  }
  // What was announced while they were taken out.
  await survey(page);
  assert.deepEqual((await survey(page)).faults, []);
});

test("the steps from game to game find marks that are put on the board of the game before", async () => {
  const steps = /** @type {const} */ ([
    { from: "chaturanga", to: "shogi", view: "piece", goal: "piece", manner: "by hand" },
    { from: "chaturanga", to: "xiangqi", view: "piece", goal: "piece", manner: "by a link" },
  ]);
  const open = async () => {
    const page = await openPage("", { site: site.url, reducedMotion: true });
    await rendered(page);
    return page;
  };
  const whole = await open();
  for (const step of steps) await cross(whole, step, new Map());
  assert.deepEqual(problemsOf(whole), []);
  const from = "  useSolo(solo, {";
  const early = "  solo.views[0]?.marks([...reached, ...found.marks]);\n";
  site.put({ "views/piece.tsx": broken("views/piece.tsx", from, early + from) });
  for (const step of steps) {
    const page = await open();
    await assert.rejects(cross(page, step, new Map()), /has no square/);
    problemsOf(page).length = 0;
  }
  site.put({});
});

test("a synchronous request in what loads the rules core is found", async () => {
  const from = "    await init();\n";
  const request = 'const late = new XMLHttpRequest();\nlate.open("GET", "icon.svg", false);\nlate.send();\n';
  for (const put of ["", request]) {
    site.put({ "app/app.js": broken("app/app.js", from, `${put}${from}`) });
    const page = await openPage("", { site: site.url, reducedMotion: true, init: watchForSynchronous });
    await rendered(page);
    assert.equal(/a synchronous request/.test(problemsOf(page).splice(0).join("\n")), put !== "");
  }
  site.put({});
});

test("a draft that is written unasked when the form opens is found", async () => {
  const from = "    if (latest) this.#open(latest);\n";
  for (const put of ["", "    keepDraft(fresh(page()));\n"]) {
    site.put({ "lessons/writing.ts": broken("lessons/writing.ts", from, `${put}${from}`) });
    const page = await openPage("#/shatranj?v=1&room=lessons:make", { site: site.url });
    await page.locator(".lessons-form").waitFor();
    await rendered(page);
    const written = await page.evaluate(() => Object.keys(localStorage).filter((name) => /^tabiya-draft-/.test(name)));
    assert.equal(written.length > 0, put !== "");
  }
  site.put({});
});
