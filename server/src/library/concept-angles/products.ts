import { wordList } from "../word-list.ts";
import type { ConceptAngle } from "./concept-angle.ts";

/** Angles in which a thing or a tool is what people take home. */
export const productAngles: readonly ConceptAngle[] = [
  {
    name: "Subscription",
    keywords: wordList(
      "refill, consumable, food, cosmetic, clean, care, pet, office, kit, replenish, test, parts, household, hygiene",
    ),
    pays: "revenue",
    businessModels: ["Subscription", "Razor and Blade"],
    title: "[{core} by subscription|{core} as a subscription]",
    summary:
      "{audience} subscribe to {idea}: one flat monthly fee, everything needed included, and a pause whenever they like. What is used up for {idea} follows by itself.",
    overview:
      "The first month brings just enough of {idea} for {audience} to use it on the same day. Later supply for {idea} follows real use, reported by a simple counter or a message. The range stays small on purpose, so that nothing {audience} need for {idea} is ever out of stock.",
    problem:
      "It is a small matter each time, and yet {pain}. It costs {audience} more to remember and order than to pay for the thing itself.",
    valueProposition: "{audience} can {benefit}, and {idea} is simply there when they reach for it.",
    differentiators: [
      "Supply for {idea} follows use, so nothing piles up and nothing runs out.",
      "One price for all {audience}, printed on the first page.",
      "A pause button that works: those who stop {idea} for a while come back without a call.",
    ],
    rightsToWin: [
      "Buying for many customers at once, {company} could obtain what {idea} needs at prices that a single buyer never sees.",
      "With {asset}, {company} could win the first subscribers to {idea} without a campaign.",
      "Records of how {idea} is used tell {company} what to send next, a knowledge that grows with every customer.",
    ],
  },
  {
    name: "Self-service",
    keywords: wordList(
      "software, app, plan, calculat, design, booking, form, document, data, schedul, track, automat, online",
    ),
    pays: "both",
    businessModels: ["Software as a Service", "Freemium"],
    title: "[{core} with self-service|{core} without a project]",
    summary:
      "{audience} find, book and manage {idea} on their own, without a call and without a project. The first look at {idea} is free, and payment starts with regular use.",
    overview:
      "A page asks for what {audience} have at hand, shows within minutes what {idea} would do for them and says how sure it is. Whoever wants to go further starts {idea} in the same place or invites a colleague. Help with {idea} comes from a person at {company} who can see the case and not just the ticket.",
    problem:
      "Those who could act have no time to wait for a project, so {pain}. It ends with {audience} working in a spreadsheet that one colleague understands.",
    valueProposition: "{audience} can {benefit}, with what they know already and without waiting for an appointment.",
    differentiators: [
      "A useful answer about {idea} before any registration.",
      "Each suggestion about {idea} is explained in the words of {audience}, with the figures it rests on.",
      "What {audience} enter remains theirs and can be taken along at any time.",
    ],
    rightsToWin: [
      "{company} can test {idea} on real cases of {audience}, exceptions included, before it asks anyone for money.",
      "With {asset}, {company} can show {idea} to people who trust it already.",
      "Each finished case improves what {idea} can suggest, which puts early users ahead of any copy.",
    ],
  },
  {
    name: "Add-on to what exists",
    keywords: wordList(
      "existing, machine, equipment, retrofit, upgrade, vehicle, building, software, accessory, lift, appliance, sensor",
    ),
    pays: "revenue",
    businessModels: ["Add-On", "Bundling"],
    title: "[{core} as a retrofit|{core} as an add-on]",
    summary:
      "{idea} comes as an addition to equipment and contracts that {audience} have already. Nothing has to be replaced, and {company} offers {idea} when it is with the customer anyway.",
    overview:
      "{company} adds {idea} during a visit or an order that takes place anyway and shows it to the people on site. From then on {idea} works without changes to the rest, and it can be taken away without a trace. The start is made where most {audience} have the same thing in use, and {idea} is sold for that only.",
    problem:
      "Replacing everything is out of the question for {audience}, and so {pain}. It helps little that there are new products, since {audience} seldom build from scratch.",
    valueProposition:
      "{audience} can {benefit}, with the equipment they own and for a fraction of what a replacement would cost.",
    differentiators: [
      "{idea} fits what is installed today, not only what is on sale.",
      "Fitted within one visit, so {audience} lose no day of work.",
      "If {idea} does not help, it is taken out again and only the visit is charged.",
    ],
    rightsToWin: [
      "Wherever {company} serves {audience} already, it meets them at the very moment when {idea} can be added.",
      "With {asset}, {company} can find out what is in use today and where {idea} would fit.",
      "A proven fit with what many customers have in use protects {idea} better than a patent would.",
    ],
  },
  {
    name: "Smallest useful version",
    keywords: wordList(
      "simple, small business, entry, first step, low cost, beginner, craft, local, family, student, startup",
    ),
    pays: "both",
    businessModels: ["Pay Per Use", "Direct Sales"],
    title: "[{core} reduced to one step|{core} in its simplest form]",
    summary:
      "A version of {idea} that does one thing well, at a price {audience} can decide on alone. It leaves out whatever needs training, approval or a contract, and so {idea} can begin tomorrow.",
    overview:
      "{company} takes the single step in which most time is lost and offers {idea} for that step only. Sold at a fixed price and explained on one page, {idea} is in use after an hour. Those {audience} who want more tell {company} in plain words what the second step of {idea} should be.",
    problem:
      "Complete solutions exist, but they are made for larger organisations, and so {pain}. It is because {audience} are offered everything that they buy nothing.",
    valueProposition:
      "{audience} can {benefit}, starting in the one place where it matters most and without buying a system.",
    differentiators: [
      "One page of explanation for {idea}, and no course.",
      "A price below the limit up to which {audience} may sign themselves.",
      "Features of {idea} are added only after several customers have asked in writing.",
    ],
    rightsToWin: [
      "{company} can watch {audience} at work and choose the step for {idea} by observation.",
      "With {asset}, {company} can make {idea} in small numbers without a new supplier.",
      "Low cost of development lets {company} try {idea} in several variants before others have written a plan.",
    ],
  },
  {
    name: "Early warning",
    keywords: wordList(
      "forecast, predict, sensor, monitor, maintenance, risk, alert, stock, health, demand, failure, weather, quality, run out",
    ),
    pays: "both",
    businessModels: ["Data as a Service", "Software as a Service"],
    title: "[{core} with early warning|{core} as an early warning]",
    summary:
      "With {idea} comes a warning when trouble is likely, early enough for {audience} to act without haste. They pay for the quiet days that {idea} makes possible.",
    overview:
      "A few signals that {audience} have at hand are watched together, and {idea} comes with one message a day at most. Each message about {idea} says what is likely, how sure that is and what others did in this case. Whether the warning was right is asked afterwards with one tap, and the next warning for {audience} is better for it.",
    problem:
      "The signs are there days before, still nobody has time to read them, and then {pain}. It is {audience} who pay for the surprise, with express orders and overtime.",
    valueProposition: "{audience} can {benefit}, because {idea} gives them the one thing they lack, which is notice.",
    differentiators: [
      "Few warnings, each with a reason: when nothing is certain, {audience} hear nothing.",
      "A suggestion for action comes with each message, drawn from what helped other {audience}.",
      "The warnings that come with {idea} need no new hardware at first and prove themselves on past records.",
    ],
    rightsToWin: [
      "Working for several {audience}, {company} can tell noise from trouble where a single site cannot.",
      "With {asset}, {company} can test the warnings for {idea} on cases whose outcome is known.",
      "Feedback from {audience} makes each warning better, and late starters do not have it.",
    ],
  },
];
