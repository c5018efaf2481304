import type { NeedIcon } from "@seedbed/rules/customers/need-icons";
import type { PersonaKind } from "../../persona-kind.ts";

export interface NeedWording {
  icon: NeedIcon;
  text: string;
}

/** How drafts word a persona's needs. `{person}` is the first name. */
export interface NeedsWording {
  jobs: readonly NeedWording[];
  pains: readonly NeedWording[];
  /** Pains that the concept would leave or bring; a draft always has one of them. */
  painsOfConcept: readonly NeedWording[];
  jobsInsight: readonly string[];
  painsInsight: readonly string[];
}

export const needsWording: Readonly<Record<PersonaKind, NeedsWording>> = {
  user: {
    jobs: [
      { icon: "calendar-check", text: "Stay ahead of the moment when {pain}" },
      { icon: "checklist", text: "{benefit}" },
      { icon: "heart", text: "Be known among {audience} as someone who has things under control" },
      { icon: "eye", text: "Notice it before somebody complains that {pain}" },
      { icon: "users", text: "Agree with other {audience} on one way of doing it and stay with it" },
      { icon: "clock", text: "Keep hours free for the work that {audience} are really there for" },
      { icon: "message-circle", text: "Give an answer without asking around first when {pain}" },
    ],
    pains: [
      { icon: "clock", text: "{pain}, and the time it takes is counted nowhere" },
      { icon: "alert-triangle", text: "It comes to light at the worst moment that {pain}" },
      { icon: "message-circle", text: "{audience} hear of it through a complaint instead of seeing it themselves" },
      { icon: "repeat", text: "The same fix has to be made again each time {pain}" },
      { icon: "users", text: "Nobody feels responsible when {pain}" },
      { icon: "eye", text: "{audience} cannot show how much of their day goes into it" },
    ],
    painsOfConcept: [
      { icon: "puzzle", text: "{idea} would be one more thing to look after until it has proved itself" },
      { icon: "search", text: "When {idea} fails, it would be unclear whom to turn to" },
    ],
    jobsInsight: [
      "The quiet job decides: {person} wants to stop thinking about it and would drop {idea} as soon as it asks for attention of its own.",
      "{person} would choose whatever gets the job done on the worst day, and {idea} would have to be that from the beginning.",
      "Several of these jobs are done for others, so {idea} has to make {person} look good in front of them and not only save time.",
    ],
    painsInsight: [
      "The pain to act on is that {pain}; the others are told readily and put up with, as asking for the last time it happened would show.",
      "{person} complains most about what is visible, while it costs more that {pain}; a week beside {person} would tell the two apart.",
      "Strong enough to change a habit is only what {person} has to explain to others, so {idea} should begin there.",
    ],
  },
  payer: {
    jobs: [
      { icon: "coins", text: "End a cost that nobody looks at although {pain}" },
      { icon: "chart-bar", text: "See in one figure whether {audience} are better off than a year ago" },
      { icon: "shield-check", text: "Sign only for what {audience} will really use" },
      { icon: "scale", text: "Weigh spending now against living on with it when {pain}" },
      { icon: "users", text: "Be the one who made it possible to {benefit}" },
      { icon: "calendar-check", text: "Plan the year without a reserve for the days when {pain}" },
      { icon: "receipt", text: "Keep the number of suppliers and invoices around {audience} small" },
    ],
    pains: [
      { icon: "receipt", text: "What it costs that {pain} is spread over so many small items that no one adds it up" },
      { icon: "chart-bar", text: "{audience} ask for help but bring no number to decide by" },
      { icon: "alert-triangle", text: "A remedy that was bought and is not used stays on the books while {pain}" },
      { icon: "scale", text: "Two offers that both promise to {benefit} can hardly be compared" },
      { icon: "clock", text: "Decisions wait for the next meeting, and until then {pain}" },
      {
        icon: "message-circle",
        text: "Everyone around {audience} agrees that something must be done, and no one asks for it in writing",
      },
    ],
    painsOfConcept: [
      {
        icon: "coins",
        text: "{idea} would cost from the first day and pay back later, in a place that belongs to someone else",
      },
      { icon: "repeat", text: "{idea} would be a second contract for something that is paid for in part already" },
    ],
    jobsInsight: [
      "{person} acts when a cost ends, not when a task gets nicer, so {idea} has to name the line that it removes.",
      "What decides is to sign for nothing that lies idle: {person} would start {idea} small and watch whether {audience} come back.",
      "{person} needs a reason that can be repeated in one sentence, and {idea} should supply it instead of a calculation.",
    ],
    painsInsight: [
      "That {pain} hurts {person} only once somebody adds it up, and whether anyone would is worth asking before {idea} gets a price.",
      "The missing number is the pain that counts: {idea} could be refused for it even by someone who believes in it.",
      "{person} talks about prices but suffers from decisions that come back, and {idea} would have to be one that does not.",
    ],
  },
  keeper: {
    jobs: [
      { icon: "tool", text: "Keep the routine running in which {audience} know what to do" },
      { icon: "shield-check", text: "Stay clear of the blame when a change goes wrong and {pain}" },
      { icon: "users", text: "Protect the team from work that {audience} could do themselves" },
      { icon: "school", text: "Learn new things at a pace that leaves {audience} served" },
      { icon: "heart", text: "Be asked before others decide how to {benefit}" },
      { icon: "checklist", text: "Have a way back in case it gets worse and {pain} more often" },
      { icon: "lock", text: "Keep hold of what was built up for {audience} over the years" },
    ],
    pains: [
      { icon: "message-circle", text: "Others talk about {audience} without having asked those who do the work" },
      { icon: "alert-triangle", text: "The blame goes to whoever kept things running when {pain}" },
      { icon: "school", text: "Every new way means teaching {audience} again from the start" },
      { icon: "clock", text: "There is no hour in the week to try anything while {pain}" },
      { icon: "lock", text: "The tricks that help when {pain} are known to very few" },
      { icon: "eye", text: "What works well for {audience} is noticed by no one" },
    ],
    painsOfConcept: [
      { icon: "repeat", text: "{idea} would run beside the old way for a long time, and both would need care" },
      { icon: "scale", text: "{idea} would take work from {audience} and leave the exceptions here" },
    ],
    jobsInsight: [
      "{person} guards a routine that works for most, so {idea} wins here by leaving it intact rather than by being better.",
      "The job behind the jobs is to be asked: {person} would help {idea} along if part of it were their own proposal.",
      "None of these jobs gets easier through {idea} at first, and {person} would want to hear that said before anything else.",
    ],
    painsInsight: [
      "The pain lies in the change itself: {idea} would add to it first, and {person} has no reason yet to believe in the later part.",
      "{person} would give up the old way only if the double work ended on a date, which the people behind {idea} can promise or not.",
      "What {person} says about {idea} is partly about earlier changes, so it pays to ask how the last one ended.",
    ],
  },
};
