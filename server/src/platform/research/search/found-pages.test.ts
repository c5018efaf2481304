import { expect, test } from "vitest";
import { foundPages } from "./found-pages.ts";
import type { ToldPage } from "./providers.ts";

const found = (...told: Partial<ToldPage>[]) =>
  foundPages(told.map((page) => ({ url: "https://a.example/x", title: "Vans", snippet: "", published: "", ...page })));

test("what is no page of the web or has no title is left out", () => {
  const addresses = [
    "javascript:alert(1)",
    "data:text/html,x",
    "ftp://a.example/",
    "file:///etc/passwd",
    "//a.example",
    "",
  ];
  const told = [...addresses.map((url) => ({ url })), { title: "" }, { title: " <b></b> " }, { snippet: "Prices." }];
  expect(found(...told)).toEqual([
    { url: "https://a.example/x", title: "Vans", snippet: "Prices.", publishedDate: null },
  ]);
});

test("the same page is told once", () => {
  const addresses = ["https://a.example/x?utm_source=y", "https://A.example:443/x#part", "https://a.example/x"];
  expect(found(...addresses.map((url) => ({ url }))).map(({ url }) => url)).toEqual(["https://a.example/x"]);
});

test("titles are plain words", () => {
  const title =
    "<strong>Vans</strong> &amp; \u0000<script>x</script>&#x27;lorries&#39; &lt;b&gt; a < b\n&#0;&#x110000;&#xd800;";
  expect(found({ title })[0]?.title).toBe("Vans & x'lorries' <b> a < b \ufffd");
});

test.each([
  ["2026-02-03T10:00:00", "2026-02-03"],
  ["Tue, 03 Feb 2026 10:00:00 GMT", "2026-02-03"],
  ["2026-13-41", null],
  ["soon", null],
  ["", null],
  ["0001-01-01", null],
])("the date of %j is %s", (published, date) => {
  expect(found({ published })[0]?.publishedDate).toBe(date);
});

test("an address that no page has is left out, and a title and a snippet are cut", () => {
  const [page, ...others] = found(
    { url: `https://a.example/${"x".repeat(2_000)}` },
    { title: `Vans&nbsp;${"x".repeat(400)}`, snippet: "y".repeat(1_200) },
  );
  expect(others).toEqual([]);
  expect([page?.url, page?.title.slice(0, 6), page?.title.length, page?.snippet.length]).toEqual([
    "https://a.example/x",
    "Vans x",
    300,
    1_000,
  ]);
});

test("each of the signs that HTML names is read, also by its number", () => {
  const title = "&amp;&lt;&gt;&quot;&apos;&nbsp;&AMP; &#65;&#x42;&#9731; &copy;";
  expect(found({ title })[0]?.title).toBe("&<>\"' & AB☃ &copy;");
});

test("ten pages are told, in their order, also of those that were told twice", () => {
  const told = Array.from({ length: 24 }, (_, at) => ({ url: `https://a.example/${Math.floor(at / 2)}` }));
  expect(found(...told).map(({ url }) => url)).toEqual(
    Array.from({ length: 10 }, (_, at) => `https://a.example/${at}`),
  );
});
