import { wordList } from "../word-list.ts";
import type { ConceptAngle } from "./concept-angle.ts";

/** Angles in which somebody takes work off the customer's hands. */
export const serviceAngles: readonly ConceptAngle[] = [
  {
    name: "Managed service",
    keywords: wordList(
      "facility, clean, operate, maintenance, fleet, canteen, care, it, warehouse, stock, equipment, hospital",
    ),
    pays: "revenue",
    businessModels: ["Managed Service", "Service Contract"],
    title: "[{core} run as a service|{core} as a managed service]",
    summary:
      "{company} runs {idea} on behalf of {audience}, from the first visit to the monthly report. They agree on a level of service and stop thinking about the task that lies behind {idea}.",
    overview:
      "A small team of {company} takes over everything {idea} needs: planning, supply, repair and the calls nobody likes to make. {audience} keep one contact and one page that shows what was done. The service around {idea} starts at a single site, where both sides learn what the description of the task leaves out.",
    problem:
      "Today {pain}. It falls to {audience} because no one else is there, although it was never meant to be their job.",
    valueProposition:
      "{audience} can {benefit}, and they pay one predictable amount to a partner who answers for the result.",
    differentiators: [
      "A named person who answers for {idea}, including on the days when it fails.",
      "The level of service is measured at the site, and {audience} see the same figures as {company}.",
      "The first weeks of {idea} are spent beside the people who do the work today, so no exception comes as a surprise.",
    ],
    rightsToWin: [
      "{company} can build on {asset} to deliver {idea} without hiring for the first sites.",
      "Every day of contact with {audience} would give {company} details that a newcomer has to ask for.",
      "Running {idea} for several customers at once spreads the cost of being on call.",
    ],
  },
  {
    name: "Paid by result",
    keywords: wordList(
      "saving, energy, waste, yield, uptime, efficien, quality, result, reduce, prevent, health, conversion",
    ),
    pays: "both",
    businessModels: ["Performance-Based", "Shared Savings"],
    title: "[{core} paid by result|{core} for a share of the result]",
    summary:
      "{audience} pay for {idea} only when an agreed figure improves. {company} carries the risk of {idea} and takes a share of the gain.",
    overview:
      "Before anything is installed, both sides measure for some weeks what the problem costs {audience}. {company} then puts {idea} in place at its own expense and is paid from the difference, for a fixed number of years. When the contract ends {audience} keep {idea} and all of the gain.",
    problem:
      "A change that everybody wants has no budget, and so {pain}. It does not help that {audience} have been promised improvements before and no longer pay for promises.",
    valueProposition:
      "{audience} can {benefit}, and they need no investment because {company} earns only from what {idea} really brings.",
    differentiators: [
      "No entry price for {audience}: the first invoice follows the first measured gain.",
      "A baseline that both sides have signed, so the result of {idea} is arithmetic and not opinion.",
      "A contract that ends by itself and leaves {idea} with those who use it.",
    ],
    rightsToWin: [
      "After the first measured pilots {company} would know which results {idea} can promise and which it should not.",
      "With {asset}, {company} can put {idea} in place at a cost an outsider would have to finance.",
      "Whoever measures {idea} at many sites first can price the risk better than those who follow.",
    ],
  },
  {
    name: "Visiting service",
    keywords: wordList(
      "site, visit, local, repair, clean, health, vehicle, event, farm, school, rural, inspect, wash, test, van",
    ),
    pays: "revenue",
    businessModels: ["Pay Per Use", "Service Contract"],
    title: "[{core} as a visiting service|{core} as a service at the door]",
    summary:
      "{company} brings {idea} to {audience} on fixed days, so nobody has to own it or travel to it. One round with {idea} serves a whole district.",
    overview:
      "The round stops at agreed places at agreed hours, and {audience} book by message when they need more than the regular visit. What {idea} requires in equipment is bought once and shared by the whole route. A second round follows only when the first has to turn {audience} away.",
    problem:
      "For a single site the effort is out of proportion, and so {pain}. It is {audience} in smaller places who are served last or not at all.",
    valueProposition: "{audience} can {benefit}, at their own door and at a price that a full route makes possible.",
    differentiators: [
      "{idea} comes on a fixed day, which {audience} can plan for months ahead.",
      "No installation at the site: {idea} can start next week and end just as easily.",
      "The route is planned by demand, so each stop of {idea} earns its place or loses it.",
    ],
    rightsToWin: [
      "Where {company} sends people or vehicles to {audience} anyway, {idea} could ride along on journeys that are paid for.",
      "With {asset}, {company} can fill the first route of {idea} before anything is bought.",
      "A dense route for {idea} is hard to attack, since every rival would begin with empty kilometres.",
    ],
  },
  {
    name: "Academy",
    keywords: wordList(
      "training, learn, skill, course, know-how, expert, teach, school, apprentice, consult, practice, safety",
    ),
    pays: "revenue",
    businessModels: ["Professional Services", "Membership"],
    title: "[{core} with hands-on training|{core} with a course]",
    summary:
      "{company} offers {idea} together with short courses in which {audience} put it to use on cases of their own. The learning is sold first, and {idea} on a larger scale to those who ask.",
    overview:
      "Groups of {audience} meet for half a day, bring a problem of their own and leave with a plan for {idea}. Between two meetings they try {idea} at work and report what happened. The questions they bring back show {company} what {idea} has to do next.",
    problem:
      "Much is known about what would help, yet {pain}. It is practice rather than advice that {audience} lack, and nobody gives them time for it.",
    valueProposition: "{audience} can {benefit}, with their own hands and without waiting for a specialist in {idea}.",
    differentiators: [
      "Each session works on real cases of {audience}, so the course pays for itself on the job.",
      "Participants stay in touch, and their answers make {idea} better for the next group.",
      "A certificate for {idea} that {audience} can show to their own customers.",
    ],
    rightsToWin: [
      "People at {company} who do such work themselves would be more credible teachers of {idea} than consultants.",
      "{company} could use {asset} to bring the first groups for {idea} together.",
      "Those who learnt with {company} ask it first when they need {idea} on a larger scale.",
    ],
  },
  {
    name: "Certificate and proof",
    keywords: wordList(
      "audit, certif, complian, origin, quality, proof, safety, report, sustainab, food, waste, regulat, trust",
    ),
    pays: "both",
    businessModels: ["Licensing", "Data as a Service"],
    title: "[{core} with proof of performance|{core} with a certificate]",
    summary:
      "{idea} comes with a record of what it has done, in a form that auditors and buyers accept. {audience} pay for the proof as much as for {idea} itself.",
    overview:
      "Each use of {idea} leaves an entry that nobody has to write: what, when, how much and by whom. From these entries {audience} receive a monthly statement in the form that their auditors have agreed to. Spot checks by an independent party give the statement about {idea} its weight.",
    problem:
      "The facts exist somewhere, but {pain}. It is left to {audience} to collect proof by hand whenever somebody asks for it.",
    valueProposition:
      "{audience} can {benefit}, and they can show it on paper without another form to fill in for {idea}.",
    differentiators: [
      "Proof arises while {audience} work, and not in the week before an audit.",
      "The form of the proof is agreed with auditors before {idea} begins to collect it.",
      "Buyers can check the proof that comes with {idea} themselves, without an account.",
    ],
    rightsToWin: [
      "{company} can speak with both sides, those who must prove and those who check, before {idea} is built.",
      "With {asset}, {company} could find examples on which the proof for {idea} can be tested.",
      "Once several auditors accept proof from {idea}, {audience} have little reason to look for another.",
    ],
  },
];
