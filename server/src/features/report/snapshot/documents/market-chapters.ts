import type { MarketForce } from "@seedbed/contract/report/market-scan/schemas";
import type { Trend } from "@seedbed/contract/report/trends/schemas";
import type { Block, Chapter } from "../../../../platform/pdf/printed-document.ts";
import type { StandingSection } from "../../revisions/revision-store.ts";
import { ownLabel, sectionLabels } from "../labels.ts";
import { favour, forceTones } from "../market-chapter.ts";
import { missingNotices } from "../missing.ts";
import { isOfPerson, type SnapshotInput } from "../snapshot-input.ts";
import type { SourceRegister } from "../source-register.ts";
import { company } from "./company-part.ts";
import { directionWords, listed, noted, passage, said, titled, toneOf, whole } from "./whole-blocks.ts";

/** What moves the market, what matters most in it, and who is there already. */
export function marketChapters(input: SnapshotInput, sources: SourceRegister): Chapter[] {
  const { trends, marketScan } = input.sections;
  return [
    {
      title: "Trends",
      labels: sectionLabels(input, ["trends"]),
      blocks: [
        ...missingNotices(input, ["trends"]),
        ...passage(trends?.content.summary ?? ""),
        ...(trends?.content.results ?? []).flatMap((trend) =>
          trendPart(trend, { sources, isOwn: trends !== undefined && isOfPerson(trends.marks, trend.uuid) }),
        ),
      ],
    },
    {
      title: "Market scan",
      labels: sectionLabels(input, ["marketScan"]),
      blocks: [...missingNotices(input, ["marketScan"]), ...(marketScan ? scan(marketScan, sources) : [])],
    },
  ];
}

function trendPart(trend: Trend, { sources, isOwn }: { sources: SourceRegister; isOwn: boolean }): Block[] {
  const findings = trend.keyFinding.map((finding) =>
    whole({
      text: finding.text,
      note: noted(directionWords[finding.direction], sources.numbers(finding.sources)),
      tone: toneOf(finding.direction),
    }),
  );
  return titled(trend.category, [...passage(trend.summary), ...listed(findings), ...listed([...impactOf(trend)])], {
    labels: ownLabel(isOwn),
  });
}

const impactOf = ({
  impact,
  whatWouldTurn,
  howToNotice,
}: Pick<MarketForce, "impact" | "whatWouldTurn" | "howToNotice">) => [
  ...said("Impact on this concept", impact),
  ...said("What would turn it", whatWouldTurn),
  ...said("How to notice", howToNotice),
];

function scan({ content, marks }: StandingSection<"marketScan">, sources: SourceRegister): Block[] {
  const own = (uuid: string) => ownLabel(isOfPerson(marks, uuid));
  const insights = content.priorityInsights.map((insight) =>
    whole({
      title: insight.title,
      text: insight.explanation,
      note: noted(directionWords[insight.direction], sources.numbers(insight.sources)),
      tone: toneOf(insight.direction),
      labels: own(insight.uuid),
    }),
  );
  const companies = () => [
    ...content.startups.map((startup) => company(startup, { kind: "Startup", sources, labels: own(startup.uuid) })),
    ...content.incumbents.map((each) => company(each, { kind: "Incumbent", sources, labels: own(each.uuid) })),
  ];
  return [
    ...passage(content.trendsAndDriversDescription),
    ...titled("Priority insights", listed(insights)),
    ...titled("Market forces", forces({ content, marks }, sources)),
    ...titled("Ecosystem", [...passage(content.ecosystemDescription), ...companies().flat()]),
  ];
}

function forces({ content, marks }: StandingSection<"marketScan">, sources: SourceRegister): Block[] {
  const all = content.marketForces;
  const axes = all.map((force) => ({ name: force.category, score: favour(force), told: force.grading }));
  const alternative = `Market forces radar. The further out, the more a force helps. ${axes
    .map(({ name, told, score }) => `${name}: ${told}, ${score} of 10.`)
    .join(" ")}`;
  return [
    // Two points are no shape.
    ...(all.length < 3 ? [] : [{ kind: "radar" as const, alternative, axes }]),
    ...all.flatMap((force) =>
      titled(
        force.category,
        [
          ...listed([
            whole({
              title: force.grading,
              note: noted(force.score === null ? "" : `${force.score} of 10`, sources.numbers(force.sources ?? [])),
              text: force.summary,
              tone: forceTones[force.grading],
            }),
            ...impactOf(force),
          ]),
        ],
        { level: 3, labels: ownLabel(isOfPerson(marks, force.uuid)) },
      ),
    ),
  ];
}
