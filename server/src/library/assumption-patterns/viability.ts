import { wordList } from "../word-list.ts";
import type { AssumptionPattern } from "./assumption-pattern.ts";

/** Is it worth the money: beliefs about price, cost and growth. */
export const viabilityAssumptions: readonly AssumptionPattern[] = [
  {
    category: "Viability",
    keywords: wordList("subscription, fee, price, service, month, contract, software"),
    statement: "{audience} accept {earning} as the way to pay for {idea}.",
    importance: 3,
    importanceRationale:
      "The projection of {idea} rests on this form of payment, and each other one changes its cash flow.",
    certainty: 1,
    certaintyRationale:
      "No price has been shown to {audience} yet; an offer with a date and a signature line would be the cheapest test of {idea}.",
  },
  {
    category: "Viability",
    keywords: wordList("budget, procurement, cost, saving, facility, public, hospital, office"),
    statement: "{audience} can pay for {idea} from a budget that exists, without a new approval.",
    importance: 3,
    importanceRationale: "A new budget line would move the first income from {idea} into the next financial year.",
    certainty: 1,
    certaintyRationale:
      "The budget holder can name the line in one conversation, if {audience} open the door for {idea}.",
  },
  {
    category: "Viability",
    keywords: wordList("margin, service, deliver, route, repair, depot, visit, operations"),
    statement: "Every additional customer for {idea} costs {company} clearly less to serve than it brings in.",
    importance: 3,
    importanceRationale:
      "If each new customer of {idea} adds as much cost as income, growth only makes the loss larger.",
    certainty: 1,
    certaintyRationale:
      "Costs per customer of {idea} are estimates; logging one month of a pilot in hours and kilometres would replace them.",
  },
  {
    category: "Viability",
    keywords: wordList("sales, acquisition, advert, channel, enterprise, consumer, reach"),
    statement: "{company} wins new {audience} for less than what the first year of {idea} earns from each.",
    importance: 3,
    importanceRationale: "Dear customers are the usual reason why offers like {idea} run out of money.",
    certainty: 1,
    certaintyRationale:
      "What it takes to win {audience} can be measured with a small campaign or a list of calls before {idea} is finished.",
  },
  {
    category: "Viability",
    keywords: wordList("churn, subscription, member, app, contract, renewal, retention"),
    statement: "{audience} stay with {idea} beyond the first renewal.",
    importance: 3,
    importanceRationale: "The value of each customer in the projection of {idea} depends on how long {audience} stay.",
    certainty: 1,
    certaintyRationale:
      "Real renewals take time; until then, use in the third month is the best sign from {audience} that {idea} lasts.",
  },
  {
    category: "Viability",
    keywords: wordList("material, energy, input, price, commodity, freight, packag, ingredient"),
    statement: "The main input of {idea} stays within the price range used in the projection.",
    importance: 2,
    importanceRationale: "A rise of this one input would take the margin of {idea} first.",
    certainty: 2,
    certaintyRationale: "Past prices and an indexed supply contract can be looked up before {idea} is priced.",
  },
  {
    category: "Viability",
    keywords: wordList("equipment, machine, depot, vehicle, stock, invest, hardware, lease"),
    statement:
      "What {company} has to buy for {idea} before the first income is earned back within the time its owners accept.",
    importance: 3,
    importanceRationale: "Money tied up at the start decides how many sites {idea} can open at once.",
    certainty: 2,
    certaintyRationale: "Offers from two suppliers and a simple cash plan would replace the estimate behind {idea}.",
  },
  {
    category: "Viability",
    keywords: wordList("saving, reduce, efficien, cost, time, automat, waste, energy"),
    statement: "The saving that {idea} brings shows up in a budget of {audience} and not only in relieved faces.",
    importance: 3,
    importanceRationale: "Savings that nobody can book are not paid for, and the price of {idea} is argued from them.",
    certainty: 1,
    certaintyRationale:
      "The controller of one customer can say which line would fall, and {idea} should ask before building.",
  },
  {
    category: "Viability",
    keywords: wordList("large, key account, tender, enterprise, chain, hospital, retailer"),
    statement: "{idea} earns money without depending on one customer among {audience}.",
    importance: 2,
    importanceRationale:
      "With one large customer, {company} would make what that customer wants and not what {idea} was meant to be.",
    certainty: 2,
    certaintyRationale: "A list of named {audience} with their likely volume would show how {idea} is spread.",
  },
  {
    category: "Viability",
    keywords: wordList("market, segment, region, niche, growth, export"),
    statement: "There are enough {audience} within reach to carry the fixed cost of {idea}.",
    importance: 3,
    importanceRationale: "If the group is too small, {idea} is a good project and not a business.",
    certainty: 2,
    certaintyRationale:
      "{audience} can be counted by name in one region, and the count extended from there for {idea}.",
  },
  {
    category: "Viability",
    keywords: wordList("payment, invoice, credit, cash, public, contractor, consumer"),
    statement: "{audience} pay for {idea} early enough that {company} does not have to finance them.",
    importance: 2,
    importanceRationale: "Long payment terms turn growth of {idea} into a need for credit.",
    certainty: 2,
    certaintyRationale:
      "Payment habits of {audience} are known to those who supply them, and can be asked for before {idea} is offered.",
  },
  {
    category: "Viability",
    keywords: wordList("partner, dealer, commission, marketplace, reseller, franchise, installer"),
    statement: "Partners who bring {audience} to {idea} accept a share that leaves {company} a margin.",
    importance: 2,
    importanceRationale: "The income of {idea} is divided with those who own the contact to {audience}.",
    certainty: 1,
    certaintyRationale:
      "Two conversations with possible partners about a written draft would show what they ask for {idea}.",
  },
  {
    category: "Viability",
    keywords: wordList("cannibal, existing product, bundle, upgrade, customer base, refill"),
    statement: "{idea} adds to what {company} sells today rather than taking its place.",
    importance: 2,
    importanceRationale:
      "If {audience} merely exchange one product of {company} for another, {idea} earns nothing new.",
    certainty: 2,
    certaintyRationale: "Sales to the first {audience} before and after can be compared once {idea} is in use.",
  },
];
