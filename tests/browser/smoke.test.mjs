import { assert, openPage, test } from "./harness.mjs";

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`the page opens in ${colorScheme} mode without an error`, async () => {
    const page = await openPage("", { colorScheme });
    await page.waitForLoadState("networkidle");
    assert.match(await page.title(), /Tabiya/);
  });
}

test("the module loads and its types are what the page is given", async () => {
  const page = await openPage();
  const names = await page.evaluate(async () => {
    const module = await import(new URL("pkg/tabiya.js", document.baseURI).href);
    await module.default();
    return Object.keys(module);
  });
  assert.ok(names.includes("default"));
});
