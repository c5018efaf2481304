import { expect, test } from "vitest";
import { refillDepots } from "#test-support/concept-briefs.ts";
import { fortySnapshots } from "#test-support/drafted-ideas/forty-snapshots.ts";
import { draftedIdeas } from "#test-support/drafted-ideas/ideas.ts";
import { type ReadPdf, readPdf, wordsOf } from "#test-support/drafted-ideas/read-pdf.ts";
import { draftedSnapshot, emptySnapshot } from "#test-support/drafted-ideas/snapshot-inputs.ts";
import { createPlainPrinter } from "../../../platform/pdf/plain/plain-printer.ts";
import type { Print, PrintingWay } from "../../../platform/pdf/print.ts";
import { createTypstPrinter } from "../../../platform/pdf/typst/typst-printer.ts";
import { presentSnapshot } from "./present-snapshot.ts";
import type { SnapshotInput } from "./snapshot-input.ts";

const ways = [
  ["typst", createTypstPrinter()],
  ["plain", createPlainPrinter()],
] as const satisfies [PrintingWay, Print][];

const all = await fortySnapshots();
/** Every idea and every way to be unusual is among them. */
const printed = all.filter((_, index) => process.env.PRINTED === "all" || index % 3 === 0);

function find(name: string): SnapshotInput {
  const found = all.find((each) => each.name === name);
  if (!found) throw new Error(`no report ${name}`);
  return found.input;
}

function expectSound(pdf: ReadPdf, input: SnapshotInput, name: string): void {
  const document = presentSnapshot(input);
  expect(pdf.pages, name).toBe(4);
  expect(pdf.smallest, name).toBeGreaterThanOrEqual(8);
  expect(pdf.language, name).toBe("en");
  expect(pdf.info.Title, name).toContain("Opportunity Snapshot");
  expect([...pdf.roles], name).toEqual(expect.arrayContaining(["H1", "H2", "P"]));
  for (const chapter of document.chapters.slice(1)) {
    expect(pdf.text, name).toContain(wordsOf(chapter.title));
    expect(pdf.bookmarks, name).toContain(chapter.title);
  }
  expect(pdf.text, name).toContain(wordsOf("4 March 2026"));
  for (let page = 1; page <= pdf.pages; page += 1) expect(pdf.text, name).toContain(wordsOf(`${page} / ${pdf.pages}`));
}

test("there are forty reports", () => expect(all).toHaveLength(40));

test.for(ways)(
  "[S2.7-05] reports of every kind are sound, tagged PDFs: %s",
  { timeout: 240_000 },
  async ([way, print]) => {
    for (const { name, input } of printed) {
      const pdf = await readPdf(await print(presentSnapshot(input)));
      expectSound(pdf, input, `${name}, ${way}`);
      expect(pdf.text).not.toContain("\u202E");
    }
  },
);

test.for(ways)("[S2.7-05] texts stay as they are in every language, and markup stays text: %s", async ([, print]) => {
  const german = find("german");
  const japanese = find("japanese");
  for (const input of [german, japanese]) {
    const pdf = await readPdf(await print(presentSnapshot(input)));
    expect(pdf.text).toContain(wordsOf(input.account));
    expect(pdf.text).toContain(wordsOf(input.concept.title));
    const [riskiest] = [...(input.sections.assumptions?.content ?? [])].sort((a, b) => b.risk - a.risk);
    expect(pdf.text).toContain(wordsOf(riskiest?.statement ?? "").slice(0, 30));
  }
  const pdf = await readPdf(await print(presentSnapshot(find("refill, hostile"))));
  expect(pdf.text).toContain(wordsOf("#panic() $x$ *b* [ \\ } @me <b> evil zero 😀 "));
});

test("the radar says in words what it shows", async () => {
  const [, print] = ways[0];
  const pdf = await readPdf(await print(presentSnapshot(await draftedSnapshot(refillDepots))));
  expect([...pdf.roles]).toEqual(expect.arrayContaining(["Figure", "Table", "TH", "L"]));
  expect(pdf.alternatives.join(" ")).toContain("Market forces radar.");
});

test.for(ways)("what had to be shortened says where the whole of it is, what fits does not: %s", async ([, print]) => {
  const whole = wordsOf("Shortened to fit this page. The whole of it stands in the report in Seedbed.");
  const long = await readPdf(await print(presentSnapshot(find("refill, without a space"))));
  expect(long.text).toContain(whole);
  expect(long.text).toContain(wordsOf("…"));
  expect((await readPdf(await print(presentSnapshot(find("refill"))))).text).not.toContain(whole);
});

test.for(ways)(
  "hundreds of sources stay on their page, and those that are left out are counted: %s",
  async ([, print]) => {
    const document = presentSnapshot(find("refill"));
    const sources = Array.from({ length: 300 }, (_, index) => ({
      title: `Source ${index}`,
      note: "web page",
      quote: "",
      address: `https://example.org/${"path/".repeat(60)}${index}`,
    }));
    const last = { title: "Sources", labels: [], blocks: [{ kind: "sources" as const, sources }] };
    const pdf = await readPdf(await print({ ...document, chapters: [...document.chapters.slice(0, 3), last] }));
    expect(pdf.pages).toBe(4);
    expect(pdf.text).toMatch(/Source0,?webpage/);
    expect(pdf.text).toMatch(/2\d\dmore/);
  },
);

test.for(ways)(
  "emoji are shown, and a script without a font is named instead of drawn as boxes: %s",
  async ([, print]) => {
    // No machine has a font for these two.
    const title = "Depots 😀 \u{13000}\u{13001} \u{1F9FF} and \u{16B00}\u{16B01}.";
    const input = find("refill");
    const pdf = await readPdf(await print(presentSnapshot({ ...input, concept: { ...input.concept, title } })));
    expect(pdf.text).toContain(wordsOf("Depots 😀 [other script] \u{1F9FF} and [other script]."));
    expect(pdf.text).toContain(wordsOf("In brackets: letters without a font here. The report shows these texts."));
    expect((await readPdf(await print(presentSnapshot(input)))).text).not.toContain(wordsOf("In brackets:"));
  },
);

test.for(ways)("what is missing is said, and why: %s", async ([, print]) => {
  const idea = draftedIdeas[0];
  if (!idea) throw new Error("no idea");
  const empty = emptySnapshot(idea.concept);
  const failed = { ...empty.states.trends, status: "error" as const };
  const pdf = await readPdf(await print(presentSnapshot({ ...empty, states: { ...empty.states, trends: failed } })));
  expect(pdf.text).toContain(wordsOf("Market scan: this section has not been written yet."));
  expect(pdf.text).toContain(wordsOf("Trends: this section could not be written."));
  expect(pdf.text).toContain(wordsOf("The report still lacks 6 sections."));
});
