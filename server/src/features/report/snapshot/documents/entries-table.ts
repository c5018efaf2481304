import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { figureId } from "@seedbed/rules/financials/figures/figure";
import { rangeInWords } from "@seedbed/rules/market-sizing/range-in-words";
import type { Block } from "../../../../platform/pdf/printed-document.ts";
import type { ProjectionTerms } from "./projection-terms.ts";

/** Every number that a size rests on: its range, who set it, and its sources; what it is for only where there are several sizes. */
export function entriesTable(
  entries: readonly AssumptionEntry[],
  { words, numbers, standing }: ProjectionTerms,
  who: (entry: AssumptionEntry) => string,
): Block[] {
  if (entries.length === 0) return [];
  const isGrouped = standing.content.layout === "revenue";
  return [
    {
      kind: "table",
      about: "What these numbers rest on",
      columns: [
        ...(isGrouped ? [{ name: "For", align: "left" as const, share: 2 }] : []),
        { name: "Assumption", align: "left", share: 10 },
        { name: "Value", align: "right", share: 4 },
        { name: "Range", align: "left", share: 4 },
        { name: "Set by", align: "left", share: 5 },
      ],
      rows: entries
        .toSorted((one, other) => one.order - other.order)
        .map((entry) => [
          ...(isGrouped ? [entry.group] : []),
          [entry.title, entry.description].filter(Boolean).join(": "),
          [words(figureId.entry(entry.uuid)), entry.unit === "$" || entry.unit === "%" ? "" : entry.unit]
            .filter(Boolean)
            .join(" "),
          rangeInWords(entry),
          [who(entry), numbers(entry.evidence?.sources)].filter(Boolean).join(" "),
        ]),
    },
  ];
}
