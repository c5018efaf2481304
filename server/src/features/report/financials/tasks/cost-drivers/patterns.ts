import { wordList } from "../../../../../library/word-list.ts";
import type { CostIcon } from "./icons.ts";

/** A cost that many offers have; general knowledge of running a business, as templates over `library/slots.ts`. */
export interface CostPattern {
  /** Two to four words. */
  title: string;
  icon: CostIcon;
  keywords: readonly string[];
  /** Where it stands among the costs it comes with: a start value for its share, no measurement. */
  weight: number;
  descriptions: readonly string[];
  mitigations: readonly string[];
}

/** A cost that every offer has. */
export const peopleCost: CostPattern = {
  title: "People who run it",
  icon: "users",
  keywords: [],
  weight: 35,
  descriptions: [
    "Somebody has to keep {idea} going for {audience} every day, and this cost is there before the first customer is. It grows in steps, with each person who is added to {idea}.",
    "The working hours behind {idea} grow with the questions of {audience} and with everything that is not automated yet. In the first year they depend little on how many customers {idea} has.",
  ],
  mitigations: [
    "Write down every task that {idea} causes in its first month, and drop or automate the two that return most often.",
    "Lend people to {idea} from existing teams by the day before anyone is hired for it.",
  ],
};

/** Costs that some offers have. */
export const costPatterns: readonly CostPattern[] = [
  {
    title: "Goods and material",
    icon: "package",
    keywords: wordList(
      "refill, product, food, material, bottle, part, ingredient, packag, device, bin, detergent, meal",
    ),
    weight: 30,
    descriptions: [
      "What {audience} use up or keep has to be bought before they pay for {idea}. It grows in step with use of {idea}, and with purchase prices that nobody here sets.",
    ],
    mitigations: [
      "Buy for {idea} together with what {company} orders anyway, and keep the range small until demand is known.",
    ],
  },
  {
    title: "Transport and visits",
    icon: "truck-delivery",
    keywords: wordList("deliver, depot, visit, route, truck, collect, install, service, technician, site, refill, box"),
    weight: 20,
    descriptions: [
      "Every trip to {audience} costs the same whether it serves one customer of {idea} or three. The cost depends on distance and on how often {idea} calls for a visit.",
    ],
    mitigations: [
      "Win customers for {idea} street by street rather than one by one across the map, and join trips that are made already.",
    ],
  },
  {
    title: "Equipment and upkeep",
    icon: "tool",
    keywords: wordList(
      "machine, sensor, depot, station, device, hardware, lift, meter, equipment, robot, vehicle, roof",
    ),
    weight: 20,
    descriptions: [
      "The equipment behind {idea} is paid for at the start and mended for years. The cost grows with each place where {audience} use {idea}, and with careless use.",
    ],
    mitigations: [
      "Rent or reuse equipment for the first places of {idea}, and choose parts that a local workshop can mend.",
    ],
  },
  {
    title: "Software and hosting",
    icon: "cpu",
    keywords: wordList("app, software, platform, data, online, digital, dashboard, phone, sensor, track, artificial"),
    weight: 20,
    descriptions: [
      "Building and running the software of {idea} costs most before there are many users. Afterwards it depends on how many systems {audience} want {idea} to connect with.",
    ],
    mitigations: [
      "Begin {idea} with bought parts and one connection, and build the rest only when {audience} pay for it.",
    ],
  },
  {
    title: "Winning customers",
    icon: "speakerphone",
    keywords: wordList("customer, market, consumer, sell, brand, audience, shop, subscri, owner, user"),
    weight: 20,
    descriptions: [
      "Until {audience} hear of {idea} from each other, every new one has to be found and convinced. The cost follows the length of the decision, and {idea} does not control that.",
    ],
    mitigations: [
      "Let the first satisfied {audience} introduce {idea} to the next ones, and stop paying for what brings only visitors.",
    ],
  },
  {
    title: "Onboarding and support",
    icon: "headset",
    keywords: wordList("train, team, staff, nurse, crew, software, help, school, manager, change, habit, support"),
    weight: 15,
    descriptions: [
      "{audience} need help in their first weeks with {idea}, and again whenever their people change. The cost grows with the number of new users and falls with how well {idea} explains itself.",
    ],
    mitigations: [
      "Collect the first fifty questions about {idea} and remove their causes before answering more of them.",
    ],
  },
  {
    title: "Rules and insurance",
    icon: "shield-check",
    keywords: wordList(
      "health, patient, medic, food, safety, insur, bank, data, child, chemical, permit, drug, certif",
    ),
    weight: 12,
    descriptions: [
      "Proof, insurance and inspections for {idea} have to be paid whether {audience} buy much or little. They depend on the rules in {sector} and on how much {idea} promises.",
    ],
    mitigations: [
      "Keep the first version of {idea} below what needs an approval, and gather the proof while it is in use.",
    ],
  },
  {
    title: "Billing and bad debt",
    icon: "receipt",
    keywords: wordList("fee, pay, price, invoice, subscri, transaction, order, consumer, month, use, meter"),
    weight: 8,
    descriptions: [
      "Small and frequent payments for {idea} cost more to collect than their size suggests. The cost depends on how {audience} prefer to pay and on how many of them dispute a bill for {idea}.",
    ],
    mitigations: ["Bill {idea} rarely and in advance where {audience} accept it, and show on the bill what it is for."],
  },
  {
    title: "Returns and disposal",
    icon: "recycle",
    keywords: wordList("return, waste, reuse, recycl, bottle, cloth, refill, rent, packag, circular, food"),
    weight: 8,
    descriptions: [
      "What comes back from {audience} has to be sorted, cleaned or thrown away before {idea} can use it again. The cost grows with carelessness and with the variety of what {idea} takes back.",
    ],
    mitigations: [
      "Take back only what {idea} put into the world itself, and pay {audience} a little for what comes back clean.",
    ],
  },
];
