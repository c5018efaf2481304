import type { RealWorldSignal } from "@seedbed/contract/report/customers/schemas";
import type { PersonaKind } from "../../persona-kind.ts";

export type SignalWording = Pick<RealWorldSignal, "stance" | "sourceCategory" | "description">;

/** What drafts propose to look for. Everything is worded as a search, nothing as found. */
export interface SignalsWording {
  signals: readonly SignalWording[];
  summary: readonly string[];
}

export const signalsWording: Readonly<Record<PersonaKind, SignalsWording>> = {
  user: {
    signals: [
      {
        stance: "In Favour",
        sourceCategory: "User Forum",
        description:
          "Look in forums where {audience} exchange advice whether people mention, unasked, that {pain}. Many such threads would speak for {idea}.",
      },
      {
        stance: "In Favour",
        sourceCategory: "First-Party Research",
        description:
          "Ask {audience} to tell of the last time that {pain}. A story with a day and a cost would speak for {idea}, a general complaint would not.",
      },
      {
        stance: "Against",
        sourceCategory: "First-Party Research",
        description:
          "Watch for {audience} who know the problem and have decided that it is not worth a change. If they are the majority, there is no market for {idea}.",
      },
      {
        stance: "Against",
        sourceCategory: "Social Media",
        description:
          "Look at what people post about offers that resemble {idea}, some weeks after they started. Complaints about upkeep would speak against {idea} too.",
      },
      {
        stance: "Neutral",
        sourceCategory: "Online Article",
        description:
          "Look whether the magazines that {audience} read treat the subject as a topic of its own. That would show attention, not readiness to pay for {idea}.",
      },
      {
        stance: "Neutral",
        sourceCategory: "Other",
        description:
          "Count on how many days of an ordinary month it happens that {pain}. The answer decides how much effort {idea} may ask for.",
      },
    ],
    summary: [
      "Nothing of this has been looked up for {idea} yet. The story of the last time that {pain}, told by several {audience}, would settle most: without such stories the need is a guess.",
      "These are places to look, not findings about {idea}. If {audience} do not bring up the matter themselves, the problem is smaller than it seems from here.",
    ],
  },
  payer: {
    signals: [
      {
        stance: "In Favour",
        sourceCategory: "Government Report",
        description:
          "Look in public tenders whether buyers ask for what {idea} would offer. A requirement in a tender would show that a budget for {idea} exists.",
      },
      {
        stance: "In Favour",
        sourceCategory: "First-Party Research",
        description:
          "Ask those who sign for {audience} which line of the budget {idea} would replace. An answer without hesitation would speak for {idea}.",
      },
      {
        stance: "Against",
        sourceCategory: "First-Party Research",
        description:
          "Offer a small paid trial to a few who sign for {audience}. Polite interest without a date would speak against {idea}.",
      },
      {
        stance: "Against",
        sourceCategory: "Online Article",
        description:
          "Look for accounts of similar offers to {audience} that were stopped, and for the reason given. One that holds here too would speak against {idea}.",
      },
      {
        stance: "Neutral",
        sourceCategory: "Academic Study",
        description:
          "Look whether anybody has measured what it costs that {pain}. A method would help to put a price on {idea}, whatever the result.",
      },
      {
        stance: "Against",
        sourceCategory: "Other",
        description:
          "See how long purchases for {audience} take from request to order. If it is longer than a budget year, {idea} needs another way in.",
      },
    ],
    summary: [
      "None of this has been checked for {idea}. A paid trial with a date would settle most; if no one who signs for {audience} agrees to one, the price is not the problem.",
      "So far these are questions about {idea}, not answers. Which budget line it would replace is the one to ask first, because {audience} cannot answer it for those who pay.",
    ],
  },
  keeper: {
    signals: [
      {
        stance: "Against",
        sourceCategory: "First-Party Research",
        description:
          "Ask those who run the present way for {audience} what would get harder for them. A long and concrete list would speak against starting {idea} as planned.",
      },
      {
        stance: "Against",
        sourceCategory: "User Forum",
        description:
          "Look where practitioners talk among themselves whether they pass on workarounds for the times when {pain}. Well-kept ones would speak against {idea}.",
      },
      {
        stance: "In Favour",
        sourceCategory: "First-Party Research",
        description:
          "Sit beside someone who keeps things running on a day when {pain}. If they ask for help themselves, that would speak for {idea}.",
      },
      {
        stance: "In Favour",
        sourceCategory: "Social Media",
        description:
          "Look whether people who work with {audience} show their own makeshifts in public. What they have built tells what {idea} would have to do first.",
      },
      {
        stance: "Neutral",
        sourceCategory: "Government Report",
        description:
          "Look whether any rule obliges {audience} to record what happens when {pain}. A duty would change who decides about {idea}.",
      },
      {
        stance: "Neutral",
        sourceCategory: "Online Article",
        description:
          "Look at job advertisements for work around {audience}. Where the routine is described as a skill, {idea} would compete with people rather than with products.",
      },
    ],
    summary: [
      "Nothing here has been verified for {idea}. What those who run the present way call impossible would settle most: it shows what has to be solved before {audience} see anything of it.",
      "These signals about {idea} still have to be looked for. If the people behind the routine warn {audience} of it, no argument to those who pay will help.",
    ],
  },
};
