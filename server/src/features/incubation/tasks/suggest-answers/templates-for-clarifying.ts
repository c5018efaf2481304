import type { SuggestionTemplate } from "./suggestion-template.ts";

/** For questions of no questionnaire: what was asked back. */
export const templatesForClarifying: readonly SuggestionTemplate[] = [
  { title: "Where it hurts most", description: "First of all where it is true that {pain}; the rest can wait." },
  {
    title: "Ask those concerned",
    description:
      "Not known yet: a handful of {audience} could tell in one conversation, and nothing should be built before.",
  },
  {
    title: "The smallest step",
    description: "Only as much as is needed to see whether {audience} would use {idea} a second time.",
  },
  {
    title: "As it is done today",
    description: "The way {audience} do it today, until {idea} has shown that another way is better.",
  },
  {
    title: "Those who decide",
    description:
      "It is for those among the {audience} who decide about the money; the others will be heard, but do not decide.",
  },
  { title: "What may go", description: "{idea} may do without everything that does not help to {benefit}." },
  {
    title: "An assumption so far",
    description:
      "So far an assumption of {company}: it holds if {audience} say the same when they are asked about {idea}.",
  },
];
