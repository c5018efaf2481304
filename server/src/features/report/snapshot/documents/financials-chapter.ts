import type { AssumptionEntry, FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { type Figure, figureId } from "@seedbed/rules/financials/figures/figure";
import { figuresOf } from "@seedbed/rules/financials/figures/figures-of";
import type { Block, Chapter } from "../../../../platform/pdf/printed-document.ts";
import type { StandingSection } from "../../revisions/revision-store.ts";
import { marketSizes } from "../financial-parts.ts";
import { ownLabel, sectionLabels } from "../labels.ts";
import { missingNotices } from "../missing.ts";
import { whoSet } from "../sizing-table.ts";
import { isOfPerson, type SnapshotInput } from "../snapshot-input.ts";
import type { SourceRegister } from "../source-register.ts";
import { entriesTable } from "./entries-table.ts";
import { modelParts } from "./model-parts.ts";
import { barsOf, type ProjectionTerms } from "./projection-terms.ts";
import { passage, titled } from "./whole-blocks.ts";

/** What the concept could be worth, and each number that this rests on. All figures are those of the page. */
export function financialsChapter(input: SnapshotInput, sources: SourceRegister): Chapter {
  const standing = input.sections.financialProjection;
  return {
    title: "Financial projection",
    labels: sectionLabels(input, ["financialProjection"]),
    blocks: [
      ...missingNotices(input, ["financialProjection"]),
      ...(standing ? projectionBlocks(standing, { sources, origin: input.states.financialProjection.origin }) : []),
    ],
  };
}

function projectionBlocks(
  standing: StandingSection<"financialProjection">,
  { sources, origin }: { sources: SourceRegister; origin: SnapshotInput["states"]["overview"]["origin"] },
): Block[] {
  const { content, marks } = standing;
  const figures: ReadonlyMap<string, Figure> = figuresOf(content);
  const terms: ProjectionTerms = {
    standing,
    words: (id) => figures.get(id)?.words ?? "",
    numbers: (named = []) => sources.numbers(named),
    own: (item, ...fields) => ownLabel(isOfPerson(marks, item, ...fields)),
  };
  const rows = (entries: readonly AssumptionEntry[]) =>
    entriesTable(entries, terms, (entry) => whoSet(entry, { marks, origin }));
  return [
    ...passage(content.overview, terms.numbers(content.evidence?.overview?.sources)),
    ...sizes(content, terms),
    ...modelParts(content, terms),
    ...content.marketSizings.flatMap(({ uuid, type, assumptionEntries }) =>
      titled(type === "top_down" ? "Market sizing, top down" : "Market sizing, bottom up", [
        ...passage(
          `TAM ${terms.words(figureId.market("TAM", uuid))}, SAM ${terms.words(figureId.market("SAM", uuid))}, SOM ${terms.words(figureId.market("SOM", uuid))} a year.`,
        ),
        ...rows(assumptionEntries),
      ]),
    ),
    ...content.impactSizings.flatMap(({ uuid, title, assumptionEntries }) =>
      titled(title || "Impact", [
        ...passage(`${terms.words(figureId.savings(uuid))} a year.`),
        ...rows(assumptionEntries),
      ]),
    ),
  ];
}

function sizes(projection: FinancialProjection, { words }: ProjectionTerms): Block[] {
  if (projection.layout === "revenue") return titled("Market size", marketSizes(projection));
  const bars = projection.impactSizings.map(({ uuid, title, expectedSavings }) => ({
    ...{ name: title || "Impact", value: Math.max(0, expectedSavings), told: words(figureId.savings(uuid)) },
  }));
  if (bars.length === 0) return [{ kind: "notice", text: "Impact sizing has not been written yet." }];
  return titled("Annual cost savings potential", [barsOf("Savings in US dollars a year", "usd", bars)]);
}
