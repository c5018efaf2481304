import type { Source } from "@seedbed/contract/report/source";
import { defaultSizing } from "@seedbed/rules/market-sizing/default-sizing";
import { expect, test } from "vitest";
import { draftedIdeas } from "#test-support/drafted-ideas/ideas.ts";
import { draftedSnapshot } from "#test-support/drafted-ideas/snapshot-inputs.ts";
import type { FilmScript, Slide } from "../../../../platform/film/film-script.ts";
import type { SnapshotInput } from "../../snapshot/snapshot-input.ts";
import { videoWords } from "./words.ts";
import { writeScript } from "./write-script.ts";

const drafted = async (name: string) => {
  const idea = draftedIdeas.find((each) => each.name === name);
  if (!idea) throw new Error(`no idea ${name}`);
  return draftedSnapshot(idea.concept);
};
const [refill, german] = [await drafted("refill"), await drafted("german")];
const script = (input: SnapshotInput): FilmScript => writeScript(input, { language: null, picture: "<svg/>" });
const slideOf = ({ slides }: FilmScript, heading: string): Slide => {
  const found = slides.find((slide) => slide.heading === heading);
  if (!found) throw new Error(`no slide ${heading}`);
  return found;
};

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

/** The drafted report, with something else in its overview. */
const withOverview = (change: object, concept: object = {}): SnapshotInput => {
  const input = refill;
  const { overview } = input.sections;
  if (!overview) throw new Error("no overview");
  const content = { ...overview.content, overview: { ...overview.content.overview, ...change } };
  const sections = { ...input.sections, overview: { ...overview, content } };
  return { ...input, concept: { ...input.concept, ...concept }, sections };
};
const textOf = (input: SnapshotInput, heading: string) => {
  const { shown } = slideOf(script(input), heading);
  return shown.kind === "statement" ? shown.text : undefined;
};
const pointsOf = (input: SnapshotInput, heading: string) => {
  const { shown } = slideOf(script(input), heading);
  return "points" in shown ? shown.points.map(({ text }) => text) : undefined;
};

test("what was tested is no longer unknown, what was found wrong still is, and an empty statement is none", () => {
  const input = refill;
  const assumptions = input.sections.assumptions;
  if (!assumptions) throw new Error("no assumptions");
  const told = (change: (index: number) => object) => {
    const content = assumptions.content.map((each, index) => ({ ...each, risk: 9 - index, ...change(index) }));
    return pointsOf({ ...input, sections: { ...input.sections, assumptions: { ...assumptions, content } } }, unknown);
  };
  const unknown = "What nobody knows yet";
  const [first, second, third, fourth] = assumptions.content.map(({ statement }) => statement);
  expect(told((index) => ({ status: index === 0 ? "validated" : "untested" }))).toEqual([second, third, fourth]);
  expect(told((index) => ({ status: index === 0 ? "unvalidated" : "untested" }))).toEqual([first, second, third]);
  expect(told((index) => (index === 1 ? { statement: " " } : {}))).toEqual([first, third, fourth]);
});

test("a text that the overview lacks is told as the concept says it, and what is proposed by what it is", () => {
  const words = { problemStatement: "Boxes everywhere.", valueProposition: "No boxes." };
  expect(textOf(withOverview({ problemStatement: "" }, words), "The problem")).toBe("Boxes everywhere.");
  expect(textOf(withOverview({ valueProposition: "", whatIsThis: "A depot." }, words), "The idea")).toBe("A depot.");
  expect(textOf(withOverview({ valueProposition: "", whatIsThis: "" }, words), "The idea")).toBe("No boxes.");
  expect(textOf(withOverview({ valueProposition: "Less." }, words), "The idea")).toBe("Less.");
});

test("what sets it apart and why the company could win stand in their order, three of them, without empty ones", () => {
  const [item] = refill.sections.overview?.content.overview.differentiators ?? [];
  const items = ["fourth", "first", " ", "third", "second"].map((description, index) => ({
    ...item,
    description,
    order: [4, 0, 1, 3, 2][index],
  }));
  const given = withOverview({ differentiators: items, rightsToWin: items.slice(0, 2) });
  expect(pointsOf(given, "What sets it apart")).toEqual(["first", "second", "third"]);
  expect(pointsOf(given, "Why this company could win")).toEqual(["first", "fourth"]);
  const without = script(withOverview({ differentiators: [], rightsToWin: [] })).slides.map(({ heading }) => heading);
  expect(without).toContain("What sets it apart");
  expect(without).not.toContain("Why this company could win");
});

test("who has the problem is the profile that comes first to the company, or else the first one", () => {
  const input = refill;
  const customerProfiles = input.sections.customerProfiles;
  const [one, other] = customerProfiles?.content ?? [];
  if (!customerProfiles || !one || !other) throw new Error("no profiles");
  const asideOf = (primary: typeof one | null) => {
    const content = [one, other].map((each) => ({ ...each, isPrimary: each === primary }));
    const sections = { ...input.sections, customerProfiles: { ...customerProfiles, content } };
    const { shown, said } = slideOf(script({ ...input, sections }), "The problem");
    if (shown.kind !== "statement") throw new Error("no statement");
    expect(said.slice(2)).toEqual(["Who has it.", shown.aside?.text]);
    return shown.aside?.text;
  };
  expect([asideOf(other), asideOf(null)]).toEqual([other.segment, one.segment]);
});

test("fewer than three forces are no slide; of more, those that pull the strongest are told", () => {
  const input = refill;
  const marketScan = input.sections.marketScan;
  const [force] = marketScan?.content.marketForces ?? [];
  if (!marketScan || !force) throw new Error("no forces");
  const told = (...grades: [grading: typeof force.grading, intensity: string][]) => {
    const marketForces = grades.map(([grading, category]) => ({ ...force, grading, category, score: null }));
    const content = { ...marketScan.content, marketForces };
    return script({ ...input, sections: { ...input.sections, marketScan: { ...marketScan, content } } });
  };
  const mixed = "Headwinds & Tailwinds";
  expect(told([mixed, "a"], [mixed, "b"]).slides.map(({ heading }) => heading)).not.toContain("Forces of the market");
  const { shown, said } = slideOf(
    told([mixed, "a"], [mixed, "b"], ["Mostly Headwinds", "c"], [mixed, "d"], ["Mostly Tailwinds", "e"]),
    "Forces of the market",
  );
  if (shown.kind !== "radar") throw new Error("no radar");
  expect(shown.axes.map(({ name }) => name)).toEqual(["a", "b", "c", "d", "e"]);
  expect(shown.points.map(({ title }) => title)).toEqual([
    ...["c: Mostly headwinds", "e: Mostly tailwinds", "a: Headwinds and tailwinds"],
  ]);
  expect(shown.points.map(({ tone }) => tone)).toEqual(["negative", "positive", "caution"]);
  expect(said).toHaveLength(5);
});

test("numbers that people set or a source gave are counted as theirs, and a size below nothing is drawn as nothing", () => {
  const input = refill;
  const projection = input.sections.financialProjection;
  if (projection?.content.layout !== "revenue") throw new Error("no projection");
  const sizing = defaultSizing(projection.content.marketSizings);
  const [own, read] = sizing?.assumptionEntries ?? [];
  if (!own || !read) throw new Error("no entries");
  const marketSizings = projection.content.marketSizings.map((each) => ({
    ...each,
    assumptionEntries: each.assumptionEntries.map((entry) =>
      entry.uuid === own.uuid || entry.uuid === read.uuid ? { ...entry, assumptionSources: [source({})] } : entry,
    ),
  }));
  const marks = { ...projection.marks, fields: { [own.uuid]: ["scalar"] } };
  const content = { ...projection.content, marketSizings, som: -5 } as typeof projection.content;
  const { sources, shown } = slideOf(
    script({ ...input, sections: { ...input.sections, financialProjection: { content, marks } } }),
    "How big it could be",
  );
  expect(sources[0]).toBe(videoWords("en").entries({ all: 4, person: 1, source: 1, other: 2 }));
  expect(shown.kind === "circles" && shown.circles[2]?.amount).toBe(0);
});

test("a source that is named twice counts once, and labels are those of the language", () => {
  const sources = [source({}), source({ uuid: "other" }), source({ url: null, title: "Talk" })];
  const told = slideOf(
    script(withOverview({ evidence: { problemStatement: { insight: "", sources } } })),
    "The problem",
  );
  expect(told.sources).toEqual([
    "Source: Packaging waste 2025, Statistical Office, 2025",
    "Source: Talk, Statistical Office, 2025",
  ]);
  const states = { ...german.states, overview: { ...german.states.overview, status: "outdated" as const } };
  expect(slideOf(script({ ...german, states }), "Das Problem").labels.map(({ text }) => text)).toEqual([
    ...[videoWords("de").labels.draft, videoWords("de").labels.outdated],
  ]);
});
