import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { labelOfScale } from "@seedbed/rules/assumptions/meter";
import {
  type ProposedImportance,
  proposedImportance,
} from "@seedbed/rules/projections/sensitivity/proposed-importance";
import { useQuery } from "@tanstack/react-query";
import { financialProjection } from "../../financials/section.ts";

/** What the projection proposes as the importance of an assumption that was made from this thing; null where it is no number of it. */
export function useProposedImportance(
  conceptId: string,
  madeFrom: { section: ReportSection; item: string } | null | undefined,
): ProposedImportance | null {
  const isNumber = madeFrom?.section === "financialProjection";
  const { data } = useQuery({ ...financialProjection.query(conceptId), enabled: isNumber });
  return isNumber && data ? proposedImportance(data, [madeFrom.item]) : null;
}

const percent = (share: number) =>
  `${(share * 100).toLocaleString("en-US", { maximumFractionDigits: share < 0.1 ? 1 : 0 })}%`;

/** The rule, and what it comes to: "This number carries 34% of what the cash swings …". `number` is what that is called. */
export const proposalInWords = ({ importance, share }: ProposedImportance, number = "this number"): string =>
  `The projection proposes ${labelOfScale(importance).toLowerCase()} importance: ${number} carries ${percent(share)} of all that the cash swings when each number moves from low to high. From 20% that is high, from 5% medium.`;
