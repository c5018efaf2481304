import type { CustomerProfile, StanceLine } from "@seedbed/contract/report/customers/schemas";
import { priceLabel, roleLabels } from "@seedbed/rules/customers/stance-labels";
import { incomeRangeLabel, isIncomeKnown } from "@seedbed/rules/money/income";
import type { Block, Entry } from "../../../platform/pdf/printed-document.ts";
import { shortened } from "../../../platform/pdf/shortened.ts";
import type { StandingSection } from "../revisions/revision-store.ts";
import { entry, ownLabel } from "./labels.ts";
import { plainPart } from "./plain-part.ts";
import { isOfPerson } from "./snapshot-input.ts";

/** Up to three customers beside each other. */
export function profilesPart({ content, marks }: StandingSection<"customerProfiles">): Block {
  const shown = content.slice(0, 3);
  const more = content.length - shown.length;
  if (shown.length === 0) return { kind: "notice", text: "Customer profiles hold nobody yet." };
  return plainPart("Customers", [
    {
      kind: "columns",
      columns: shown.map((profile) => ({
        share: 1,
        blocks: [
          {
            kind: "entries",
            numbered: false,
            entries: [
              entry({
                title: profile.segment,
                text: shortened(profile.customerInsight || profile.description, 150),
                note: [
                  profile.stance ? roleLabels[profile.stance.role] : "",
                  profile.name,
                  profile.geoLocation,
                  isIncomeKnown(profile.incomeUpper) ? incomeRangeLabel(profile.incomeLower, profile.incomeUpper) : "",
                ]
                  .filter(Boolean)
                  .join(" · "),
                tone: profile.isPrimary ? "positive" : "plain",
                labels: ownLabel(isOfPerson(marks, profile.uuid)),
              }),
              ...profile.jobs
                .slice(0, 1)
                .map(({ description }) => entry({ title: "Wants", text: shortened(description, 100) })),
              ...profile.pains
                .slice(0, 1)
                .map(({ description }) => entry({ title: "Struggles", text: shortened(description, 100) })),
              ...stanceOf(profile),
            ],
          },
        ],
      })),
    },
    ...(more > 0
      ? [
          {
            kind: "text" as const,
            text: `${more} more in the report. Personas are invented; they stand for a segment.`,
          },
        ]
      : [{ kind: "text" as const, text: "Personas are invented; they stand for a segment." }]),
  ]);
}

/** What a customer holds to: what it uses, pays and refuses, each with whether anybody has said so. */
function stanceOf({ stance, alternatives: [alternative] }: CustomerProfile): Entry[] {
  const held = (title: string, line: StanceLine | undefined, { text = line?.text ?? "", max = 100 } = {}) =>
    text === ""
      ? []
      : [
          entry({
            title,
            text: shortened(text, max),
            note: line?.basis === "assumed" ? "Assumed: nobody has said so" : "",
          }),
        ];
  const uses = held("Uses today", stance?.usesToday);
  const pays = stance ? [priceLabel(stance.priceLimit), stance.priceLimit.text].filter(Boolean).join(". ") : "";
  return [
    ...(uses.length > 0 || !alternative ? uses : held("Uses today", undefined, { text: alternative.name, max: 60 })),
    ...held("Pays at most", stance?.priceLimit, { text: pays }),
    ...held("Says no to", stance?.saysNoTo),
  ];
}
