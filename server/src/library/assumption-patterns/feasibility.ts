import { wordList } from "../word-list.ts";
import type { AssumptionPattern } from "./assumption-pattern.ts";

/** Can this company make and deliver it: beliefs about means, people and rules. */
export const feasibilityAssumptions: readonly AssumptionPattern[] = [
  {
    category: "Feasibility",
    keywords: wordList("app, software, platform, sensor, machine, technology, data, artificial intelligence"),
    statement: "A first version of {idea} can be built from parts that can be bought today.",
    importance: 3,
    importanceRationale: "If something has to be invented first, the timetable of {idea} is a guess.",
    certainty: 2,
    certaintyRationale:
      "A list of parts with a source for each, and one evening of assembly, would test it for {idea}.",
  },
  {
    category: "Feasibility",
    keywords: wordList("service, deliver, repair, clean, care, depot, operate, route"),
    statement: "{company} can run {idea} on an ordinary bad day with the people it has.",
    importance: 3,
    importanceRationale: "{audience} judge {idea} by its failures, and those happen when somebody is ill.",
    certainty: 1,
    certaintyRationale: "A rehearsal with one person missing would show what {idea} needs in reserve.",
  },
  {
    category: "Feasibility",
    keywords: wordList("capacity, plant, data, customer, brand, know-how, network, fleet, licence"),
    statement: "{company} may use {asset} for {idea} without harming its present business.",
    importance: 2,
    importanceRationale:
      "The advantage of {company} in {idea} rests on this, and others inside may have plans for it as well.",
    certainty: 2,
    certaintyRationale: "Whoever is responsible for it at {company} can say yes or no to {idea} in one meeting.",
  },
  {
    category: "Feasibility",
    keywords: wordList("integration, system, erp, software, hospital, interface, data, existing"),
    statement: "{idea} can exchange the data it needs with the systems that {audience} use.",
    importance: 2,
    importanceRationale:
      "Typing data in twice is the most common reason for {audience} to stop using something like {idea}.",
    certainty: 1,
    certaintyRationale:
      "The interface of the most common system of {audience} can be tried with test data before {idea} exists.",
  },
  {
    category: "Feasibility",
    keywords: wordList("approval, medical, food, licence, safety, insur, bank, chemic, drone, regulat"),
    statement: "{idea} may be offered to {audience} without an approval that takes longer than a year.",
    importance: 3,
    importanceRationale: "A long approval would have to be paid for before {idea} earns anything.",
    certainty: 1,
    certaintyRationale:
      "A written question to the authority, with a description of {idea}, usually brings a first answer.",
  },
  {
    category: "Feasibility",
    keywords: wordList("skill, hire, technician, nurse, developer, driver, specialist, craft"),
    statement: "{company} finds the few specialists without whom {idea} cannot start.",
    importance: 2,
    importanceRationale: "Missing specialists would delay {idea} more than missing money.",
    certainty: 2,
    certaintyRationale:
      "One vacancy, published for a month, would tell {company} what the market for such people looks like and what {idea} must offer.",
  },
  {
    category: "Feasibility",
    keywords: wordList("supplier, material, part, component, ingredient, hardware"),
    statement: "Suppliers deliver what {idea} needs in small quantities and at steady quality.",
    importance: 2,
    importanceRationale: "Small buyers are served last, and {idea} begins as a small buyer.",
    certainty: 2,
    certaintyRationale: "A trial order for {idea}, placed under an ordinary name, shows how a newcomer is treated.",
  },
  {
    category: "Feasibility",
    keywords: wordList("site, building, space, install, depot, station, tenant, landlord, shop"),
    statement: "{audience} provide the room, power and access that {idea} needs at their sites.",
    importance: 3,
    importanceRationale: "Each site without them drops out, whatever its people think of {idea}.",
    certainty: 1,
    certaintyRationale: "Visits to a few sites of {audience} with a tape measure would settle it for {idea}.",
  },
  {
    category: "Feasibility",
    keywords: wordList("measure, sensor, data, result, proof, weight, report, outcome"),
    statement: "The effect of {idea} can be measured well enough that {audience} and {company} read the same figure.",
    importance: 2,
    importanceRationale: "Without a common figure the price of {idea} is renegotiated every year.",
    certainty: 2,
    certaintyRationale: "A manual count over some weeks beside {idea} would show how far readings differ.",
  },
  {
    category: "Feasibility",
    keywords: wordList("scale, roll-out, site, route, region, franchise, branch"),
    statement: "The second site of {idea} takes much less effort than the first.",
    importance: 2,
    importanceRationale:
      "The growth of {idea} is planned on repetition; if each site is a project, it will not happen.",
    certainty: 1,
    certaintyRationale:
      "Keep a record of hours at the first site of {idea} and mark what would not have to be done again.",
  },
  {
    category: "Feasibility",
    keywords: wordList("partner, logistics, laundry, hosting, manufacture, contractor, outsource"),
    statement:
      "Partners take over the parts of {idea} in which {company} has no experience, under terms it can live with.",
    importance: 2,
    importanceRationale: "Without them {company} would have to learn a second trade while building {idea}.",
    certainty: 2,
    certaintyRationale:
      "Asking two candidates for an offer on a small first order for {idea} would show their interest.",
  },
  {
    category: "Feasibility",
    keywords: wordList("data, privacy, security, health, employee, camera, child"),
    statement: "{idea} works with data that {audience} may lawfully share, and are willing to.",
    importance: 3,
    importanceRationale: "If the data are missing, {idea} is reduced to what can be seen without them.",
    certainty: 1,
    certaintyRationale:
      "The person responsible for data protection at one customer can judge a one-page description of {idea}.",
  },
  {
    category: "Feasibility",
    keywords: wordList("team, company, internal, management, support, decision"),
    statement: "The management of {company} keeps {idea} going through a year without profit.",
    importance: 3,
    importanceRationale: "Most offers like {idea} end at the first budget round and not in the market.",
    certainty: 2,
    certaintyRationale:
      "A written agreement on money, people and stopping rules before {idea} starts would turn hope into a fact.",
  },
];
