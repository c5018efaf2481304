import { wordList } from "../../../../../library/word-list.ts";
import { countKeywords } from "../../../../../platform/drafting/rank.ts";
import { startValues } from "../../start-values.ts";

const consumerWords = wordList(
  "parent, famil, household, consumer, shopper, student, traveller, patient, tenant, commuter, gamer, pet owner, people who, home owner, children, elderly, runner, cyclist",
);
const organisationWords = wordList(
  "manager, compan, business, hospital, clinic, school, office, factory, owner of, director, team, crew, technician, nurse, dispatcher, farm, restaurant, chef, retailer, operator, city, buyer",
);

/** US dollars a year beyond which no draft lets a market grow: what is that dear has few customers. */
const largestMarket = 1e12;

/**
 * How many customers a drafted market begins with, by whether the audience is private people or organisations; fewer where
 * each of them would pay so much a year that the market would become absurd. At least 1.
 */
export function customersInMarket(audience: string, yearlyPrice: number): number {
  const arePrivate = countKeywords(consumerWords, audience) > countKeywords(organisationWords, audience);
  const { consumers, organisations } = startValues.customers;
  const affordable = Math.round(Number((largestMarket / Math.max(1, yearlyPrice)).toPrecision(1)));
  return Math.max(1, Math.min(arePrivate ? consumers : organisations, affordable));
}
