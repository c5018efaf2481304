import type { SpokenSentence } from "@seedbed/contract/conversations/schemas";
import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { greetingSentences } from "@seedbed/rules/customers/persona-words";

/** What a persona opens with, as it stands on the page before anybody has asked; its insight is a fact of the profile. */
export function greetingOf(profile: Pick<CustomerProfile, "name" | "customerInsight">): SpokenSentence[] {
  const { hello, insight, question } = greetingSentences(profile);
  const said = { restsOn: [], guess: null, unknown: null };
  return [
    { ...said, text: hello },
    ...(insight ? [{ ...said, text: insight, restsOn: [insightFact(profile.customerInsight)] }] : []),
    { ...said, text: question },
  ];
}

const insightFact = (label: string) => ({ kind: "profile" as const, item: null, field: "customerInsight", label });
