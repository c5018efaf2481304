import type { SuggestionTemplate } from "./suggestion-template.ts";

/** For the first question, when nothing is known but the company and its goal. */
export const templatesBeforeAnything: readonly SuggestionTemplate[] = [
  {
    title: "What customers do next",
    description:
      "Take over the work that customers of {company} do after they have bought, so that {company} can {goal}.",
  },
  {
    title: "What lies idle",
    description: "Offer to others what {company} has and does not fully use, as a first step to {goal}.",
  },
  {
    title: "What is thrown away",
    description:
      "Make something useful of what {company} and its customers throw away today, which would help to {goal}.",
  },
  {
    title: "What takes too long",
    description:
      "Do in a day what takes customers of {company} weeks today. Whoever waits most would come first, if the aim is to {goal}.",
  },
  {
    title: "What only experts can do",
    description:
      "Put what the specialists of {company} know into the hands of people who have no specialist, in order to {goal}.",
  },
  {
    title: "Who is left out",
    description:
      "Serve those who are too small or too far away for {company} today, and find out whether that helps to {goal}.",
  },
  {
    title: "What others already ask for",
    description: "Turn the request that {company} has turned down most often into an offer, if the wish is to {goal}.",
  },
];
