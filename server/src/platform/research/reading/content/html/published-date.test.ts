import { expect, test } from "vitest";
import { parsePage } from "./page-document.ts";
import { publishedDate } from "./published-date.ts";

const dateOf = (head: string, body = "") =>
  publishedDate(parsePage(`<html><head>${head}</head><body>${body}</body></html>`), "2026-06-30");

const names =
  `article:published_time og:article:published_time datepublished citation_publication_date citation_online_date dc.date.issued dcterms.issued
  dc.date dcterms.date parsely-pub-date sailthru.date pubdate publish-date date`.split(/\s+/);

test.each(names)("a day is told by the meta element %s, however it is written", (name) => {
  expect(dateOf(`<meta property="${name}" content="2026-02-03">`)).toBe("2026-02-03");
  expect(dateOf(`<meta name="${name.toUpperCase()}" content="2026-02-03">`)).toBe("2026-02-03");
  expect(dateOf(`<meta itemprop="${name}" content="2026-02-03">`)).toBe("2026-02-03");
});

test("of several days that of the first of these names counts", () => {
  const days = names.map((_, at) => `2026-01-${String(at + 10)}`);
  const metas = names.map((name, at) => `<meta name="${name}" content="${days[at]}">`);
  for (const at of names.keys()) expect(dateOf(metas.slice(at).toReversed().join(""))).toBe(days[at]);
});

test.each([
  ["2026-02-03", "2026-02-03"],
  ["2026/02/03", "2026-02-03"],
  ["2026.02.03", "2026-02-03"],
  ["20260203", "2026-02-03"],
  ["20260203T101500Z", "2026-02-03"],
  ["2026-02-03T23:59:00-11:00", "2026-02-03"],
  ["3 February 2026", "2026-02-03"],
  ["Tue, 03 Feb 2026 23:30:00 GMT", "2026-02-03"],
  ["February 3, 2026 11:15 PM", "2026-02-03"],
  ["1990-01-01", "1990-01-01"],
  ["1989-12-31", null],
  ["2026-06-30", "2026-06-30"],
  ["2026-07-01", null],
  ["202602031", null],
  ["2026", null],
  ["02/03/2026", null],
  ["February 3", null],
  [`published on February 3, 2026 ${"by the miller ".repeat(4)}`, null],
])("%s is the day %s", (said, day) => {
  expect(dateOf(`<meta name="date" content="${said}">`)).toBe(day);
});

const data = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const deep = (levels: number): unknown =>
  levels === 0 ? { datePublished: "2026-02-03" } : { inner: deep(levels - 1) };

test("the data of a page counts more than its meta elements, these more than the times that it shows", () => {
  const [meta, time] = ['<meta name="date" content="2026-02-02">', '<time datetime="2026-02-01">x</time>'];
  expect(dateOf(data({ datePublished: "2026-02-03" }) + meta, time)).toBe("2026-02-03");
  expect(dateOf(data({ datePublished: 2026 }) + meta, time)).toBe("2026-02-02");
  expect(dateOf("", time)).toBe("2026-02-01");
  expect([dateOf(data(deep(8))), dateOf(data(deep(9)))]).toEqual(["2026-02-03", null]);
});

test.each([
  ['<time datetime="2026-01-05"></time><time pubdate datetime="2026-01-06"></time>', "2026-01-06"],
  ['<time datetime="2026-01-05"></time><article><time datetime="2026-01-06"></time></article>', "2026-01-06"],
  ['<time datetime="2026-01-05"></time><main><time datetime="2026-01-06"></time></main>', "2026-01-06"],
  ['<time datetime="2026-01-05"></time><time datetime="2026-01-05"></time>', "2026-01-05"],
  ['<time datetime="2026-01-05"></time><time datetime="2026-01-06"></time>', null],
  ["<time>2026-01-05</time>", null],
])("of a page that shows %s the day is %s", (body, day) => {
  expect(dateOf("", body)).toBe(day);
});
