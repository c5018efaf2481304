import type { PersonaKind } from "../../persona-kind.ts";

/** Estimates and words for a drafted persona. `{person}` is the first name, `{group}` the segment as a plural phrase. */
export interface PersonaWording {
  attitudes: readonly ("open" | "cautious" | "sceptical")[];
  occupations: readonly string[];
  ageRanges: readonly string[];
  /** Thousands of US dollars a year. */
  incomes: readonly (readonly [number, number])[];
  education: readonly string[];
  situation: readonly string[];
  judgedBy: readonly string[];
  today: readonly string[];
  objection: readonly string[];
  insight: readonly string[];
}

export const households = [
  "Couple with two children",
  "Couple without children",
  "Lives alone",
  "Single parent",
  "Shared flat",
  "Couple, grown-up children",
] as const;

/** Segments of people who would have to make room for a concept. */
export const keeperSegments = [
  "Keepers of the routine",
  "Present suppliers",
  "Colleagues behind the scenes",
  "Long-serving staff",
] as const;

/** Segments of people who pay, where the sector names none. */
export const payerSegments = ["Budget holders", "Heads of purchasing", "Owners and managers"] as const;

export const personaWording: Readonly<Record<PersonaKind, PersonaWording>> = {
  user: {
    attitudes: ["open", "cautious"],
    occupations: ["Day-to-day user", "First-hand user", "First to notice"],
    ageRanges: ["28-44", "32-50", "35-55"],
    incomes: [
      [38, 62],
      [42, 70],
      [34, 58],
    ],
    education: ["Vocational training", "Bachelor’s degree", "Upper secondary school"],
    situation: [
      "{person} belongs to the {group} and is the one who notices first when {pain}.",
      "For {person} it is part of an ordinary week that {pain}.",
      "{person} stands for {group} and has stopped being surprised when {pain}.",
    ],
    judgedBy: [
      "Others see only the result, so {person} takes the blame on days when {pain}.",
      "What counts is that nobody complains, and {person} would rather patch things up than report once more that {pain}.",
      "Nobody praises {person} for days on which it does not happen that {pain}.",
    ],
    today: [
      "Today {person} gets by with habit and a few calls, as {audience} mostly do.",
      "So far {person} works around it and has told nobody how much time {audience} lose that way.",
      "There is a makeshift, {person} knows its limits, and other {audience} have one of their own.",
    ],
    objection: [
      "The first objection to {idea} would be that it has to hold on the worst day, not on the day it is shown.",
      "{person} would ask who comes when {idea} fails, and would want a name rather than a hotline.",
      "Before trying {idea}, {person} would want to know what has to be given up for it and whether there is a way back.",
    ],
    insight: [
      "{group} do not ask for less of the problem but for not having to think of it, so {idea} would be judged by the attention it saves.",
      "{person} would look at {idea} only after an embarrassing day; on a good day the matter is forgotten, although {pain}.",
      "For {person} the trouble is less that {pain} than that others find out first, and {idea} would have to change that.",
    ],
  },
  payer: {
    attitudes: ["cautious"],
    occupations: ["Budget holder", "Signs for purchases", "Answers for the costs"],
    ageRanges: ["38-56", "40-60", "36-54"],
    incomes: [
      [70, 115],
      [62, 98],
      [80, 130],
    ],
    education: ["Bachelor’s degree", "Master’s degree", "Business school"],
    situation: [
      "{person} does not meet the problem in person but signs for what it costs that {pain}.",
      "{person} answers for a budget in which {idea} would have to replace something instead of coming on top.",
      "On the desk of {person} it shows only as small sums in many places that {pain}.",
    ],
    judgedBy: [
      "{person} is judged by totals at the end of the year, and the fact that {pain} is no line in them.",
      "What {person} has to show is that money spent on {idea} comes back in a place one can point at.",
      "A purchase that {audience} do not use would be held against {person} for years.",
    ],
    today: [
      "For now {person} leaves it to {audience} to cope, because that needs no decision.",
      "So far {person} has paid for quick remedies each time {pain}, none of them large enough to ask about.",
      "There have been talks about it, and {person} has postponed them until {audience} bring a number.",
    ],
    objection: [
      "{person} would hear the promise to {benefit} and ask what happens to the old cost in the meantime.",
      "The first question about {idea} would be what it costs to stop, not what it costs to start.",
      "{person} has seen offers like {idea} begin well and end as a second system beside the first.",
    ],
    insight: [
      "{person} would sooner accept {idea} as the end of an old cost than as a better way of working, even where it is both.",
      "The hurdle for {idea} is not the price: nobody in the circle of {person} owns the question why {pain}.",
      "{person} would rather say no to {idea} than be the one who has to explain it twice.",
    ],
  },
  keeper: {
    attitudes: ["sceptical"],
    occupations: ["Keeps things running", "Guardian of the routine", "Old hand"],
    ageRanges: ["42-62", "45-63", "38-60"],
    incomes: [
      [36, 56],
      [40, 64],
      [32, 52],
    ],
    education: ["Vocational training", "Trade certificate", "Upper secondary school"],
    situation: [
      "{person} keeps the present way running and knows why it is as it is, including why {pain}.",
      "When others say that {pain}, {person} thinks of what it took to get even this far.",
      "{person} is good at what {idea} would replace.",
    ],
    judgedBy: [
      "{person} is measured by things running and would answer for every week in which {idea} does not.",
      "Nobody would thank {person} if {idea} worked, and everybody would remember if it failed.",
      "The standing of {person} among {audience} rests on knowing what to do when nobody else does.",
    ],
    today: [
      "The makeshift of today is partly the work of {person} and covers most of the cases in which {pain}.",
      "{person} has favours and tricks for the times when {pain}, and none of them costs anything that is counted.",
      "What {person} does for {audience} is written down nowhere and has rarely let anyone down.",
    ],
    objection: [
      "{person} would say no to {idea} for a good reason: it asks for work now and promises relief to somebody else.",
      "Against {idea} stands what {person} has seen before: the new way came, the old one stayed, and both had to be served.",
      "{person} doubts that {audience} would stick to {idea} after the first weeks and has seen enough to say so.",
    ],
    insight: [
      "{person} can let {idea} fail without ever saying no, by leaving the routine as it is, and can make it succeed when asked first.",
      "The doubt about {idea} is about who gets the extra work, and it would fade if {person} gained an hour from it.",
      "{person} defends less the old way than the right to be asked, which the people behind {idea} can give at no cost.",
    ],
  },
};
