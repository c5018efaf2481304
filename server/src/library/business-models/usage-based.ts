import { wordList } from "../word-list.ts";
import type { BusinessModelPattern } from "./business-model.ts";

/** Models in which the bill follows use or result. */
export const usageBasedModels: readonly BusinessModelPattern[] = [
  {
    subtype: "Pay Per Use",
    type: "Usage-Based",
    icon: "coin",
    description:
      "{audience} pay only when they use {idea}, [with no fee for idle days|and nothing in the weeks between], which keeps the first step small.",
    keywords: wordList("occasional, on demand, booking, trip, wash, charge, ride, print, share, station, test"),
    pricingUnits: wordList("use, trip, booking, order"),
    risks: [
      "Income from {idea} would swing with the season while most of its cost stays the same.",
      "{audience} who use it often will ask for a flat price as soon as they add up a few months of {idea}.",
    ],
  },
  {
    subtype: "Metered Usage",
    type: "Usage-Based",
    icon: "gauge",
    description:
      "{idea} would be billed by what a meter records, so {audience} pay for the amount they take and see it on every invoice.",
    keywords: wordList("meter, weight, litre, kilowatt, water, energy, refill, consumption, api, dose, sensor, volume"),
    pricingUnits: wordList("litre, kilogram, kilowatt hour, request"),
    risks: [
      "{audience} will dispute the first surprising bill, so the metering of {idea} has to be easy to check.",
      "If {idea} would help people use less, metered income falls with its own success.",
    ],
  },
  {
    subtype: "Performance-Based",
    type: "Usage-Based",
    icon: "target-arrow",
    description:
      "{audience} pay when an agreed result is measured, so {company} earns with {idea} only if it can {benefit}.",
    keywords: wordList("result, outcome, uptime, yield, guarantee, performance, quality, conversion, health, accuracy"),
    pricingUnits: wordList("agreed result, percentage point gained, hour of uptime"),
    risks: [
      "Both sides will argue about the baseline unless {audience} and {company} agree on it before {idea} starts.",
      "Results depend partly on what {audience} do themselves, a risk that {idea} would carry alone.",
    ],
  },
  {
    subtype: "Shared Savings",
    type: "Usage-Based",
    icon: "chart-pie",
    description:
      "{company} installs {idea} without an entry price and takes an agreed share of what {audience} save during the contract.",
    keywords: wordList("saving, energy, waste, cost, efficien, reduce, consumption, procurement, freight, water"),
    pricingUnits: wordList("share of measured savings, site and year"),
    risks: [
      "Savings look smaller to {audience} each year, so the share that {idea} would earn should end while all are content.",
      "The first savings appear months after the first cost of {idea}, and somebody has to finance the time between.",
    ],
  },
  {
    subtype: "Rental",
    type: "Usage-Based",
    icon: "calendar-time",
    description:
      "{audience} rent what they need from {idea} by the day or the project and return it, [cleaned and checked by {company} between two users|with checks between two users].",
    keywords: wordList("rent, borrow, share, tool, event, cloth, furniture, vehicle, camera, temporary, reuse"),
    pricingUnits: wordList("day, week, project"),
    risks: [
      "Return, cleaning and checking take more hands than the renting itself, and {idea} would be judged by exactly that.",
      "Everybody wants {idea} in the same weeks, so the stock is short in the peak and idle afterwards.",
    ],
  },
];
