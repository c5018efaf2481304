import { wordList } from "../word-list.ts";
import type { ConceptAngle } from "./concept-angle.ts";

/** Angles that change how the company itself works. */
export const insideAngles: readonly ConceptAngle[] = [
  {
    name: "Internal service",
    keywords: wordList(
      "internal, own, process, department, site, cost, staff, document, approval, planning, back office, erp, team",
    ),
    pays: "savings",
    businessModels: ["Software as a Service", "Licensing"],
    title: "[{core} as an internal service|{core} as an in-house service]",
    summary:
      "{company} sets up {idea} for its own units first and runs it as a shared service. What works for {audience} inside may be offered to others later, once {idea} has proved itself.",
    overview:
      "One unit with a pressing need goes first and helps to design {idea} over a quarter. The next units join only when the first reports in its own words what has become easier for {audience}. A small team of {company} keeps {idea} running and decides openly which wish comes next.",
    problem:
      "Every unit of {company} has found its own way of coping, and still {pain}. It makes {audience} spend effort on differences that no customer pays for.",
    valueProposition: "{audience} can {benefit}, and {company} learns on its own cost base what {idea} is worth.",
    differentiators: [
      "Built with the first users of {idea} at the table, not after a specification.",
      "Savings from {idea} are booked only when a unit has confirmed them.",
      "Units may leave {idea} again, which keeps its makers attentive to {audience}.",
    ],
    rightsToWin: [
      "{company} owns the processes that {idea} would change and needs nobody’s permission to try.",
      "With {asset}, {company} has what an outside provider of {idea} would have to buy.",
      "Experience from its own units gives {company} a reference for {idea} before the first outside sale.",
    ],
  },
  {
    name: "Automated routine",
    keywords: wordList(
      "manual, repetitive, paperwork, invoice, claim, document, email, check, sort, data entry, schedule, automat, night",
    ),
    pays: "savings",
    businessModels: ["Software as a Service", "Metered Usage"],
    title: "[{core} with automated routine|{core} with an automated routine]",
    summary:
      "Around {idea}, cases that follow a rule run by themselves, and people get the rest with everything prepared. {audience} decide, and the routine of {idea} does the typing.",
    overview:
      "For a month the routine of {idea} runs beside the present work and shows what it would have done. {audience} correct it, and only kinds of cases in which corrections have become rare are handed over. Every case within {idea} can be looked up, explained and taken back.",
    problem:
      "Most cases are alike and still go through the same hands, and so {pain}. It is the few difficult ones that wait while {audience} are busy with the easy ones.",
    valueProposition:
      "{audience} can {benefit}, and they give their time to cases that need judgement while the routine of {idea} clears the rest.",
    differentiators: [
      "The routine of {idea} asks when it is unsure, and it shows how often that happens.",
      "A trial beside the present work lets {audience} trust {idea} on evidence.",
      "Rules are written in plain language, so {audience} can change {idea} without a developer.",
    ],
    rightsToWin: [
      "Finished cases in the files of {company} would show honestly what {idea} gets right.",
      "The people who know the exceptions work at {company}, and {idea} stands or falls with them.",
      "With {asset}, {company} can automate {idea} step by step and without a second system.",
    ],
  },
  {
    name: "Pool of idle capacity",
    keywords: wordList(
      "idle, capacity, fleet, machine, room, space, equipment, warehouse, plant, bed, vehicle, share, utilis, empty",
    ),
    pays: "savings",
    businessModels: ["Rental", "Pay Per Use"],
    title: "[{core} as a capacity pool|{core} from idle capacity]",
    summary:
      "{company} makes idle hours of people, rooms and machines visible and bookable for {idea}. {audience} find capacity next door before anything new is bought or hired for {idea}.",
    overview:
      "Units enter what they can spare, and {audience} book it by the hour at an internal price. A keeper for each item looks after condition and keys, so {idea} does not end in quarrels. Partners outside {company} may join the pool once the internal use of {idea} has settled.",
    problem:
      "Equipment stands still in one place while it is missing in another, and meanwhile {pain}. It is no wonder that {audience} buy or rent, because they cannot see what is there.",
    valueProposition:
      "{audience} can {benefit}, with what is paid for already and found through {idea} in less time than an order takes.",
    differentiators: [
      "An internal price makes lending worthwhile, so {idea} does not live on goodwill.",
      "{audience} book within a minute and know at once whether it is certain.",
      "{idea} shows which purchases of the past year could have been avoided, before the next budget.",
    ],
    rightsToWin: [
      "{company} could start the pool for {idea} with {asset}.",
      "Own maintenance and keys would let {company} guarantee the condition of what {idea} lends.",
      "Booking data from {idea} tell {company} what it should own, share or give up.",
    ],
  },
];
