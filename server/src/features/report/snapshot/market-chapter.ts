import type { Incumbent, MarketForce, MarketScan, Startup } from "@seedbed/contract/report/market-scan/schemas";
import type { Trends } from "@seedbed/contract/report/trends/schemas";
import type { Block, Chapter, Entry } from "../../../platform/pdf/printed-document.ts";
import { shortened } from "../../../platform/pdf/shortened.ts";
import type { StandingSection } from "../revisions/revision-store.ts";
import { entry, ownLabel, sectionLabels } from "./labels.ts";
import { missingNotices } from "./missing.ts";
import { plainPart } from "./plain-part.ts";
import { isOfPerson, type SnapshotInput } from "./snapshot-input.ts";
import type { SourceRegister } from "./source-register.ts";

/** The forces of the market as a radar, trends, what matters most, and who is there already. */
export function marketChapter(input: SnapshotInput, sources: SourceRegister): Chapter {
  const { trends, marketScan, overview } = input.sections;
  const summary = overview?.content.summaries.marketScanTrendsDrivers || trends?.content.summary;
  return {
    title: "Market scan",
    labels: sectionLabels(input, ["trends", "marketScan"]),
    blocks: [
      ...(summary ? [{ kind: "text" as const, text: shortened(summary, 320) }] : []),
      ...missingNotices(input, ["trends", "marketScan"]),
      ...(marketScan ? forces(marketScan) : []),
      ...(marketScan ? insights(marketScan, sources) : []),
      {
        kind: "columns",
        columns: [
          ...(trends ? [{ share: 1, blocks: trendsOf(trends, sources) }] : []),
          ...(marketScan ? [{ share: 1, blocks: companies(marketScan, sources) }] : []),
        ],
      },
    ],
  };
}

/** From 0 (headwinds) to 10 (tailwinds): the better the further out. */
export function favour({ score, grading }: MarketForce): number {
  if (score !== null) return Math.round((10 - score) * 10) / 10;
  return grading === "Mostly Headwinds" ? 2 : grading === "Mostly Tailwinds" ? 8 : 5;
}

export const forceTones = {
  "Mostly Headwinds": "negative",
  "Headwinds & Tailwinds": "caution",
  "Mostly Tailwinds": "positive",
} as const satisfies Record<MarketForce["grading"], Entry["tone"]>;

function forces({ content, marks }: StandingSection<"marketScan">): Block[] {
  const all = content.marketForces.slice(0, 8);
  if (all.length === 0) return [{ kind: "notice", text: "Market forces have not been written yet." }];
  const described: Block = {
    kind: "entries",
    numbered: false,
    entries: all.map((force) =>
      entry({
        title: force.category,
        text: shortened(force.summary, all.length > 6 ? 80 : 125),
        note: force.grading,
        tone: forceTones[force.grading],
        labels: ownLabel(isOfPerson(marks, force.uuid)),
      }),
    ),
  };
  // Two points are no shape.
  if (all.length < 3) return [plainPart("Market forces", [described])];
  const axes = all.map((force) => ({ name: shortened(force.category, 40), score: favour(force), told: force.grading }));
  const alternative = `Market forces radar. The further out, the more a force helps. ${axes
    .map(({ name, told, score }) => `${name}: ${told}, ${score} of 10.`)
    .join(" ")}`;
  return [
    plainPart("Market forces", [
      {
        kind: "columns",
        columns: [
          { share: 5, blocks: [{ kind: "radar", alternative, axes }] },
          { share: 6, blocks: [described] },
        ],
      },
    ]),
  ];
}

const directionWords = { up: "Going up", tailwind: "Tailwind", down: "Going down", headwind: "Headwind" } as const;
const isGood = (direction: keyof typeof directionWords) => direction === "up" || direction === "tailwind";

function insights({ content, marks }: StandingSection<"marketScan">, sources: SourceRegister): Block[] {
  const shown = content.priorityInsights.slice(0, 3);
  if (shown.length === 0) return [];
  return [
    plainPart("Priority insights", [
      {
        kind: "columns",
        columns: shown.map((insight) => ({
          share: 1,
          blocks: [
            {
              kind: "entries",
              numbered: false,
              entries: [
                entry({
                  title: shortened(insight.title, 90),
                  text: shortened(insight.explanation, 170),
                  note: [directionWords[insight.direction], sources.numbers(insight.sources)].filter(Boolean).join(" "),
                  tone: isGood(insight.direction) ? "positive" : "negative",
                  labels: ownLabel(isOfPerson(marks, insight.uuid)),
                }),
              ],
            },
          ],
        })),
      },
    ]),
  ];
}

function trendsOf(
  { content, marks }: { content: Trends; marks: Parameters<typeof isOfPerson>[0] },
  sources: SourceRegister,
): Block[] {
  if (content.results.length === 0) return [{ kind: "notice", text: "Trends have not been written yet." }];
  return [
    plainPart("Trends", [
      {
        kind: "entries",
        numbered: false,
        entries: content.results.slice(0, 6).map((trend) =>
          entry({
            title: trend.category,
            text: shortened(trend.summary, 140),
            note: sources.numbers(trend.keyFinding.flatMap((finding) => finding.sources)),
            labels: ownLabel(isOfPerson(marks, trend.uuid)),
          }),
        ),
      },
    ]),
  ];
}

function companies({ content, marks }: StandingSection<"marketScan">, sources: SourceRegister): Block[] {
  const shown = companiesOf(content);
  if (shown.length === 0)
    return [plainPart("Companies", [{ kind: "notice", text: "No companies have been named yet." }])];
  const more = content.startups.length + content.incumbents.length - shown.length;
  return [
    plainPart("Companies", [
      {
        kind: "entries",
        numbered: false,
        entries: shown.map(({ company, role }) =>
          entry({
            title: company.name,
            text: shortened(company.relevance || company.overview, 140),
            note: [role, company.domain, sources.numbers(company.overviewEvidence.sources)].filter(Boolean).join(" · "),
            labels: ownLabel(isOfPerson(marks, company.uuid)),
          }),
        ),
      },
      ...(more > 0 ? [{ kind: "text" as const, text: `${more} more in the report.` }] : []),
    ]),
  ];
}

// Both kinds are seen, also where one of them has many.
function companiesOf({ startups, incumbents }: MarketScan): { company: Startup | Incumbent; role: string }[] {
  const [some, others] = [startups.slice(0, 3), incumbents.slice(0, 3)];
  return [
    ...some.map((company) => ({ company, role: "Startup" })),
    ...others.map((company) => ({ company, role: "Incumbent" })),
  ];
}
