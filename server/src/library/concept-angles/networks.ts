import { wordList } from "../word-list.ts";
import type { ConceptAngle } from "./concept-angle.ts";

/** Angles in which several parties share, trade or join forces. */
export const networkAngles: readonly ConceptAngle[] = [
  {
    name: "Marketplace",
    keywords: wordList(
      "provider, match, local, freelanc, surplus, second-hand, craft, tutor, transport, capacity, rent, book, fragment",
    ),
    pays: "revenue",
    businessModels: ["Marketplace", "Brokerage"],
    title: "[{core} through a marketplace|{core} through checked providers]",
    summary:
      "A marketplace on which {audience} find checked providers for what {idea} offers, at prices they can compare. {company} sets the standard for {idea} and takes a commission on completed orders.",
    overview:
      "The marketplace for {idea} opens in one town or trade, with a handful of providers whom {company} has visited. {audience} describe what they need in a few lines, receive binding offers and rate the work afterwards. Payment for {idea} is released when both sides say that the work is done.",
    problem:
      "Good providers exist and are hard to find, and that is why {pain}. It leaves {audience} to ask around, wait, and take the first who answers.",
    valueProposition:
      "{audience} can {benefit}, choosing among offers for {idea} that were checked by somebody with a name to lose.",
    differentiators: [
      "Every provider of {idea} has been visited before the first order.",
      "Prices are binding, so {audience} compare offers and not estimates.",
      "If a provider fails, {company} sends another one and keeps its promise about {idea}.",
    ],
    rightsToWin: [
      "As long as {company} takes no part in the work itself, {idea} can be neutral and will be believed.",
      "With {asset}, {company} can bring the first orders for {idea} to providers before asking them for a fee.",
      "Ratings and response times collected by {idea} cannot be bought by those who come later.",
    ],
  },
  {
    name: "Shared hub",
    keywords: wordList(
      "depot, storage, space, equipment, share, building, kitchen, laborator, workshop, neighbour, tenant, charging, locker, parcel",
    ),
    pays: "revenue",
    businessModels: ["Metered Usage", "Membership"],
    title: "[{core} as a shared hub|{core} shared under one roof]",
    summary:
      "Several {audience} share one place for {idea}, and each pays for its own use. {company} sets the hub up, keeps it running and settles the bill for {idea}.",
    overview:
      "The hub for {idea} stands on a way that {audience} take anyway, open with the key or card they carry. The use of {idea} is measured for each of them, so nobody pays for a neighbour. {company} looks after supply and repair of {idea} on a fixed round, and it closes hubs that are not used.",
    problem:
      "For each of them alone the effort is too large, and that is why {pain}. It makes {audience} under one roof solve the same task side by side, each a little too expensively.",
    valueProposition: "{audience} can {benefit}, because they share what none of them could justify alone.",
    differentiators: [
      "Billing by measured use, so {idea} needs no honesty box and no yearly quarrel.",
      "Set up within days in a room that {audience} hardly use today.",
      "One round of visits serves many hubs, which makes {idea} cheaper with each new address.",
    ],
    rightsToWin: [
      "{company} could set up {idea} with {asset} and at a low cost per place.",
      "Landlords and hosts whom {company} knows could open rooms for {idea} where others have to ask.",
      "Each hub within reach of the next lowers the cost of {idea} for all, and the first operator gains most.",
    ],
  },
  {
    name: "Buying group",
    keywords: wordList(
      "purchas, procure, supplier, price, small, order, energy, insur, material, consumable, farm, clinic, craft, cooperative",
    ),
    pays: "both",
    businessModels: ["Membership", "Aggregator"],
    title: "[{core} through a buying group|{core} through joint buying]",
    summary:
      "{audience} join their orders and obtain terms that only large buyers get today. {company} organises the group around {idea} and is paid by its members, not by suppliers.",
    overview:
      "Twice a year {audience} say what they will need, and {company} negotiates for all of them together. Orders for {idea} still go out singly, so members keep their freedom and their delivery days. The group around {idea} adds what a price list cannot give, namely what others have paid and learnt.",
    problem:
      "Each order is too small to be taken seriously, and so {pain}. It is well known among {audience}, who still negotiate alone.",
    valueProposition: "{audience} can {benefit}, backed by the volume of the group around {idea}.",
    differentiators: [
      "Fees come from members alone, so the group around {idea} is free to recommend whoever is best.",
      "No obligation to order: {audience} use the terms when they suit them.",
      "Members see each other’s experience with suppliers, which makes the group around {idea} worth more than its discount.",
    ],
    rightsToWin: [
      "{company} would need only a few {audience} from its present circle to reach a first joint order for {idea}.",
      "With {asset}, {company} can tell suppliers how much demand stands behind {idea}.",
      "A group that has saved money together stays, and new members of {idea} go where the volume is.",
    ],
  },
  {
    name: "Partner network",
    keywords: wordList(
      "installer, craft, dealer, local, branch, franchise, repair, region, shop, pharmacy, service partner, distribut, gym",
    ),
    pays: "revenue",
    businessModels: ["Franchise", "Licensing"],
    title: "[{core} through a partner network|{core} through local partners]",
    summary:
      "Local partners offer {idea} to {audience} under one name, with tools and training from {company}. They bring the customers, and {company} brings what makes {idea} work everywhere alike.",
    overview:
      "Businesses that {audience} trust already add {idea} to what they do, after a short course and a first job together. {company} supplies parts, methods and a booking system for {idea}, and it checks the quality by visits. A partner who does well may open a second district for {idea}.",
    problem:
      "People who could help live round the corner but work without a common method, and so {pain}. It is hard for {audience} to tell a good provider from a cheap one.",
    valueProposition: "{audience} can {benefit}, with someone nearby who does the same good work in every district.",
    differentiators: [
      "Near enough to come the same day, with the standard of {idea} behind every visit.",
      "Partners earn from {idea} without investing in tools or advertising.",
      "{audience} reach one number for all questions about {idea}, whoever did the work.",
    ],
    rightsToWin: [
      "{company} can choose its first partners for {idea} from people it has worked with.",
      "With {asset}, {company} gives partners something they could not set up for {idea} alone.",
      "Methods improved by many partners travel back into {idea} faster than a single firm could learn.",
    ],
  },
  {
    name: "Data and benchmark",
    keywords: wordList(
      "data, record, benchmark, index, sensor, market, price, quality, health, farm, energy, usage, analytics, satellite",
    ),
    pays: "revenue",
    businessModels: ["Data as a Service", "Membership"],
    title: "[{core} with a benchmark|{core} with a yearly comparison]",
    summary:
      "{company} gathers figures from the use of {idea} and gives them back as a benchmark. {audience} see where they stand and what the better ones do differently, and no user of {idea} is named.",
    overview:
      "{audience} contribute a few figures each month, most of them taken from systems they have. In return users of {idea} receive a short report with their own place, the spread and the three questions worth asking. {company} earns with {idea} and, beside it, with deeper studies for those who ask.",
    problem:
      "Nobody knows what is normal and nobody compares, and so {pain}. It leaves {audience} to compare themselves with last year.",
    valueProposition:
      "{audience} can {benefit}, since the benchmark around {idea} shows them where effort pays and where they are good already.",
    differentiators: [
      "One agreed way of collecting figures about {idea}, so like is compared with like.",
      "{audience} give little and get a reading of their own data on the same day.",
      "No contributor can be recognised, and {company} publishes how this is made sure for {idea}.",
    ],
    rightsToWin: [
      "{company} could look across many {audience}, which none of them can do for themselves.",
      "With {asset}, the first comparison around {idea} could appear before anybody has contributed.",
      "A benchmark becomes the reference through its members, and the one around {idea} could have them first.",
    ],
  },
];
