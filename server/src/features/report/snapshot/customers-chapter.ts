import type { Chapter } from "../../../platform/pdf/printed-document.ts";
import { financialParts } from "./financial-parts.ts";
import { sectionLabels } from "./labels.ts";
import { missingNotices } from "./missing.ts";
import { profilesPart } from "./profiles-part.ts";
import type { SnapshotInput } from "./snapshot-input.ts";

/** Who would buy, and what it could be worth: sizes, and each number that they rest on with who set it. */
export function customersChapter(input: SnapshotInput): Chapter {
  const { customerProfiles, financialProjection } = input.sections;
  return {
    title: "Customers and financials",
    labels: sectionLabels(input, ["customerProfiles", "financialProjection"]),
    blocks: [
      ...missingNotices(input, ["customerProfiles", "financialProjection"]),
      ...(customerProfiles ? [profilesPart(customerProfiles)] : []),
      ...(financialProjection ? financialParts(financialProjection, input.states.financialProjection.origin) : []),
    ],
  };
}
