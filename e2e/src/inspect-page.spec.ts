import { expect, test } from "@playwright/test";
import { faultsOfPage } from "./inspect-page.ts";

/** A page that follows the scheme as Seedbed's pages do. */
const document = (body: string, css = "") => `<!doctype html><html lang="en"><head><title>A page</title><style>
  html { color-scheme: light dark; } html[data-scheme="dark"] body { background: #101010; color: #f0f0f0; }
  html[data-scheme="light"] body { background: #fff; color: #111; } ${css}
</style></head><body><main><h1>A heading</h1>${body}</main><script>
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const follow = () => { document.documentElement.dataset.scheme = dark.matches ? "dark" : "light"; };
  dark.addEventListener("change", follow); follow();
</script></body></html>`;

const cases: { fault: string; body: string; css?: string; found: RegExp[] }[] = [
  { fault: "nothing", body: "<p>All is well.</p>", found: [] },
  {
    fault: "a button without a name",
    body: "<button></button>",
    found: [/^page, 390, light: button-name/, /^page, 1440, light: button-name/],
  },
  {
    fault: "a button without a name that only a phone shows",
    body: '<button class="phone"></button>',
    css: "@media (min-width: 500px) { .phone { display: none; } }",
    found: [/^page, 390, light: button-name/],
  },
  {
    fault: "words too faint in light",
    body: '<p class="faint">Hardly there</p>',
    css: 'html[data-scheme="light"] .faint { color: #ddd; }',
    found: [/^page, 390, light: color-contrast/, /^page, 1440, light: color-contrast/],
  },
  {
    fault: "words too faint in dark",
    body: '<p class="faint">Hardly there</p>',
    css: 'html[data-scheme="dark"] .faint { color: #222; }',
    found: [/^page, 1440, dark: color-contrast/],
  },
  {
    fault: "a table that sticks out of a phone",
    body: '<div style="width: 600px">Broad</div>',
    found: [/^page, 390, light: it is 6\d\d wide/],
  },
  {
    fault: "a table that sticks out of a phone and of a tablet",
    body: '<div style="width: 1200px">Broader</div>',
    found: [/^page, 390, light: it is 12\d\d wide/, /^page, 1024, light: it is 12\d\d wide/],
  },
];

for (const { fault, body, css, found } of cases) {
  test(`an inspection finds ${fault}`, async ({ page }) => {
    await page.setContent(document(body, css));
    const faults = await faultsOfPage(page, "page");
    expect(faults).toEqual(found.map((pattern) => expect.stringMatching(pattern)));
  });
}
