import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { Source } from "@seedbed/contract/report/source";
import { expect, test } from "vitest";
import { refillDepots } from "#test-support/concept-briefs.ts";
import { draftedIdeas } from "#test-support/drafted-ideas/ideas.ts";
import { draftedSnapshot } from "#test-support/drafted-ideas/snapshot-inputs.ts";
import type { Block, Entry } from "../../../../platform/pdf/printed-document.ts";
import type { StandingSections } from "../../revisions/revision-store.ts";
import { noMarks, type PersonalMarks } from "../../revisions/section-change.ts";
import type { SnapshotInput } from "../snapshot-input.ts";
import { presentReport } from "./present-report.ts";

const drafted = await draftedSnapshot(refillDepots);

function standing<Name extends ReportSection>(name: Name, { sections } = drafted) {
  const found = sections[name];
  if (!found) throw new Error(`${name} was not drafted`);
  return found as NonNullable<StandingSections[Name]>;
}
/** The report with other contents of a section, and what persons did to it. */
const withContent = <Name extends ReportSection>(
  name: Name,
  content: Partial<NonNullable<StandingSections[Name]>["content"]>,
  marks: Partial<PersonalMarks> = {},
): SnapshotInput => {
  const { content: stood } = standing(name);
  const changed = Array.isArray(content) ? content : { ...stood, ...content };
  return {
    ...drafted,
    sections: { ...drafted.sections, [name]: { content: changed, marks: { ...noMarks, ...marks } } },
  };
};
const blocksOf = (input: SnapshotInput, title: string): Block[] => {
  const chapter = presentReport(input).chapters.find((each) => each.title === title);
  if (!chapter) throw new Error(`no chapter ${title}`);
  return chapter.blocks;
};
const blocksIn = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => [block, ...(block.kind === "part" ? blocksIn(block.blocks) : [])]);
const partOf = (input: SnapshotInput, chapter: string, title: string) => {
  const part = blocksIn(blocksOf(input, chapter)).find((block) => block.kind === "part" && block.title === title);
  if (part?.kind !== "part") throw new Error(`no part ${title}`);
  return part;
};
const entriesOf = (input: SnapshotInput, chapter: string, title: string): Entry[] =>
  blocksIn(partOf(input, chapter, title).blocks).flatMap((block) => (block.kind === "entries" ? block.entries : []));
const labelsOf = ({ labels }: Pick<Entry, "labels">) => labels.map(({ text }) => text);
const person = "Written by a person";
const source: Source = {
  uuid: "00000000-0000-4000-8000-000000000001",
  ...{ title: "Packaging waste", description: "", url: "https://example.org/waste", classification: "web" },
  ...{ citations: [], confidenceLevel: "high", publishedDate: null, publisher: "Office" },
};

test("the report begins with what it is, or with the concept's own words, and tells what a person wrote", () => {
  const { content } = standing("overview");
  const told = (change: object, concept: Partial<SnapshotInput["concept"]> = {}) => {
    const input = withContent("overview", { overview: { ...content.overview, ...change } });
    return blocksOf({ ...input, concept: { ...input.concept, ...concept } }, "Overview")[0];
  };
  expect(told({ whatIsThis: "A depot." })).toEqual({ kind: "lead", text: "A depot." });
  const words = { overview: "Soap by weight.", summary: "Less waste." };
  expect(told({ whatIsThis: "" }, words)).toEqual({ kind: "lead", text: "Soap by weight." });
  expect(told({ whatIsThis: "" }, { ...words, overview: "" })).toEqual({ kind: "lead", text: "Less waste." });
  const overview = {
    ...content.overview,
    problemStatement: "",
    evidence: { valueProposition: { insight: "", sources: [source] } },
  };
  const input = withContent("overview", { overview }, { fields: { "": ["overview.valueProposition"] } });
  const problem = { ...input, concept: { ...input.concept, problemStatement: "Boxes everywhere." } };
  expect(partOf(problem, "Overview", "The problem").blocks).toEqual([{ kind: "text", text: "Boxes everywhere." }]);
  const value = partOf(problem, "Overview", "Value proposition");
  expect([labelsOf(value), labelsOf(partOf(problem, "Overview", "The problem"))]).toEqual([[person], []]);
  expect(value.blocks).toEqual([{ kind: "text", text: `${content.overview.valueProposition} [1]` }]);
  const items = [2, 0, 1].map((order) => ({ uuid: `item-${order}`, order, description: `Point ${order}` }));
  const listed = withContent(
    "overview",
    { overview: { ...content.overview, differentiators: items } },
    { added: ["item-1"] },
  );
  const shown = entriesOf(listed, "Overview", "What sets it apart");
  expect(shown.map(({ text }) => text)).toEqual(["Point 0", "Point 1", "Point 2"]);
  expect(shown.map(labelsOf)).toEqual([[], [person], []]);
});

test("the primary customer comes first; jobs and steps stand in their order, each step and signal with its tone", () => {
  const [model] = standing("customerProfiles").content;
  if (!model) throw new Error("no profile");
  const inOrder = (...orders: number[]) =>
    orders.map((order) => ({ uuid: `thing-${order}`, order, description: `Thing ${order}`, title: `Step ${order}` }));
  const steps = inOrder(1, 0, 2).map((step, index) => ({
    ...step,
    relationType: (["Pain", "Journey Step", "Moment of Intervention"] as const)[index] ?? "Pain",
  }));
  const signal = {
    uuid: "s",
    description: "They stack boxes.",
    stance: "Against",
    isHypothesis: true,
    sourceCategory: null,
  };
  const heard = {
    ...signal,
    uuid: "h",
    stance: "In Favour",
    isHypothesis: false,
    sourceCategory: "News",
    interview: { quote: "We pay" },
  };
  const first = { ...model, uuid: "one", segment: "Tenants", isPrimary: false };
  const second = {
    ...{ ...model, uuid: "two", segment: "Owners", isPrimary: true },
    ...{ jobs: inOrder(1, 0), journey: steps, signals: [signal, heard] },
  };
  const input = withContent("customerProfiles", [first, second] as unknown as (typeof model)[], {
    added: ["two", "thing-0"],
  });
  const chapter = "Customer profiles";
  const parts = blocksOf(input, chapter).flatMap((block) => (block.kind === "part" ? [block] : []));
  expect(parts.map((part) => [part.title, labelsOf(part)])).toEqual([
    ["Owners · primary", [person]],
    ["Tenants", []],
  ]);
  expect(entriesOf(input, chapter, "Jobs to be done").map(({ text }) => text)).toEqual(["Thing 0", "Thing 1"]);
  expect(entriesOf(input, chapter, "Jobs to be done").map(labelsOf)).toEqual([[person], []]);
  expect(entriesOf(input, chapter, "Journey").map(({ title, note, tone }) => [title, note, tone])).toEqual([
    ["Step 0", "", "plain"],
    ["Step 1", "Pain", "negative"],
    ["Step 2", "Moment of Intervention", "positive"],
  ]);
  expect(entriesOf(input, chapter, "Real-world signals").map(({ text, note, tone }) => [text, note, tone])).toEqual([
    ["They stack boxes.", "Against · a hypothesis: nothing to look up yet", "negative"],
    ["They stack boxes. “We pay”", "In Favour · News · said in a real interview", "positive"],
  ]);
});

test("a finding says whether it helps, and forces of which there are fewer than three make no radar", () => {
  const trends = standing("trends").content;
  const [trend] = trends.results;
  const [finding] = trend?.keyFinding ?? [];
  if (!trend || !finding) throw new Error("no trend");
  const findings = (["up", "headwind", "tailwind", "down"] as const).map((direction) => ({
    ...finding,
    direction,
    sources: [source],
  }));
  const input = withContent("trends", { results: [{ ...trend, keyFinding: findings }] }, { added: [trend.uuid] });
  expect(labelsOf(partOf(input, "Trends", trend.category))).toEqual([person]);
  expect(entriesOf(input, "Trends", trend.category).slice(0, 4)).toMatchObject([
    { note: "Up, a tailwind · [1]", tone: "positive" },
    { note: "Headwind · [1]", tone: "negative" },
    { note: "Tailwind · [1]", tone: "positive" },
    { note: "Down, a headwind · [1]", tone: "negative" },
  ]);
  const scan = standing("marketScan").content;
  const [force] = scan.marketForces;
  if (!force) throw new Error("no force");
  const forces = (...scores: (number | null)[]) =>
    withContent("marketScan", {
      marketForces: scores.map((score, index) => ({ ...force, uuid: `${index}`, category: `Force ${index}`, score })),
    });
  const hasRadar = (of: SnapshotInput) =>
    blocksIn(partOf(of, "Market scan", "Market forces").blocks).some(({ kind }) => kind === "radar");
  expect([hasRadar(forces(1, 2)), hasRadar(forces(1, 2, 3))]).toEqual([false, true]);
  expect(entriesOf(forces(0, null), "Market scan", "Force 0")[0]?.note).toBe("0 of 10");
  expect(entriesOf(forces(0, null), "Market scan", "Force 1")[0]?.note).toBe("");
});

test("numbers stand in their order with unit, range and who set them; channels begin with the primary one, costs with the largest", () => {
  const content = standing("financialProjection").content;
  const [sizing] = content.marketSizings;
  const [entry] = sizing?.assumptionEntries ?? [];
  const [channel] = content.distributionChannels;
  const [driver] = content.costDrivers;
  if (!sizing || !entry || !channel || !driver) throw new Error("no projection");
  const entries = [
    { ...entry, uuid: "c", order: 2, title: "Third", description: "", unit: "%", scalar: 12 },
    { ...entry, uuid: "a", order: 0, title: "First", description: "counted", unit: "offices", scalar: 1200 },
    {
      ...entry,
      uuid: "b",
      order: 1,
      title: "Second",
      description: "",
      unit: "$",
      scalar: 40,
      assumptionSources: [source],
    },
  ];
  const input = withContent(
    "financialProjection",
    {
      marketSizings: [{ ...sizing, assumptionEntries: entries as (typeof entry)[] }],
      distributionChannels: (["alternative", "primary"] as const).map((channelType) => ({
        ...{ ...channel, uuid: channelType, title: channelType, channelType },
      })),
      costDrivers: [10, 70, 20].map((costPercentageEstimate) => ({
        ...{ ...driver, uuid: `cost-${costPercentageEstimate}`, title: `Cost ${costPercentageEstimate}` },
        costPercentageEstimate,
      })),
    } as Partial<typeof content>,
    { fields: { a: ["scalar"], "": ["pricing.price"] }, added: ["cost-20"] },
  );
  const chapter = "Financial projection";
  const title = sizing.type === "top_down" ? "Market sizing, top down" : "Market sizing, bottom up";
  const table = blocksIn(partOf(input, chapter, title).blocks).find((block) => block.kind === "table");
  expect(table?.kind === "table" && table.rows.map(([, name, value, , by]) => [name, value, by])).toEqual([
    ["First: counted", "1,200 offices", person],
    ["Second", "$40", "A source"],
    ["Third", "12%", "Drafted offline"],
  ]);
  expect(
    entriesOf(input, chapter, "Distribution channels").map(({ title: of, note, tone }) => [of, note, tone]),
  ).toEqual([
    ["primary", "Primary", "positive"],
    ["alternative", "Alternative", "plain"],
  ]);
  const costs = entriesOf(input, chapter, "Cost drivers").filter(({ title: of }) => of.startsWith("Cost"));
  expect(costs.map((each) => [each.title, each.note, labelsOf(each)])).toEqual([
    ["Cost 70", "70%", []],
    ["Cost 20", "20%", [person]],
    ["Cost 10", "10%", []],
  ]);
  const price = entriesOf(input, chapter, "Business model").find(({ title: of }) => of === "Price");
  expect([price?.note, price && labelsOf(price)]).toEqual([
    expect.stringMatching(new RegExp(`^\\$\\S+ per ${content.pricing?.unit}$`)),
    [person],
  ]);
});

test("what could be saved is shown in bars and told with its method, areas and what could get in the way", async () => {
  const idea = draftedIdeas.find(({ name }) => name === "sparsam");
  if (!idea) throw new Error("no idea");
  const input = await draftedSnapshot(idea.concept);
  const { content } = standing("financialProjection", input);
  const [bars] = partOf(input, "Financial projection", "Annual cost savings potential").blocks;
  expect(bars?.kind === "bars" && bars.bars.map(({ name, value }) => [name, value])).toEqual(
    content.impactSizings.map(({ title, expectedSavings }) => [title, expectedSavings]),
  );
  const [method, potential] = entriesOf(input, "Financial projection", "Savings method");
  expect(method?.title).toBe(content.savingMethod?.type);
  expect(potential).toMatchObject({
    title: "Savings potential",
    note: expect.stringContaining(` per ${content.savingsModel?.unit}`),
  });
  const notes = entriesOf(input, "Financial projection", "Target areas").map(({ note }) => note);
  expect(notes).toEqual(
    content.targetSavingsAreas.map(({ areaType }) => (areaType === "primary" ? "Primary" : "Alternative")),
  );
  const [interference, against] = entriesOf(input, "Financial projection", "Possible interferences");
  expect([interference?.tone, against?.title, against?.tone]).toEqual(["negative", "Against it", "positive"]);
});

test("an assumption is told with who wrote it, why it matters, how sure it is and what would prove it wrong", () => {
  const [model] = standing("assumptions").content;
  if (!model) throw new Error("no assumption");
  const reasons = {
    importanceRationale: "All rests on it.",
    certaintyRationale: "Nobody asked.",
    falsifier: "Nobody pays.",
  };
  const content = ["low", "high"].map((uuid, index) => ({
    ...{ ...model, ...reasons, uuid, statement: uuid, risk: index, category: "Viability" as const },
    evidence: { insight: "", sources: index === 1 ? [source] : [] },
  }));
  const input = withContent("assumptions", content as (typeof model)[], { fields: { low: ["statement"] } });
  const { blocks } = partOf(input, "Key assumptions", "Viability");
  const [table] = blocks;
  expect(table?.kind === "table" && table.rows.map(([statement, , , , by]) => [statement, by])).toEqual([
    ["high", expect.stringMatching(/^Drafted offline · \[\d\]$/)],
    ["low", person],
  ]);
  expect(entriesOf(input, "Key assumptions", "Viability")[0]).toMatchObject({
    ...{ title: "high", note: expect.stringMatching(/^\[\d\]$/) },
    text: "Why it matters: All rests on it. How sure: Nobody asked. What would prove it wrong: Nobody pays.",
  });
});

test("a version is named beside the title, a concept without one is a concept, and what is cut is told", () => {
  const { details } = presentReport({ ...drafted, version: "Version 3" });
  expect(details).toEqual([...presentReport(drafted).details.slice(0, -1), "Version 3", "4 March 2026"]);
  expect(presentReport({ ...drafted, concept: { ...drafted.concept, title: "" } }).title).toBe("Concept");
  const { content } = standing("overview");
  const cut = (letters: number) => {
    const overview = { ...content.overview, shouldWeDoThis: "word ".repeat(letters / 5) };
    const { chapters } = presentReport(withContent("overview", { overview }));
    return JSON.stringify(chapters.at(-1)).includes("Some texts were too long for this document");
  };
  expect([cut(19_000), cut(21_000)]).toEqual([false, true]);
});
