import type { Assumption } from "@seedbed/contract/report/assumptions/schemas";
import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { figuresOf } from "@seedbed/rules/financials/figures/figures-of";
import { followingWords } from "@seedbed/rules/financials/figures/following-text";
import { compactUsd } from "@seedbed/rules/money/compact-usd";
import type { Block, Chapter, Entry } from "../../../platform/pdf/printed-document.ts";
import { shortened } from "../../../platform/pdf/shortened.ts";
import { entry, ownLabel, sectionLabels } from "./labels.ts";
import { missingNotices } from "./missing.ts";
import { byRisk } from "./risk-order.ts";
import { isOfPerson, type SnapshotInput } from "./snapshot-input.ts";

/** The whole concept on one page: what it is, for whom, how big, what speaks for and against it, what nobody knows, and what is next. */
export function summaryChapter(input: SnapshotInput): Chapter {
  const { concept, sections } = input;
  const overview = sections.overview?.content.overview;
  const whatIsIt = overview?.whatIsThis || concept.overview || concept.summary;
  return {
    title: "Summary",
    labels: sectionLabels(input, ["overview"]),
    blocks: [
      ...(whatIsIt ? [{ kind: "lead" as const, text: shortened(whatIsIt, 420) }] : []),
      ...missingNotices(input, ["overview"]),
      {
        kind: "columns",
        columns: [
          { share: 1, blocks: [part("For whom", "plain", forWhom(input))] },
          { share: 1, blocks: [part("How big", "plain", howBig(input))] },
        ],
      },
      {
        kind: "columns",
        columns: [
          { share: 1, blocks: [part("What speaks for it", "positive", [list(inFavour(input), noneNamed)])] },
          { share: 1, blocks: [part("What speaks against it", "negative", [list(against(input), noneNamed)])] },
        ],
      },
      part("What nobody knows yet", "caution", [list(unknown(input), "No assumptions have been named yet.")]),
      part("Next", "plain", [list(next(input), "Everything that was named has been tested.", true)]),
    ],
  };
}

const noneNamed = "Nothing has been named yet.";

const part = (title: string, tone: Entry["tone"], blocks: Block[]): Block => ({
  kind: "part",
  title,
  tone,
  labels: [],
  blocks,
});

const list = (entries: Entry[], otherwise: string, numbered = false): Block =>
  entries.length > 0 ? { kind: "entries", numbered, entries } : { kind: "text", text: otherwise };

function forWhom({ sections, concept }: SnapshotInput): Block[] {
  const profiles = sections.customerProfiles?.content ?? [];
  const problem = sections.overview?.content.overview.problemStatement || concept.problemStatement;
  const first = profiles.find(({ isPrimary }) => isPrimary) ?? profiles[0];
  const others = profiles.filter((profile) => profile !== first).map(({ segment }) => segment);
  return [
    first
      ? {
          kind: "entries",
          numbered: false,
          entries: [entry({ title: first.segment, text: shortened(first.customerInsight, 220) })],
        }
      : { kind: "text", text: "Customer profiles have not been written yet." },
    ...(others.length > 0
      ? [
          {
            kind: "text" as const,
            text: `Also: ${others
              .slice(0, 4)
              .map((segment) => shortened(segment, 50))
              .join(", ")}.`,
          },
        ]
      : []),
    ...(problem ? [{ kind: "text" as const, text: shortened(problem, 240) }] : []),
  ];
}

function howBig({ sections }: SnapshotInput): Block[] {
  const projection = sections.financialProjection?.content;
  if (!projection) return [{ kind: "text", text: "The financial projection has not been written yet." }];
  const { overview, summaries } = sections.overview?.content ?? {};
  const isSavings = projection.layout === "savings";
  const [said, stated, field] = isSavings
    ? [
        summaries?.financialMarketSizeSavings,
        summaries?.figures?.financialMarketSizeSavings,
        "summaries.financialMarketSizeSavings",
      ]
    : [overview?.marketSizeSummary, overview?.marketSizeFigures, "overview.marketSizeSummary"];
  // A person's words stay as they are.
  const isOwn = sections.overview && isOfPerson(sections.overview.marks, "", field);
  const text = said && followingWords(said, isOwn ? [] : (stated ?? []), figuresOf(projection));
  return [
    {
      kind: "table",
      about: "Size in US dollars a year",
      columns: [
        { name: "US dollars a year", align: "left", share: 3 },
        { name: "Estimate", align: "right", share: 2 },
      ],
      rows: sizesOf(projection),
    },
    ...(text ? [{ kind: "text" as const, text: shortened(text, 240) }] : []),
  ];
}

/** Name and amount, the largest first. */
function sizesOf(projection: FinancialProjection): string[][] {
  if (projection.layout === "savings") {
    return projection.impactSizings
      .slice(0, 4)
      .map(({ title, expectedSavings }) => [shortened(title, 60) || "Impact", compactUsd(expectedSavings)]);
  }
  return [
    ["Total addressable market", compactUsd(projection.tam)],
    ["Serviceable addressable market", compactUsd(projection.sam)],
    ["Serviceable obtainable market", compactUsd(projection.som)],
  ];
}

function inFavour({ sections }: SnapshotInput): Entry[] {
  const overview = sections.overview;
  const own = (item: { uuid: string; description: string }) =>
    entry({
      text: shortened(item.description, 170),
      tone: "positive",
      labels: ownLabel(overview !== undefined && isOfPerson(overview.marks, item.uuid)),
    });
  const { differentiators = [], rightsToWin = [] } = overview?.content.overview ?? {};
  return [
    ...differentiators.slice(0, 2).map(own),
    ...rightsToWin.slice(0, 2).map(own),
    ...insights(sections, true).slice(0, 1),
  ].slice(0, 4);
}

function against({ sections }: SnapshotInput): Entry[] {
  const forces = (sections.marketScan?.content.marketForces ?? [])
    .filter(({ grading }) => grading === "Mostly Headwinds")
    .map(({ category, summary }) => entry({ title: category, text: shortened(summary, 120), tone: "negative" }));
  return [...insights(sections, false).slice(0, 2), ...forces].slice(0, 4);
}

function insights({ marketScan }: SnapshotInput["sections"], isGood: boolean): Entry[] {
  return (marketScan?.content.priorityInsights ?? [])
    .filter(({ direction }) => (direction === "up" || direction === "tailwind") === isGood)
    .map(({ uuid, title }) =>
      entry({
        text: shortened(title, 170),
        tone: isGood ? "positive" : "negative",
        labels: ownLabel(marketScan !== undefined && isOfPerson(marketScan.marks, uuid)),
      }),
    );
}

const openAssumptions = ({ sections }: SnapshotInput): Assumption[] =>
  byRisk(sections.assumptions?.content ?? []).filter(({ status }) => status === "untested" || status === "unvalidated");

const unknown = (input: SnapshotInput): Entry[] =>
  openAssumptions(input)
    .slice(0, 3)
    .map(({ statement, category, riskCategory, origin }) =>
      entry({
        text: shortened(statement, 170),
        note: `${category}, ${riskCategory} risk`,
        tone: "caution",
        labels: ownLabel(origin === "user"),
      }),
    );

function next(input: SnapshotInput): Entry[] {
  const [riskiest] = openAssumptions(input);
  const unwritten = Object.entries(input.states).filter(
    ([, state]) => state.status === "notStarted" || state.status === "error",
  );
  const outdated = Object.values(input.states).filter(({ status }) => status === "outdated");
  const judgement = input.sections.overview?.content.overview.shouldWeDoThis;
  return [
    ...(judgement ? [entry({ title: "Decide", text: shortened(judgement, 320) })] : []),
    ...(riskiest ? [entry({ title: "Test first", text: shortened(riskiest.statement, 170) })] : []),
    ...(unwritten.length > 0
      ? [entry({ title: "Write", text: `The report still lacks ${counted(unwritten.length)}.` })]
      : []),
    ...(outdated.length > 0
      ? [
          entry({
            title: "Bring up to date",
            text: `What ${counted(outdated.length)} ${outdated.length === 1 ? "is" : "are"} written from has changed.`,
          }),
        ]
      : []),
  ];
}

const counted = (count: number) => `${count} ${count === 1 ? "section" : "sections"}`;
