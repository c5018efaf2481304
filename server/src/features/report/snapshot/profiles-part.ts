import { incomeRangeLabel, isIncomeKnown } from "@seedbed/rules/money/income";
import type { Block } from "../../../platform/pdf/printed-document.ts";
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
              ...profile.alternatives
                .slice(0, 1)
                .map(({ name }) => entry({ title: "Uses today", text: shortened(name, 60) })),
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
