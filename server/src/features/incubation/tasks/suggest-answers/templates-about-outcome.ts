import type { SuggestionTemplate } from "./suggestion-template.ts";

/** What limits it, how it pays and when it has worked. At least seven each, with what the library adds. */
export const templatesAboutOutcome = {
  limits: [
    {
      title: "Existing contracts",
      description: "Contracts of {company} with partners stay as they are while {idea} is being tried.",
    },
    {
      title: "People's data",
      description: "Nothing that could identify single people among the {audience} leaves {company}.",
    },
    {
      title: "The daily work goes on",
      description: "The work {audience} depend on must not stop while {idea} is introduced.",
    },
    {
      title: "No money that cannot come back",
      description: "Nothing is bought for {idea} that could not be sold or used elsewhere.",
    },
    {
      title: "One team, no new department",
      description: "{idea} must be tried by people who are there already, beside their other work.",
    },
    {
      title: "The name stays clean",
      description: "{company} does not put its name on {idea} before {audience} have used it and say so.",
    },
    {
      title: "No lock-in",
      description: "{audience} can stop using {idea} at any time and take their records with them.",
    },
  ],
  success: [
    { title: "They come back", description: "{audience} use {idea} again without being reminded." },
    { title: "The complaint is gone", description: "{audience} no longer say that {pain}." },
    {
      title: "Somebody pays",
      description:
        "The first of the {audience} pay for {idea} from their own budget, without a discount for being first.",
    },
    {
      title: "It shows in the accounts",
      description:
        "A line in the accounts of {company} moves because of {idea}, and the people who keep them agree on the reason.",
    },
    {
      title: "Others ask for it",
      description: "A site or customer that nobody has approached asks {company} for {idea}.",
    },
    {
      title: "It runs without its inventors",
      description: "People who did not plan {idea} keep it going for a quarter.",
    },
    {
      title: "We know when to stop",
      description: "By a day agreed beforehand it is clear whether {idea} goes on, changes or ends.",
    },
  ],
  earning: [
    {
      title: "A fee while it runs",
      description: "A regular fee for {idea} that {audience} pay for as long as they use it",
    },
    {
      title: "A price for each use",
      description: "A price each time {audience} use {idea}, so that trying it costs little",
    },
    { title: "A share of what it saves", description: "A share of what {audience} demonstrably save with {idea}" },
  ],
  cost_sources: [
    {
      title: "Looking for things",
      description: "Hours {audience} spend on finding out where something stands and who has it",
    },
    {
      title: "Doing it again",
      description: "Work that {audience} do a second time because the first result could not be used",
    },
    {
      title: "Paying for readiness",
      description: "Space, stock and people that {audience} keep ready and rarely need",
    },
  ],
} as const satisfies Record<string, readonly SuggestionTemplate[]>;
