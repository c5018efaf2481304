import { wordList } from "../word-list.ts";
import type { PestelCategory } from "./pestel-pattern.ts";

/** Resources, emissions, waste and weather. */
export const environmental: PestelCategory = {
  category: "Environmental",
  icon: "leaf",
  patterns: [
    {
      name: "Waste and packaging",
      keywords: wordList(
        "waste, packag, plastic, bottle, refill, reuse, recycl, food, carton, disposal, circular, cloth, repair",
      ),
      summary:
        "What {audience} throw away is counted, charged and explained to an ever wider circle. Those who pay by the container notice first, and {idea} could show them a figure that goes down.",
      impact: "The weight of waste avoided should be measured by {idea} itself, since others will ask for it anyway.",
      findings: [
        {
          text: "Disposal fees that follow volume give {audience} a monthly reminder of what {idea} would avoid.",
          direction: "tailwind",
        },
        {
          text: "Reuse needs cleaning and transport, which can eat up part of what {idea} saves.",
          direction: "headwind",
        },
        { text: "Producers look for partners who take material back, a role that {idea} could fill.", direction: "up" },
      ],
    },
    {
      name: "Carbon accounting",
      keywords: wordList(
        "carbon, emission, climate, energy, freight, supply chain, report, sustainab, fleet, building, travel, material",
      ),
      summary:
        "Large organisations ask their suppliers for emission data, and the question travels down the chain to {audience}. They need figures they can defend, whether or not they care about them, and {idea} could deliver some on the side.",
      impact: "If {idea} records what it saves in energy or transport, the record itself becomes part of the offer.",
      findings: [
        {
          text: "Purchasers score suppliers by emissions, so {idea} can help {audience} to keep a large customer.",
          direction: "up",
        },
        { text: "Claims about {idea} that nobody can recalculate do more harm than silence.", direction: "headwind" },
        {
          text: "Data that {audience} collect for one customer can be used for the next, if {idea} keeps them in order.",
          direction: "tailwind",
        },
      ],
    },
    {
      name: "Energy transition",
      keywords: wordList(
        "energy, electric, solar, heat, charging, grid, battery, hydrogen, gas, boiler, wind turbine, pump",
      ),
      summary:
        "Heat, transport and machines move to electricity at different speeds, which leaves {audience} with plans that do not match. They sit between old equipment and a connection that is not ready, and {idea} has to fit both.",
      impact: "{idea} should work with the present supply first and gain, rather than depend on, the future one.",
      findings: [
        {
          text: "Connections and installers are short in many places, which would limit how fast {idea} can be rolled out.",
          direction: "headwind",
        },
        {
          text: "Flexible use of electricity earns money where tariffs follow the hour, a gain that {idea} could share with {audience}.",
          direction: "tailwind",
        },
        {
          text: "Replacing old equipment opens a short window in which {audience} reconsider everything, {idea} included.",
          direction: "up",
        },
      ],
    },
    {
      name: "Weather and climate risk",
      keywords: wordList(
        "farm, crop, irrigat, insur, tourism, storm, flood, harvest, outdoor, forest, roof, weather, drought",
      ),
      summary:
        "Heat, drought and heavy rain arrive more often outside the season {audience} planned for. People start to plan for weather they used to call exceptional, and {idea} meets them there.",
      impact:
        "Demand for {idea} may come in waves after bad weather, so capacity has to be borrowed rather than owned.",
      findings: [
        {
          text: "After each damaging season {audience} have money and attention for prevention, and {idea} could use the moment.",
          direction: "up",
        },
        { text: "Sites and supply of {idea} are exposed to the same weather as its customers.", direction: "headwind" },
        {
          text: "Insurers and lenders ask {audience} for protective measures, which speaks for {idea}.",
          direction: "tailwind",
        },
      ],
    },
    {
      name: "Scarce water and materials",
      keywords: wordList(
        "water, soil, metal, wood, timber, fish, palm, cotton, chemic, cleaning, irrigat, textile, battery, sand, paper",
      ),
      summary:
        "Some inputs that {audience} rely on are no longer simply available at a higher price. Those who have once run short look for ways to need less, which is where {idea} should offer itself.",
      impact: "Each input of {idea} deserves the question what would replace it, before a supplier asks it first.",
      findings: [
        {
          text: "Using less of a scarce input is easier for {audience} to approve than a new supplier, and {idea} can promise it.",
          direction: "tailwind",
        },
        {
          text: "If {idea} relies on a scarce material itself, growth makes its own cost rise.",
          direction: "headwind",
        },
        {
          text: "Prices for scarce inputs swing, which lowers the trust of {audience} in any fixed calculation for {idea}.",
          direction: "down",
        },
      ],
    },
    {
      name: "Repair and long life",
      keywords: wordList(
        "repair, spare part, maintenance, refurbish, second-hand, device, furniture, machine, lease, rent, durable, warranty, tool",
      ),
      summary:
        "Keeping things in use for longer has become an aim of owners and lawmakers, and it reaches {audience} too. Many people would rather repair if it were simple, and {idea} might make it so.",
      impact:
        "Design for easy repair pays off only if {company} also earns from long use, so the price model of {idea} has to follow.",
      findings: [
        {
          text: "Owners who keep equipment longer buy more service, parts and checks, from which {idea} can live.",
          direction: "up",
        },
        {
          text: "Cheap new goods put a ceiling on what {audience} pay for a repair or for {idea}.",
          direction: "headwind",
        },
        {
          text: "Where return routes for used goods exist in {sector}, {idea} could share them.",
          direction: "tailwind",
        },
      ],
    },
  ],
};
