import type { Assumption } from "@seedbed/contract/report/assumptions/schemas";
import type { Source } from "@seedbed/contract/report/source";
import { gradings } from "@seedbed/contract/report/vocabulary";
import { defaultSizing } from "@seedbed/rules/market-sizing/default-sizing";
import { expect, test } from "vitest";
import { draftedIdeas } from "#test-support/drafted-ideas/ideas.ts";
import { draftedSnapshot } from "#test-support/drafted-ideas/snapshot-inputs.ts";
import type { ShownSlide, SlidePoint } from "../../../../platform/film/film-script.ts";
import { spokenText } from "../../../../platform/film/voice/spoken-text.ts";
import type { SnapshotInput } from "../../snapshot/snapshot-input.ts";
import { videoWords } from "./words.ts";
import { writeScript } from "./write-script.ts";

const drafted = async (name: string) => {
  const idea = draftedIdeas.find((each) => each.name === name);
  if (!idea) throw new Error(`no idea ${name}`);
  return draftedSnapshot(idea.concept);
};
const [earning, saving] = [await drafted("refill"), await drafted("sparsam")];
const at = new Date("2026-03-04T23:30:00.000Z");

const source = (title: string, change: Partial<Source> = {}): Source => ({
  ...{ uuid: title, title, description: "", url: `https://example.org/${title}`, classification: "web", citations: [] },
  ...{ confidenceLevel: "high", publishedDate: "2025-03-01", publisher: "Office", ...change },
});
const evidence = (...titles: string[]) => ({ insight: "", sources: titles.map((title) => source(title)) });
const unknown = (statement: string, said: Pick<Assumption, "category" | "riskCategory" | "risk">): Assumption => {
  const [first] = earning.sections.assumptions?.content ?? [];
  if (!first) throw new Error("no assumption");
  return { ...first, ...said, statement, status: "untested", evidence: evidence(`on ${statement}`) };
};

/** A report with everything in it: written by a model, changed by people and outdated in part. */
function whole(input: SnapshotInput, sizes: { tam: number; sam: number; som: number }): SnapshotInput {
  const { overview, customerProfiles, financialProjection, marketScan, assumptions } = input.sections;
  const profile = customerProfiles?.content[0];
  const force = marketScan?.content.marketForces[0];
  if (!overview || !profile || !financialProjection || !force || !assumptions) throw new Error("not written");
  const items = (...descriptions: string[]) =>
    descriptions.map((description, order) => ({
      uuid: description,
      order,
      description,
      evidence: evidence(description),
    }));
  const content = {
    ...overview.content,
    overview: {
      ...overview.content.overview,
      ...{ origin: "model" as const, problemStatement: "Boxes pile up.", valueProposition: "Boxes come back." },
      ...{ shouldWeDoThis: "Ask ten offices.", marketSizeSummary: "Of 900 offices.", marketSizeFigures: [] },
      ...{ differentiators: items("a depot", "a deposit"), rightsToWin: items("a fleet") },
      evidence: {
        problemStatement: evidence("p1", "p2", "p3"),
        valueProposition: evidence("v"),
        shouldWeDoThis: evidence("s"),
      },
    },
  };
  const states = { ...input.states };
  states.overview = { ...states.overview, origin: "model", status: "outdated" };
  states.marketScan = { ...states.marketScan, origin: "user" };
  const marks = { ...overview.marks, fields: { "": ["overview.problemStatement"] } };
  return {
    ...{ ...input, account: "Northwind Mills", at, states },
    concept: { ...input.concept, title: "Refill depots" },
    sections: {
      overview: { content, marks },
      customerProfiles: {
        marks: customerProfiles.marks,
        content: [{ ...profile, isPrimary: true, segment: "Offices" }],
      },
      financialProjection: founded(financialProjection, sizes),
      marketScan: {
        ...marketScan,
        content: {
          ...marketScan.content,
          marketForces: gradings.map((grading, index) => ({
            ...{ ...force, grading, score: [9, 4, 2.5][index] ?? 0 },
            ...{
              category: `force ${index + 1}`,
              summary: `It pulls ${index + 1}.`,
              sources: [source(`force ${index + 1}`)],
            },
          })),
        },
      },
      assumptions: {
        ...assumptions,
        content: [
          unknown("third", { category: "Feasibility", riskCategory: "low", risk: 0.1 }),
          unknown("first", { category: "Desirability", riskCategory: "high", risk: 0.9 }),
          unknown("second", { category: "Viability", riskCategory: "medium", risk: 0.5 }),
        ],
      },
    },
  };
}

type Projection = NonNullable<SnapshotInput["sections"]["financialProjection"]>;

/** Somebody has set the first number that its sizes rest on, and all others have a source. */
function founded({ content, marks }: Projection, sizes: { tam: number; sam: number; som: number }): Projection {
  if (content.layout !== "revenue") throw new Error("no revenue");
  const assumptionSources = ["count"];
  const marketSizings = content.marketSizings.map((sizing) => ({
    ...sizing,
    assumptionEntries: sizing.assumptionEntries.map((entry) => ({
      ...entry,
      assumptionSources,
      evidence: evidence("e1", "e2"),
    })),
  }));
  const own = defaultSizing(marketSizings)?.assumptionEntries[0]?.uuid ?? "";
  return { content: { ...content, ...sizes, marketSizings }, marks: { ...marks, fields: { [own]: ["scalar"] } } };
}

/** One that saves, drafted, of which hardly anything is written; people wrote what little there is. */
function slight(input: SnapshotInput, origin: "draft" | "user"): SnapshotInput {
  const { overview, financialProjection, assumptions } = input.sections;
  if (!overview || financialProjection?.content.layout !== "savings" || !assumptions) throw new Error("not written");
  const [sizing] = financialProjection.content.impactSizings;
  if (!sizing) throw new Error("no sizing");
  const entry = sizing.assumptionEntries.slice(0, 1);
  const [one, other] = [sizing, { ...sizing, title: "Less waste", expectedSavings: 500, assumptionEntries: [] }];
  const content = {
    ...overview.content,
    overview: {
      ...{ ...overview.content.overview, origin, problemStatement: "", valueProposition: "", whatIsThis: "" },
      ...{ differentiators: [], rightsToWin: [], shouldWeDoThis: "" },
    },
    summaries: { ...overview.content.summaries, financialMarketSizeSavings: "" },
  };
  return {
    ...{ ...input, account: "Northwind Mills", at },
    concept: { ...input.concept, title: "Sparsam", problemStatement: "", valueProposition: "" },
    sections: {
      overview: { ...overview, content },
      financialProjection: {
        ...financialProjection,
        content: {
          ...financialProjection.content,
          impactSizings: [other, { ...one, title: "Less heat", expectedSavings: 7_800, assumptionEntries: entry }],
        },
      },
      ...(origin === "user" && {
        assumptions: {
          ...assumptions,
          content: [unknown("only", { category: "Adaptability", riskCategory: "low", risk: 1 })],
        },
      }),
    },
  };
}

const pointLines = (points: readonly SlidePoint[]) =>
  points.map(({ title, text, tone }) => `  * ${title} | ${text} | ${tone}`);

function shownLines(shown: ShownSlide): string[] {
  switch (shown.kind) {
    case "cover":
      return [`  ${shown.title}`, ...shown.details.map((detail) => `  ${detail}`), `  picture: ${shown.picture}`];
    case "statement":
      return [
        `  ${shown.text}`,
        `  beside: ${shown.aside ? `${shown.aside.title} | ${shown.aside.text}` : shown.picture}`,
      ];
    case "points":
      return [`  numbered: ${shown.numbered}`, ...pointLines(shown.points)];
    case "circles":
      return [
        ...shown.circles.map(({ name, meaning, amount, told }) => `  o ${name} | ${meaning} | ${amount} | ${told}`),
        `  ${shown.text}`,
      ];
    case "bars":
      return [...shown.bars.map(({ name, value, told }) => `  = ${name} | ${value} | ${told}`), `  ${shown.text}`];
    case "radar":
      return [
        ...shown.axes.map(({ name, score, told }) => `  > ${name} | ${score} | ${told}`),
        ...pointLines(shown.points),
      ];
    case "closing":
      return [`  ${shown.text}`, ...pointLines(shown.points)];
  }
}

/** A video as it is read and heard. */
function toldVideo(input: SnapshotInput, language: "en" | "de" | "es" | "fr" | "ja"): string {
  const { slides, mark } = writeScript(input, { language, picture: "<svg/>" });
  const { dollars } = videoWords(language);
  const told = slides.map(({ heading, labels, sources, shown, said }) =>
    [
      `# ${heading}${labels.map(({ text, tone }) => ` [${text}, ${tone}]`).join("")}`,
      ...shownLines(shown),
      ...sources.map((line) => `  < ${line}`),
      `  "${said.map((line) => spokenText(line, dollars)).join(" ")}"`,
    ].join("\n"),
  );
  return [mark, ...told].join("\n");
}

test.each([
  ["english", "en"],
  ["german", "de"],
  ["spanish", "es"],
  ["french", "fr"],
  ["japanese", "ja"],
] as const)(
  "a video in %s shows and says what its report does, in the words of the language",
  async (name, language) => {
    const large = whole(earning, { tam: 1.2e12, sam: 3.4e9, som: 5.6e6 });
    const told = [
      toldVideo(large, language),
      toldVideo(slight(saving, "draft"), language),
      toldVideo(slight(saving, "user"), language),
    ];
    await expect(`${told.join("\n\n")}\n`).toMatchFileSnapshot(`./told/${name}.txt`);
  },
);
