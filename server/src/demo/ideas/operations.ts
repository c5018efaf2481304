import type { DemoIdea, DemoSeed } from "../demo-idea.ts";

export const operationsIdeas: DemoIdea[] = [
  {
    type: "EXPAND_AN_EXISTING_IDEA",
    title: "Second life for flour dust",
    summary: "Filter dust pressed into pellets for the mill's own boiler.",
    status: "inReview",
    person: 3,
    report: "complete",
    daysAgo: 8,
    answers: {
      idea: ["A press that turns filter dust into pellets for our own boiler"],
      audience: ["Shift leaders who run the filters and the boiler"],
      pains: ["Dust is hauled away as waste at a fee", "The boiler burns bought gas all winter"],
      assets: ["capacity", "technology"],
      value_source: ["savings"],
      limits: ["Nothing may raise the risk of a dust explosion"],
      success: ["No dust leaves the site as waste"],
    },
  },
  {
    type: "IDENTIFY_NEW_OPPORTUNITIES",
    title: "Quiet nights at the loading dock",
    summary: "Trucks are sent to a free ramp before they arrive, so that nobody idles below bedroom windows.",
    status: "prototyping",
    person: 4,
    report: "complete",
    daysAgo: 13,
    numbers: {
      "People concerned": {
        scalar: 34,
        description: "Everybody who loads at night, in all mills, from the roster of this spring.",
      },
      "Hours for it": { scalar: 140, description: "Waiting and loading twice, written down at one dock for a month." },
    },
    answers: {
      field: ["Truck arrivals at our loading docks"],
      audience: ["Dispatchers who plan the ramps"],
      changes: ["Neighbours complain about idling engines", "Haulers share the position of their trucks"],
      assets: ["data", "partners"],
      value_source: ["savings"],
      cost_sources: ["Overtime of the night crew", "Waiting fees that haulers charge"],
      success: ["No truck waits longer than a coffee"],
    },
  },
  {
    type: "EXPAND_AN_EXISTING_IDEA",
    title: "One spare-parts shelf for four mills",
    summary: "Four neighbouring mills share bearings, belts and sieves instead of each keeping its own.",
    status: "new",
    person: 1,
    report: "partial",
    daysAgo: 18,
    answers: {
      idea: ["A shared shelf of spare parts for four mills in the valley"],
      audience: ["Maintenance leads of small mills"],
      pains: ["Each mill ties up money in bearings that nobody needs", "A missing belt stops a mill for days"],
      assets: ["partners", "capacity", "know_how"],
      value_source: ["savings"],
      limits: ["No mill may learn another's production volume"],
      success: ["A missing part is at the mill on the same day"],
    },
  },
  {
    type: "IDENTIFY_NEW_OPPORTUNITIES",
    title: "Apprentices who repair the past",
    summary: "Apprentices rebuild the mill's old machines as training, and the rebuilt machines go back to work.",
    status: "proofOfConcept",
    person: 0,
    report: "complete",
    daysAgo: 30,
    answers: {
      field: ["Training of young mechanics"],
      audience: ["Apprentices in their second year"],
      changes: [
        "Old mechanics retire and take their tricks with them",
        "Machine makers no longer sell parts for old models",
      ],
      assets: ["know_how", "capacity"],
      value_source: ["savings"],
      cost_sources: ["Outside repair crews", "Standstill while parts are made"],
      success: ["Every apprentice has brought one machine back to work"],
    },
  },
];

export const demoSeeds: DemoSeed[] = [
  {
    type: "EXPAND_AN_EXISTING_IDEA",
    person: 0,
    daysAgo: 1,
    answers: { idea: ["A counter in supermarkets where people mill their own flour"] },
  },
  {
    type: "EXPAND_AN_EXISTING_IDEA",
    person: 2,
    daysAgo: 3,
    answers: {
      idea: ["Paper sacks that tell through a colour when they have been wet"],
      audience: ["Warehouse workers at wholesale bakeries"],
      pains: ["Damp shows only when the sack is opened"],
    },
  },
  {
    type: "IDENTIFY_NEW_OPPORTUNITIES",
    person: 1,
    daysAgo: 5,
    answers: { field: ["What brewers do with spent grain"], audience: ["Brewers with their own taproom"] },
  },
];
