import type { PersonaKind } from "../../persona-kind.ts";

export interface AlternativeWording {
  name: string;
  /** A template. */
  usage: string;
  price: string;
  pros: readonly string[];
  cons: readonly string[];
}

/** What drafts say a persona does today. `{person}` is the first name, `{alternative}` the name of the first alternative. */
export interface AlternativesWording {
  alternatives: readonly AlternativeWording[];
  insight: readonly string[];
}

export const alternativesWording: Readonly<Record<PersonaKind, AlternativesWording>> = {
  user: {
    alternatives: [
      {
        name: "Getting by as before",
        usage: "{person} does what has always been done when {pain}, and is through with it by evening on most days.",
        price: "Hours nobody counts",
        pros: ["Needs no decision", "Known to everyone", "No new supplier"],
        cons: ["Fails on busy days", "Depends on one person"],
      },
      {
        name: "Lists and phone calls",
        usage: "{person} keeps a list and calls around as soon as {pain}.",
        price: "Their own time",
        pros: ["Works without training", "Easy to adapt"],
        cons: ["Quickly out of date", "Invisible to others", "Stops during holidays"],
      },
      {
        name: "Present supplier’s service",
        usage: "Whatever present contracts include is used by {audience} as far as it goes.",
        price: "Part of existing contracts",
        pros: ["One invoice", "Somebody to call"],
        cons: ["Made for everyone", "Slow to change"],
      },
      {
        name: "Help from colleagues",
        usage: "{person} asks whoever is around when {pain}.",
        price: "Favours in return",
        pros: ["Quick", "Built on trust"],
        cons: ["Not always there", "Wears people out"],
      },
    ],
    insight: [
      "{idea} competes with “{alternative}” rather than with a product, and would have to be less effort than that on an ordinary day.",
      "{person} would leave “{alternative}” only if {idea} held on the very day when {pain}.",
      "“{alternative}” costs {person} nothing to continue, so {idea} has to earn the first step as well as the later ones.",
    ],
  },
  payer: {
    alternatives: [
      {
        name: "Leaving it as is",
        usage: "{person} leaves the cost where it lies as long as no one adds up what it means that {pain}.",
        price: "Unknown",
        pros: ["No budget line", "No risk taken"],
        cons: ["Costs stay hidden", "Same talk every year"],
      },
      {
        name: "Extra hands",
        usage: "{person} approves more hours when {audience} can no longer cope.",
        price: "Wages by the hour",
        pros: ["Quick to arrange", "Easy to end"],
        cons: ["The cost comes back", "Nothing is learned"],
      },
      {
        name: "All-round software",
        usage: "{audience} are told to use what is licensed anyway, also when {pain}.",
        price: "Licence already paid",
        pros: ["No purchase needed", "Known to everyone"],
        cons: ["Fits nobody well", "Used half-heartedly"],
      },
      {
        name: "Pressing present suppliers",
        usage: "Once a year {person} asks the suppliers of {audience} for better terms.",
        price: "A few meetings",
        pros: ["Shows in figures", "Needs no change"],
        cons: ["Yields less each time", "Touches no cause"],
      },
    ],
    insight: [
      "Against “{alternative}” no price is low enough, so {idea} has to show {person} what it costs to go on as before.",
      "“{alternative}” can be defended without a meeting, and {idea} has to become as easy to defend.",
      "{person} compares {idea} with “{alternative}” by risk before comparing them by money.",
    ],
  },
  keeper: {
    alternatives: [
      {
        name: "The proven routine",
        usage: "{person} runs the present way, which covers most of what {audience} need.",
        price: "Already paid for",
        pros: ["Everyone knows it", "Exceptions are covered"],
        cons: ["Lives in heads", "Hard to hand over"],
      },
      {
        name: "Home-made workaround",
        usage: "A makeshift that {person} built comes out whenever {pain}.",
        price: "Unknown",
        pros: ["Fits exactly", "Repaired at once"],
        cons: ["Understood by few", "No second one"],
      },
      {
        name: "Waiting it out",
        usage: "{person} lets the busy days pass on which {pain} and tidies up afterwards.",
        price: "Some annoyance",
        pros: ["Costs no effort", "Usually works"],
        cons: ["Trouble piles up", "Others notice"],
      },
      {
        name: "Asking an old hand",
        usage: "{person} calls somebody who has seen it before when {pain}.",
        price: "A favour",
        pros: ["Answers that fit", "No forms"],
        cons: ["Knowledge retires", "Not always reachable"],
      },
    ],
    insight: [
      "“{alternative}” is the work of {person}, so {idea} has to build on it instead of beating it.",
      "{person} would compare {idea} with “{alternative}” on the rare case, not on the common one, and there the old way is strong.",
      "As long as “{alternative}” works for {person}, every fault of {idea} counts double.",
    ],
  },
};
