import type { EntryWording } from "../sizing/entry-wording.ts";

/** How drafts speak of a yearly saving. */
export const impactWording = {
  titles: ["What {idea} saves"],
  reasoning: [
    "The saving is what the present way costs in a year, multiplied by the share that {idea} really ends.",
    "It multiplies how much of the costly work there is today by what it costs and by the part that {idea} takes away.",
  ],
  mattersMost: [
    "The share that goes away matters most for {idea}, and it is also what is known least.",
    "Nothing moves the result of {idea} like the share that goes away, and nobody has measured it yet.",
  ],
  check: [
    "A month of records from {audience}, before and after a trial of {idea}, would replace most of the guesses.",
    "Each number can be taken from records that {company} keeps anyway, except the share, for which {idea} needs a trial.",
  ],
} as const satisfies Record<string, readonly string[]>;

/** Assumptions of a saving; `{things}` are the people whose hours are counted, `{period}` is what an amount is paid for. */
export const impactEntries = {
  people: {
    titles: ["People it concerns"],
    unitDescription: "people whose work {idea} would change",
    assumed: [
      "How many people in {company} spend time on the task that {idea} would change is assumed here.",
      "This counts those whose days would look different with {idea}, and it is a start value.",
    ],
    find: [
      "The heads of the teams concerned can name them for {idea} in one meeting.",
      "A roster of {audience} shows who does this work; replace the number for {idea} with a count.",
    ],
  },
  writtenPeople: {
    titles: ["People it concerns"],
    unitDescription: "{things} whose work {idea} would change",
    assumed: [
      "The number of {things} is the one the team wrote down when it described the cost that {idea} is to lower.",
      "The team named this number of {things} itself; whether all of them are touched by {idea} is open.",
    ],
    find: [
      "Check with the roster how many of the {things} really have the task that {idea} would change.",
      "Ask the heads of the {things} who among them would use {idea}, and count only those.",
    ],
  },
  hours: {
    titles: ["Hours for the task"],
    unitDescription: "hours per person and year without {idea}",
    assumed: [
      "How many hours a year one person gives to the task that {idea} would change is assumed, about two a week.",
      "These are the hours one person spends on it today because {pain}; nobody has measured them, and {idea} needs the real number.",
    ],
    find: [
      "Let three people keep a list for four weeks, and multiply, before {idea} changes anything.",
      "Time records, where they exist, show it; where they do not, ask {audience} about last week and leave {idea} out of the question.",
    ],
  },
  hourlyCost: {
    titles: ["Cost of an hour"],
    unitDescription: "US dollars per hour that {idea} would free",
    assumed: [
      "What an hour of this work costs {company}, with everything that is paid on top of the wage, is a start value for {idea}.",
      "An hour that {idea} frees is worth its full cost only if it is not paid any more or is used for something that is; the amount is assumed.",
    ],
    find: [
      "The payroll office knows the real amount for the people whom {idea} concerns.",
      "Take the rate that {company} uses in its own calculations, so that nobody has to argue about {idea}.",
    ],
  },
  writtenCost: {
    titles: ["Cost today"],
    unitDescription: "US dollars per {period} before {idea}",
    assumed: [
      "The team named this amount itself as something that {idea} is to lower.",
      "The amount stands in the team's own answers; whether {idea} touches all of it is open.",
    ],
    find: [
      "The accounts show it for the last twelve months; enter the middle rather than the worst one before {idea} is judged by it.",
      "Ask whoever approves these bills which part of them {idea} could reach at all.",
    ],
  },
  periods: {
    titles: ["Times a year"],
    unitDescription: "times a year that this is paid without {idea}",
    assumed: [
      "This turns the cost that {idea} would lower into a year, as the amount was given.",
      "The amount was written per {period}, so it is taken this often a year for {idea}.",
    ],
    find: [
      "Change it if the cost that {idea} is to lower comes in some seasons only.",
      "If the bills come in another rhythm, enter that one, and {idea} is sized anew.",
    ],
  },
  removed: {
    titles: ["Share that goes away"],
    unitDescription: "percent that {idea} would really end",
    assumed: [
      "Part of the cost stays whatever {idea} does, so only a modest share is assumed to go away.",
      "The share that {idea} ends for good, and does not merely move to somebody else, is assumed to be small.",
    ],
    find: [
      "A trial of {idea} with one team for a month, compared with another team that goes on as before, gives the first real share.",
      "Go through the last ten cases with {audience} and mark those that {idea} would have prevented.",
    ],
  },
} as const satisfies Record<string, EntryWording>;
