import type { Source } from "@seedbed/contract/report/source";
import { compactUsd, marketCircleUsd } from "@seedbed/rules/money/compact-usd";
import { expect, test } from "vitest";
import { fortySnapshots } from "#test-support/drafted-ideas/forty-snapshots.ts";
import type { FilmScript, Slide } from "../../../../platform/film/film-script.ts";
import { roomOf } from "../../../../platform/pdf/shortened.ts";
import type { SnapshotInput } from "../../snapshot/snapshot-input.ts";
import { languageOfReport } from "./language-of-report.ts";
import { videoWords } from "./words.ts";
import { writeScript } from "./write-script.ts";

const all = await fortySnapshots();
const find = (name: string): SnapshotInput => {
  const found = all.find((each) => each.name === name);
  if (!found) throw new Error(`no report ${name}`);
  return found.input;
};
const script = (input: SnapshotInput, language: Parameters<typeof writeScript>[1]["language"] = null): FilmScript =>
  writeScript(input, { language, picture: "<svg/>" });
const slideOf = ({ slides }: FilmScript, heading: string): Slide => {
  const found = slides.find((slide) => slide.heading === heading);
  if (!found) throw new Error(`no slide ${heading}`);
  return found;
};

test("every report has a video of six to ten slides: what it is, its problem, what is proposed, what sets it apart, what is not known, and what is next", () => {
  for (const { name, input } of all) {
    const { slides, language } = script(input);
    const words = videoWords(language);
    expect(slides.length, name).toBeGreaterThanOrEqual(6);
    expect(slides.length, name).toBeLessThanOrEqual(10);
    const headings = slides.map(({ heading }) => heading);
    expect(headings.slice(0, 4), name).toEqual([words.video, words.problem, words.idea, words.apart]);
    expect(headings.slice(-2), name).toEqual([words.unknown, words.next]);
    for (const { said } of slides) {
      expect(said.length, name).toBeGreaterThan(0);
      for (const line of said) expect(roomOf(line), `${name}: ${line}`).toBeLessThanOrEqual(260);
    }
  }
});

test("it says who wrote it, on every slide and at its beginning", () => {
  const drafted = script(find("refill"));
  expect(drafted.slides[0]?.said[1]).toBe("Its texts were drafted offline, without an AI model.");
  for (const { labels } of drafted.slides) expect(labels).toEqual([{ text: "Drafted offline", tone: "draft" }]);
  const { overview } = find("refill").sections;
  if (!overview) throw new Error("no overview");
  const content = { ...overview.content, overview: { ...overview.content.overview, origin: "model" as const } };
  const input = find("refill");
  const states = { ...input.states, overview: { ...input.states.overview, origin: "model" as const } };
  const marks = { ...overview.marks, fields: { "": ["overview.problemStatement"] } };
  const written = script({ ...input, states, sections: { ...input.sections, overview: { content, marks } } });
  expect(written.slides[0]?.said[1]).toBe("Its texts were written by an AI model.");
  expect(written.slides[1]?.labels.map(({ text }) => text)).toEqual(["AI reasoning", "Edited by people"]);
});

test("figures are those that follow from the entries of the projection, as the report shows them, and it says what they rest on", () => {
  for (const name of ["refill", "german", "japanese"]) {
    const input = find(name);
    const projection = input.sections.financialProjection?.content;
    if (!projection) throw new Error("no projection");
    const told = script(input);
    const words = videoWords(told.language);
    const { shown, sources, said } = slideOf(told, words.market);
    if (shown.kind !== "circles") throw new Error("no circles");
    const { tam, sam, som } = projection;
    expect(shown.circles.map(({ amount }) => amount)).toEqual([tam, sam, som]);
    expect(shown.circles.map(({ told: figure }) => figure)).toEqual([tam, sam, som].map(marketCircleUsd));
    expect(said.join(" ")).toContain(marketCircleUsd(som));
    expect(sources[0]).toBe(words.entries({ all: 4, person: 0, source: 0, other: 4 }));
    // No figure stands in it that the report does not say.
    const known = JSON.stringify(input);
    for (const figure of said.join(" ").match(/\d[\d.,]*\d/g) ?? [])
      expect(known.includes(figure) || said.some((line) => line.includes(`$${figure}`)), `${name}: ${figure}`).toBe(
        true,
      );
  }
});

test("savings are bars, the largest first", () => {
  const input = find("sparsam");
  const projection = input.sections.financialProjection?.content;
  if (projection?.layout !== "savings") throw new Error("no savings");
  const told = script(input);
  const { shown } = slideOf(told, videoWords(told.language).savings);
  if (shown.kind !== "bars") throw new Error("no bars");
  const amounts = projection.impactSizings.map(({ expectedSavings }) => expectedSavings).toSorted((a, b) => b - a);
  expect(shown.bars.map(({ value }) => value)).toEqual(amounts.slice(0, 4));
  expect(shown.bars[0]?.told).toBe(compactUsd(amounts[0] ?? 0));
});

const source = (change: Partial<Source>): Source => ({
  uuid: "00000000-0000-4000-8000-000000000001",
  title: "Packaging waste 2025",
  description: "",
  url: "https://example.org/waste",
  classification: "web",
  citations: [],
  confidenceLevel: "high",
  publishedDate: "2025-03-01",
  publisher: "Statistical Office",
  ...change,
});

test("what states a fact names its sources; reasoning is none", () => {
  const input = find("refill");
  const { overview } = input.sections;
  if (!overview) throw new Error("no overview");
  const sources = [
    source({}),
    source({ title: "Own reasoning", url: null, classification: "reasoning" }),
    source({ title: "B".repeat(300), url: "https://example.org/b", publisher: undefined, publishedDate: null }),
    source({ title: "Third", url: "https://example.org/c" }),
  ];
  const evidence = { problemStatement: { insight: "", sources } };
  const content = { ...overview.content, overview: { ...overview.content.overview, evidence } };
  const told = script({ ...input, sections: { ...input.sections, overview: { ...overview, content } } });
  const { sources: lines } = slideOf(told, "The problem");
  expect(lines).toEqual([
    "Source: Packaging waste 2025, Statistical Office, 2025",
    expect.stringMatching(/^Source: B+ … and 1 more in the report$/),
  ]);
  expect(slideOf(told, "The idea").sources).toEqual([]);
});

test("what is not known is what the concept depends on most, and the first of it is what to test first", () => {
  const told = script(find("refill"));
  const { shown: unknown } = slideOf(told, "What nobody knows yet");
  const { shown: next } = slideOf(told, "The next step");
  if (unknown.kind !== "points" || next.kind !== "closing") throw new Error("no points");
  expect(unknown.points).toHaveLength(3);
  expect(unknown.points.every(({ tone }) => tone === "caution")).toBe(true);
  expect(next.points).toEqual([{ title: "Test first", text: unknown.points[0]?.text, tone: "plain" }]);
  expect(next.text).not.toBe("");
});

test("a report without the rest says so, and invents nothing", () => {
  const told = script(find("refill, empty"));
  expect(told.slides).toHaveLength(6);
  expect(slideOf(told, "What nobody knows yet").said).toContain("No assumptions have been named yet.");
  expect(slideOf(told, "What sets it apart").said).toContain("This has not been written yet.");
});

test.each([
  ["en", null, ["The waste of the kitchens is what they pay for, and it is not small."]],
  [
    "fr",
    null,
    ["Les restaurants jettent chaque soir des légumes que personne ne leur achète plus, et ils les paient."],
  ],
  ["ja", null, ["料理長は仕込みの時間に市場へ行かなければならない。"]],
  ["ko", null, ["비가 오는 주에는 채소 가격이 두 배로 오릅니다."]],
  ["zh", null, ["每天早上去市场要五十分钟，下雨的那一周蔬菜价格翻倍。"]],
  ["ar", null, ["تقلل المستودعات من النفايات"]],
  ["uk", null, ["У дощовий тиждень їжа коштує вдвічі дорожче, і її купують менше."]],
  ["bg", null, ["В ресторантите всяка вечер остават зеленчуци, които никой не купува, въпреки че са платени."]],
  ["ru", null, ["В дождливую неделю зелень стоит вдвое дороже, и её покупают меньше."]],
  ["el", null, ["Το απόθεμα τελειώνει κάθε Δευτέρα."]],
  ["he", null, ["המחסן ריק בכל יום שני."]],
  ["th", null, ["ห้องเก็บของเต็มทุกวันจันทร์"]],
  ["hi", null, ["हर सोमवार को भंडार खाली हो जाता है।"]],
  ["uk", null, ["Де є ґанок"]],
  ["ja", null, ["カタカナノミ"]],
  ["el", null, ["Το απόθεμα τελειώνει.", "Northwind Mills"]],
  ["en", null, ["The stall is called 市場, and sells what the kitchens leave over in the evening of every day."]],
  ["en", null, [""]],
  ["en", null, [`${"The stall sells what the kitchens leave over. ".repeat(12)}${"在".repeat(300)}`]],
  ["es", "es", ["The waste of the kitchens is what they pay for."]],
] as const)("it speaks %s where the company has chosen %s, or its texts tell", (language, chosen, texts) => {
  expect(languageOfReport(chosen, texts)).toBe(language);
});

test("its own words are those of the language it speaks, and English where there are none in it", () => {
  expect(script(find("german")).slides.map(({ heading }) => heading)).toContain("Was noch niemand weiß");
  expect(script(find("spanish")).slides[1]?.heading).toBe("El problema");
  expect(script(find("japanese")).slides[1]?.said[0]).toBe("課題。");
  expect(script(find("refill"), "fr").slides[1]?.heading).toBe("Le problème");
  expect(script(find("refill"), "pl")).toMatchObject({
    language: "pl",
    slides: [{ heading: "Concept video" }, {}, {}, {}, {}, {}, {}, {}, {}],
  });
});

test("dollars are said in each language as people say them", () => {
  const said = (language: string) => videoWords(language).dollars("1.2", "B");
  expect(["en", "de", "es", "fr", "ja"].map(said)).toEqual([
    ...[
      "1.2 billion dollars",
      "1,2 Milliarden Dollar",
      "1,2 mil millones de dólares",
      "1,2 milliards de dollars",
      "12億ドル",
    ],
  ]);
});
