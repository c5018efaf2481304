import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { plainSentences } from "../../../../platform/drafting/plain-text.ts";
import { fenced, fencedItems } from "../../../nucleus/exports/fence.ts";

/** What the financial tasks need of a customer profile: its words. */
export interface CustomerWords {
  segment: string;
  isPrimary: boolean;
  description: string;
  pains: string[];
}

/** The words of the finished customer profiles, without ids. */
export function customerWords(profiles: readonly CustomerProfile[]): CustomerWords[] {
  return profiles.map(({ segment, isPrimary, description, pains }) => ({
    segment,
    isPrimary,
    description,
    pains: pains.map((pain) => pain.description),
  }));
}

/** The pains that come first decide what somebody would pay. */
const painsTold = 2;
/** The situation, and what they are judged by, stand in the first sentences. */
const sentencesTold = 2;

/** The customers as part of a prompt. */
export function customersText(customers: readonly CustomerWords[]): string {
  if (customers.length === 0) return "# Customers\nNo profiles were written yet; use the answers above.";
  const profiles = customers.map(({ segment, isPrimary, description, pains }) =>
    [
      isPrimary ? "Primary customer:" : "Customer:",
      fenced(segment),
      fenced(plainSentences(description).slice(0, sentencesTold).join(" ")),
      "Pains:",
      fencedItems(pains.slice(0, painsTold)),
    ].join("\n"),
  );
  return ["# Customers", ...profiles].join("\n");
}
