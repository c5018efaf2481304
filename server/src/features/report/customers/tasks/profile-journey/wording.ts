import type { JourneyStep } from "@seedbed/contract/report/customers/schemas";
import type { PersonaKind } from "../../persona-kind.ts";

export interface StepWording {
  relationType: JourneyStep["relationType"];
  title: string;
  /** Templates of which one is used. */
  descriptions: readonly string[];
}

/** How drafts tell a persona's journey, step by step. `{person}` is the first name. */
export interface JourneyWording {
  steps: readonly StepWording[];
  insight: readonly string[];
}

export const journeyWording: Readonly<Record<PersonaKind, JourneyWording>> = {
  user: {
    steps: [
      {
        relationType: "Journey Step",
        title: "An ordinary morning",
        descriptions: [
          "{person} starts the day with the plans that {audience} usually have and gives the matter no thought.",
          "The day of {person} begins like that of most {audience}, with other things on top of the list.",
        ],
      },
      {
        relationType: "Pain",
        title: "It happens again",
        descriptions: [
          "{pain}, and {person} is the one who finds out.",
          "In the middle of something else {person} learns that {pain}.",
        ],
      },
      {
        relationType: "JTBD",
        title: "Saving the day",
        descriptions: [
          "{person} patches things up, so that whoever depends on {audience} notices as little as possible.",
          "What counts now is to keep things going, and {person} uses whatever {audience} have at hand.",
        ],
      },
      {
        relationType: "Moment of Intervention",
        title: "The question why",
        descriptions: [
          "Right afterwards {person} asks why it has to be like this, and for an hour {idea} would be welcome.",
          "While the trouble is fresh, {person} talks about it with others, and there {idea} could be mentioned.",
        ],
      },
      {
        relationType: "JTBD",
        title: "A careful try",
        descriptions: [
          "{person} tries {idea} beside the old way, on a day on which little can go wrong.",
          "On a quiet day {person} uses {idea} for one small part and keeps everything else as it was.",
        ],
      },
      {
        relationType: "Journey Step",
        title: "Habit decides",
        descriptions: [
          "After some weeks {idea} is part of the routine or forgotten, depending on whether it held when {pain}.",
          "Whether {idea} stays is decided on the next bad day, when {pain} and {person} reaches for one thing or the other.",
        ],
      },
    ],
    insight: [
      "The chance of {idea} is the hour after it has happened that {pain}; a day later {person} has other worries.",
      "{idea} gets one bad day to prove itself, and a fault on that day would close the door for {person}.",
    ],
  },
  payer: {
    steps: [
      {
        relationType: "Journey Step",
        title: "A sum stands out",
        descriptions: [
          "{person} sees in the books that something around {audience} costs more than it should.",
          "At the end of a quarter a sum that has to do with {audience} is higher than {person} remembers.",
        ],
      },
      {
        relationType: "Pain",
        title: "No one can say",
        descriptions: [
          "Asked for the reason, {audience} tell stories instead of sums, because nobody records when {pain}.",
          "{person} asks around and hears that {pain}, but not what it comes to.",
        ],
      },
      {
        relationType: "JTBD",
        title: "Looking for a lever",
        descriptions: [
          "{person} looks for a single decision that would {benefit} and can be explained in a sentence.",
          "The aim is to {benefit} with as little change as possible, and {person} lists what could do it.",
        ],
      },
      {
        relationType: "Moment of Intervention",
        title: "Before the plan closes",
        descriptions: [
          "For a short time before the budget is fixed, {idea} could be written into it without taking anything from anyone.",
          "While next year is being planned, {person} is open to {idea}; afterwards it would have to push something out.",
        ],
      },
      {
        relationType: "Pain",
        title: "The meeting objects",
        descriptions: [
          "Colleagues ask {person} who would look after {idea}, and there is no name to give.",
          "In the meeting somebody asks what becomes of the present contracts if {idea} comes, and {person} has no answer.",
        ],
      },
      {
        relationType: "Journey Step",
        title: "One small order",
        descriptions: [
          "{person} lets {idea} run in one place and expects a number at the end of it.",
          "{idea} gets a trial with an end date, and {person} marks the day on which it is to be judged.",
        ],
      },
    ],
    insight: [
      "{idea} has its chance while the budget is open, and loses it in the meeting if nobody but {person} stands for it.",
      "What closes the door is not the price but the question who looks after {idea}, and {person} cannot answer it alone.",
    ],
  },
  keeper: {
    steps: [
      {
        relationType: "Journey Step",
        title: "A routine that holds",
        descriptions: [
          "{person} runs what {audience} rely on, and on most days nobody has to think about it.",
          "On a normal day {audience} do not notice what {person} does, which is how it should be.",
        ],
      },
      {
        relationType: "JTBD",
        title: "Covering the exception",
        descriptions: [
          "When {pain}, {person} steps in with a trick that is written down nowhere.",
          "{person} is called when {pain}, and has it settled before others hear of it.",
        ],
      },
      {
        relationType: "Pain",
        title: "News of a change",
        descriptions: [
          "{person} hears of {idea} from others, after it has been decided that something must change.",
          "A message announces {idea}, and {person} reads in it that the present way has failed.",
        ],
      },
      {
        relationType: "Moment of Intervention",
        title: "Being asked",
        descriptions: [
          "If somebody asks {person} now what would go wrong with {idea}, the answer is long and useful.",
          "At this point one conversation with {person} would change what {idea} starts with.",
        ],
      },
      {
        relationType: "Pain",
        title: "Two ways at once",
        descriptions: [
          "For a while {person} serves the old way and {idea}, and does neither as well as before.",
          "Both run side by side, and it falls to {person} to explain to {audience} which one counts.",
        ],
      },
      {
        relationType: "Journey Step",
        title: "Back or forward",
        descriptions: [
          "On the next busy day, when {pain}, {person} goes back to what is sure unless {idea} has taken work away by then.",
          "In the end {person} keeps whichever of the two asks for less when {pain}, and that may well be the old one.",
        ],
      },
    ],
    insight: [
      "The only good moment for {idea} is before it is announced: asked first, {person} would improve it, told later, sit it out.",
      "{idea} is lost here in the weeks of double work, so whoever brings it should say beforehand when the old way ends for {person}.",
    ],
  },
};
