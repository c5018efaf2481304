import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import type { Block } from "../../../platform/pdf/printed-document.ts";
import { shortened } from "../../../platform/pdf/shortened.ts";
import type { StandingSection } from "../revisions/revision-store.ts";
import { originLabels } from "./labels.ts";
import { plainPart } from "./plain-part.ts";
import { isOfPerson } from "./snapshot-input.ts";

/** Who wrote a section. */
export type OriginName = keyof typeof originLabels | null;

const number = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** Every number that a size rests on, with who set it; `isGrouped`: with which of the sizes of a market. */
export function assumptionTable(
  entries: readonly AssumptionEntry[],
  { who, isGrouped }: { who: (item: AssumptionEntry) => string; isGrouped: boolean },
): Block[] {
  if (entries.length === 0) return [];
  const shown = [...entries].sort((a, b) => a.order - b.order).slice(0, 12);
  return [
    plainPart("What these numbers rest on", [
      {
        kind: "table",
        about: "Assumptions of the sizing",
        columns: [
          ...(isGrouped ? [{ name: "For", align: "left" as const, share: 2 }] : []),
          { name: "Assumption", align: "left", share: 10 },
          { name: "Value", align: "right", share: 5 },
          { name: "Set by", align: "left", share: 5 },
        ],
        rows: shown.map((item) => [
          ...(isGrouped ? [item.group] : []),
          shortened(item.title, 90),
          amountOf(item),
          who(item),
        ]),
      },
    ]),
  ];
}

function amountOf({ scalar, unit }: AssumptionEntry): string {
  const told = number.format(scalar);
  if (unit === "$") return `$${told}`;
  return unit === "%" ? `${told}%` : `${told} ${shortened(unit, 24)}`;
}

export function whoSet(
  item: AssumptionEntry,
  { marks, origin }: { marks: StandingSection<"financialProjection">["marks"]; origin: OriginName },
): string {
  if (isOfPerson(marks, item.uuid, "scalar")) return originLabels.user.text;
  if (item.assumptionSources.length > 0) return "A source";
  return origin ? originLabels[origin].text : "";
}
