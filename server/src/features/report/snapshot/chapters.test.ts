import type { ReportSection, SectionState } from "@seedbed/contract/concepts/schemas";
import type { Assumption } from "@seedbed/contract/report/assumptions/schemas";
import { expect, test } from "vitest";
import { refillDepots } from "#test-support/concept-briefs.ts";
import { draftedSnapshot } from "#test-support/drafted-ideas/snapshot-inputs.ts";
import type { Block, Chapter, Entry } from "../../../platform/pdf/printed-document.ts";
import type { StandingSections } from "../revisions/revision-store.ts";
import { noMarks } from "../revisions/section-change.ts";
import { presentSnapshot } from "./present-snapshot.ts";
import type { SnapshotInput } from "./snapshot-input.ts";

const drafted = await draftedSnapshot(refillDepots);

/** What stands of a section in the drafted report. */
function standing<Name extends ReportSection>(name: Name): NonNullable<StandingSections[Name]> {
  const found = drafted.sections[name];
  if (!found) throw new Error(`${name} was not drafted`);
  return found;
}

/** The first of a drafted list, to make others from. */
function first<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error("the list is empty");
  return item;
}

const withSections = (sections: Partial<StandingSections>, states: Partial<SnapshotInput["states"]> = {}) => ({
  ...drafted,
  sections: { ...drafted.sections, ...sections } as StandingSections,
  states: { ...drafted.states, ...states },
});

const stateWith = (status: SectionState["status"]): SectionState => ({ ...drafted.states.overview, status });

function chapterOf(input: SnapshotInput, title: string): Chapter {
  const found = presentSnapshot(input).chapters.find((chapter) => chapter.title === title);
  if (!found) throw new Error(`no chapter ${title}`);
  return found;
}

/** All blocks of a chapter, those inside of others after these. */
const blocksIn = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => [
    block,
    ...(block.kind === "part" ? blocksIn(block.blocks) : []),
    ...(block.kind === "columns" ? blocksIn(block.columns.flatMap((column) => column.blocks)) : []),
  ]);

function partOf(input: SnapshotInput, chapter: string, title: string): Block[] {
  const part = blocksIn(chapterOf(input, chapter).blocks).find(
    (block) => block.kind === "part" && block.title === title,
  );
  if (part?.kind !== "part") throw new Error(`no part ${title}`);
  return blocksIn(part.blocks);
}

const entriesIn = (blocks: readonly Block[]): Entry[] =>
  blocks.flatMap((block) => (block.kind === "entries" ? block.entries : []));
const textsIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === "text" ? [block.text] : []));
const rowsIn = (blocks: readonly Block[]): string[][] =>
  blocks.flatMap((block) => (block.kind === "table" ? block.rows : []));
const noticesIn = (blocks: readonly Block[]): string[] =>
  blocksIn(blocks).flatMap((block) => (block.kind === "notice" ? [block.text] : []));

/** Customers by these names, of whom one is the primary one. */
function customers(segments: readonly string[], primary: string) {
  const { content } = standing("customerProfiles");
  const model = first(content);
  const profiles = segments.map((segment) => ({ ...model, uuid: segment, segment, isPrimary: segment === primary }));
  return withSections({ customerProfiles: { content: profiles, marks: noMarks } });
}

test("the summary is for the primary customer, wherever that one stands, and names up to four others in their order", () => {
  const forWhom = partOf(customers(["Owners", "Tenants", "Cleaners", "Visitors"], "Cleaners"), "Summary", "For whom");
  expect(entriesIn(forWhom).map(({ title }) => title)).toEqual(["Cleaners"]);
  expect(textsIn(forWhom)).toContain("Also: Owners, Tenants, Visitors.");
  const many = partOf(customers(["A", "B", "C", "D", "E", "F"], "A"), "Summary", "For whom");
  expect(textsIn(many)).toContain("Also: B, C, D, E.");
  const nobodyPrimary = partOf(customers(["Owners", "Tenants"], ""), "Summary", "For whom");
  expect(entriesIn(nobodyPrimary).map(({ title }) => title)).toEqual(["Owners"]);
  expect(textsIn(nobodyPrimary)).toContain("Also: Tenants.");
});

test("three customers stand beside each other, the primary one apart by its tone, and the others are counted", () => {
  const part = partOf(customers(["A", "B", "C", "D", "E"], "B"), "Customers and financials", "Customers");
  const told = entriesIn(part).filter(({ title }) => /^[A-E]$/.test(title));
  expect(told.map(({ title, tone }) => [title, tone])).toEqual([
    ["A", "plain"],
    ["B", "positive"],
    ["C", "plain"],
  ]);
  expect(textsIn(part).join(" ")).toMatch(/^2 more in the report\./);
  const three = partOf(customers(["A", "B", "C"], "A"), "Customers and financials", "Customers");
  expect(textsIn(three).join(" ")).not.toContain("more in the report");
});

test("a customer is told with its part in the purchase and what it holds to; what nobody said is told to be assumed", () => {
  const model = first(standing("customerProfiles").content);
  const line = (text: string, basis: "answer" | "assumed") => ({ text, basis, sureness: "low" as const, from: [] });
  const stance = {
    role: "likelyNonBuyer" as const,
    usesToday: line("A contractor for $340 a month", "answer"),
    switchingCosts: line("", "assumed"),
    priceLimit: { ...line("", "assumed"), amount: 12, per: "floor and month" },
    decidesWith: line("", "assumed"),
    saysNoTo: line("A second invoice", "assumed"),
  };
  const told = (change: Partial<typeof model>) =>
    entriesIn(
      partOf(
        withSections({ customerProfiles: { content: [{ ...model, ...change }], marks: noMarks } }),
        "Customers and financials",
        "Customers",
      ),
    );
  const entries = told({ stance });
  expect(entries[0]?.note).toMatch(/^Likely non-buyer · /);
  expect(entries.slice(-3)).toMatchObject([
    { title: "Uses today", text: "A contractor for $340 a month", note: "" },
    { title: "Pays at most", text: "$12 per floor and month", note: "Assumed: nobody has said so" },
    { title: "Says no to", text: "A second invoice", note: "Assumed: nobody has said so" },
  ]);
  const without = told({ stance: null });
  expect(without[0]?.note).toMatch(new RegExp(`^${model.name}`));
  expect(without.map(({ title }) => title)).not.toContain("Says no to");
});

/** Assumptions of one category from these, the risk by importance. */
function assumed(
  given: readonly { statement: string; risk: number; importance?: 1 | 2 | 3; status?: Assumption["status"] }[],
) {
  const model = first(standing("assumptions").content);
  const content = given.map(({ statement, risk, importance = 2, status = "untested" }) => ({
    ...{ ...model, uuid: statement, statement, risk, importance, status },
    category: "Viability" as const,
    origin: "draft" as const,
  }));
  return withSections({ assumptions: { content, marks: { ...noMarks, fields: { Own: ["statement"] } } } });
}

test("what nobody knows yet are the three riskiest open assumptions, of equal ones the most important", () => {
  const input = assumed([
    { statement: "Small", risk: 1 },
    { statement: "Known", risk: 9, status: "validated" },
    { statement: "Equal", risk: 5, importance: 1 },
    { statement: "Own", risk: 7 },
    { statement: "Equal and important", risk: 5, importance: 3 },
  ]);
  const unknown = entriesIn(partOf(input, "Summary", "What nobody knows yet"));
  expect(unknown.map(({ text }) => text)).toEqual(["Own", "Equal and important", "Equal"]);
  const next = entriesIn(partOf(input, "Summary", "Next"));
  expect(next.find(({ title }) => title === "Test first")?.text).toBe("Own");
});

test("of a category four assumptions are listed, the riskiest first, with who wrote them, and the others are counted", () => {
  const chapter = "Key assumptions and sources";
  const six = assumed(["Own", "B", "C", "D", "E", "F"].map((statement, index) => ({ statement, risk: index + 1 })));
  expect(rowsIn(partOf(six, chapter, "Viability")).map(([statement]) => statement)).toEqual(["F", "E", "D", "C"]);
  expect(textsIn(partOf(six, chapter, "Viability"))).toEqual(["2 more in the report."]);
  const four = partOf(
    assumed(["Own", "B", "C", "D"].map((statement) => ({ statement, risk: 3 }))),
    chapter,
    "Viability",
  );
  expect(rowsIn(four).map(([statement, , , , by]) => [statement, by])).toEqual([
    ["Own", "Written by a person"],
    ["B", "Drafted offline"],
    ["C", "Drafted offline"],
    ["D", "Drafted offline"],
  ]);
  expect(textsIn(four)).toEqual([]);
});

/** A market scan with insights and forces of these names. */
function scanned({ up = [], down = [], forces = [] }: Partial<Record<"up" | "down" | "forces", string[]>>) {
  const { content } = standing("marketScan");
  const insight = first(content.priorityInsights);
  const force = first(content.marketForces);
  const said = (direction: typeof insight.direction) => (title: string) => ({
    ...insight,
    uuid: title,
    title,
    direction,
  });
  return withSections({
    marketScan: {
      content: {
        ...content,
        priorityInsights: [...down.map(said("headwind")), ...up.map(said("tailwind"))],
        marketForces: [
          { ...force, uuid: "calm", category: "Calm", grading: "Mostly Tailwinds" as const },
          ...forces.map((category) => ({ ...force, uuid: category, category, grading: "Mostly Headwinds" as const })),
        ],
      },
      marks: { ...noMarks, added: ["Mine"] },
    },
  });
}

test("against a concept speak two insights at most and the forces that hold it back, four in all", () => {
  const input = scanned({ up: ["Good"], down: ["Mine", "Two", "Three"], forces: ["Rules", "Prices", "Rivals"] });
  const against = entriesIn(partOf(input, "Summary", "What speaks against it"));
  expect(against.map(({ title, text }) => title || text)).toEqual(["Mine", "Two", "Rules", "Prices"]);
  expect(against.map(({ labels }) => labels.length)).toEqual([1, 0, 0, 0]);
  expect(against.every(({ tone }) => tone === "negative")).toBe(true);
});

test("for a concept speak two differentiators, what makes it right to win, and one insight", () => {
  const { content } = standing("overview");
  const items = (...descriptions: string[]) =>
    descriptions.map((description, order) => ({ uuid: description, order, description }));
  const input = scanned({ up: ["Grows", "Lasts"], down: ["Bad"] });
  input.sections.overview = {
    content: {
      ...content,
      overview: {
        ...content.overview,
        differentiators: items("One", "Two", "Three"),
        rightsToWin: items("Plant"),
      },
    },
    marks: { ...noMarks, fields: { Two: ["description"] } },
  };
  const inFavour = entriesIn(partOf(input, "Summary", "What speaks for it"));
  expect(inFavour.map(({ text }) => text)).toEqual(["One", "Two", "Plant", "Grows"]);
  expect(inFavour.map(({ labels }) => labels.map(({ text }) => text))).toEqual([[], ["Written by a person"], [], []]);
  expect(inFavour.every(({ tone }) => tone === "positive")).toBe(true);
});

test("what is next counts what is not written, failed or not, and what is outdated", () => {
  const nextOf = (states: Partial<SnapshotInput["states"]>) =>
    entriesIn(partOf(withSections({}, states), "Summary", "Next")).map(({ title, text }) => `${title}: ${text}`);
  const one = nextOf({ trends: stateWith("error"), overview: stateWith("outdated") });
  expect(one).toContain("Write: The report still lacks 1 section.");
  expect(one).toContain("Bring up to date: What 1 section is written from has changed.");
  const two = nextOf({
    ...{ trends: stateWith("error"), customerProfiles: stateWith("notStarted") },
    ...{ overview: stateWith("outdated"), marketScan: stateWith("outdated"), assumptions: stateWith("pending") },
  });
  expect(two).toContain("Write: The report still lacks 2 sections.");
  expect(two).toContain("Bring up to date: What 2 sections are written from has changed.");
  expect(nextOf({}).join(" ")).not.toMatch(/Write:|Bring up to date:/);
});

test("a section that is missing says why, and the parts that it lacks are named, six of them", () => {
  const gap = (about: string) => ({ kind: "gap" as const, about, task: "task", says: "" });
  const notes = Array.from({ length: 7 }, (_, index) => gap(`Part ${index + 1}`)) as unknown as SectionState["notes"];
  const { assumptions: _missing, ...sections } = drafted.sections;
  const input = {
    ...drafted,
    sections,
    states: {
      ...drafted.states,
      assumptions: stateWith("error"),
      customerProfiles: { ...stateWith("complete"), notes },
      financialProjection: { ...stateWith("complete"), notes: notes.slice(0, 6) },
    },
  };
  const missing = noticesIn(chapterOf(input, "Key assumptions and sources").blocks);
  expect(missing).toEqual([expect.stringMatching(/: this section could not be written\.$/)]);
  const [profiles, numbers] = noticesIn(chapterOf(input, "Customers and financials").blocks);
  expect(profiles).toMatch(/not written yet: Part 1, Part 2, Part 3, Part 4, Part 5, Part 6 …\.$/);
  expect(numbers).toMatch(/not written yet: Part 1, Part 2, Part 3, Part 4, Part 5, Part 6\.$/);
});

test("a chapter says who wrote it, whether people edited it, and whether it is outdated", () => {
  const labelsOf = (input: SnapshotInput) =>
    chapterOf(input, "Customers and financials").labels.map(({ text }) => text);
  expect(labelsOf(drafted)).toEqual(["Drafted offline"]);
  const { content } = standing("customerProfiles");
  const edited = withSections(
    { customerProfiles: { content, marks: { ...noMarks, fields: { some: ["name"] } } } },
    { financialProjection: { ...stateWith("outdated"), origin: "model" } },
  );
  expect(labelsOf(edited)).toEqual(["Drafted offline", "AI reasoning", "Edited by people", "Outdated"]);
  const added = withSections({ customerProfiles: { content, marks: { ...noMarks, added: ["some"] } } });
  expect(labelsOf(added)).toEqual(["Drafted offline", "Edited by people"]);
});
