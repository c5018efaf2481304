import type { SpokenSentence } from "@seedbed/contract/conversations/schemas";
import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { plainSentences } from "../../../platform/drafting/plain-text.ts";

/** What a persona opens with: its first name, a sentence of its insight, and the word to the person. */
export function greetingOf({
  name,
  customerInsight,
}: Pick<CustomerProfile, "name" | "customerInsight">): SpokenSentence[] {
  const said = { restsOn: [], guess: null, unknown: null };
  const [insight] = plainSentences(customerInsight);
  return [
    { ...said, text: `Hi, I'm ${firstNameOf(name)}.` },
    ...(insight ? [{ ...said, text: insight, restsOn: [insightFact(customerInsight)] }] : []),
    { ...said, text: "What would you like to know?" },
  ];
}

export const firstNameOf = (name: string) => name.trim().split(/\s+/u)[0] ?? "";

const insightFact = (label: string) => ({ kind: "profile" as const, item: null, field: "customerInsight", label });
