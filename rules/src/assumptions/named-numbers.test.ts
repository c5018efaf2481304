import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { expect, test } from "vitest";
import { entriesOf, officesProjected, officesSaved } from "#test-support/projected.ts";
import { namedNumbers } from "./named-numbers.ts";

const entry = (title: string, unit = "$") => ({ title, unit, scalar: 1, group: "TAM" as const });
const projected = (...titles: (string | ReturnType<typeof entry>)[]) =>
  officesProjected(entriesOf(...titles.map((title) => (typeof title === "string" ? entry(title) : title))));
const said = (...texts: string[]) => texts.map((statement) => ({ uuid: statement, statement }));

/** The titles that a statement names. */
function named(statement: string, ...titles: (string | ReturnType<typeof entry>)[]): string[] {
  return (namedNumbers(said(statement), projected(...titles)).get(statement) ?? []).map(({ title }) => title);
}

test("a title of one telling word is named where it stands exactly as it is: other prices are not the price", () => {
  expect(named("Hotels accept a price of 2 dollars.", "Price")).toEqual(["Price"]);
  expect(named("Every tenant orders small boxes at retail prices.", "Price")).toEqual([]);
  expect(named("Half of them is within reach of our tours.", entry("Within reach", "%"))).toEqual(["Within reach"]);
  for (const other of [
    "Hotels are reached by phone.",
    "The reach of our tours is small.",
    "Within a year they reach us.",
  ])
    expect(named(other, entry("Within reach", "%"))).toEqual([]);
  expect(named("Soap is priced by weight.", "Price")).toEqual([]);
  expect(named("Going through customs takes 2 days.", entry("Customers", "customers"))).toEqual([]);
});

test("what is merely counted is named where the sentence holds a figure: to speak of customers is not to speak of how many", () => {
  const customers = entry("Customers", "customers");
  expect(named("Of 1,800 customers half have a dry room.", customers)).toEqual(["Customers"]);
  expect(named("Customers dislike plastic. It takes 3 days to rot.", customers)).toEqual([]);
});

test("a title of two telling words is named where both stand side by side in their order, whatever ties them", () => {
  for (const yes of ["They accept the price per litre.", "They accept a price of a litre.", "Prices per litre fall."])
    expect(named(yes, "Price per litre")).toEqual(["Price per litre"]);
  for (const no of ["A litre has its price.", "The price of soap is told by the litre.", "A litre is enough."])
    expect(named(no, "Price per litre")).toEqual([]);
  expect(named("Our customers share their rooms.", entry("Share of customers", "%"))).toEqual([]);
  expect(named("This costs those concerned an hour a day.", "Cost of an hour")).toEqual([]);
});

test("a title of three telling words is named by all of them in one sentence, a longer one by two thirds", () => {
  const offices = entry("Offices with kitchens that refill", "offices");
  expect(named("Kitchens of offices refilling soap are small.", offices)).toEqual([offices.title]);
  expect(named("Offices have kitchens. They refill soap.", offices)).toEqual([]);
  const long = entry("German offices willing to switch their coffee supplier", "%");
  expect(named("German offices switch the supplier of their machines.", long)).toEqual([long.title]);
  expect(named("German offices have another supplier.", long)).toEqual([]);
});

test("German words name as English ones do, and words that tie sentences name nothing", () => {
  expect(named("Hausverwaltungen zahlen den Preis je Liter.", "Preis pro Liter")).toEqual(["Preis pro Liter"]);
  expect(named("Der Preis bleibt.", "Preis")).toEqual(["Preis"]);
  expect(named("Von 40 Kunden bleiben 30.", entry("Kunden", "Kunden"))).toEqual(["Kunden"]);
  expect(named("Der Kundendienst kommt in 2 Tagen.", entry("Kunden", "Kunden"))).toEqual([]);
  expect(named("In drei Jahren wird das anders.", entry("In drei Jahren gewonnen", "%"))).toEqual([]);
  expect(named("There are people who need more of it every year.", "More every year", "People")).toEqual([]);
});

test("what would prove it wrong is read, too; what more than half of six speak of names nothing", () => {
  const assumption = { uuid: "one", statement: "They pay.", falsifier: "Fewer than 4 of 10 accept the price." };
  expect(namedNumbers([assumption], projected("Price")).get("one")).toHaveLength(1);
  const statement = "They have 40,000 offices.";
  const namedBeside = (...others: string[]) =>
    namedNumbers(said(statement, ...others), projected(entry("Offices", "offices"))).get(statement)?.length;
  expect(namedBeside("Offices sign.", "An office pays.", "Rooms.", "Soap.", "Vans.")).toBe(1);
  expect(namedBeside("Offices sign.", "An office pays.", "Their office is dry.", "Soap.", "Vans.")).toBe(0);
});

test("each title is named once: the number that is projected, and none within another one that is named", () => {
  const below = projected("Price", "Price per litre");
  const above = (assumptionEntries: AssumptionEntry[]) => ({
    ...{ uuid: "above", type: "top_down" as const, expectedTam: 0, expectedSam: 0, expectedSom: 0, assumptionEntries },
  });
  const projection = {
    ...below,
    marketSizings: [above(entriesOf({ ...entry("Price per litre"), uuid: "other" })), ...below.marketSizings],
    costDrivers: below.costDrivers.map((driver) => ({ ...driver, title: "Vans and drivers" })),
  };
  const statement = "At this price per litre vans and drivers are paid.";
  expect(namedNumbers(said(statement), projection).get(statement)).toMatchObject([
    { title: "Price per litre", figure: expect.stringMatching(/^entry:/) },
    { title: "Vans and drivers", figure: "cost:People", key: "People" },
  ]);
});

test("a share needs no figure beside it, and neither has what is counted under more than its own name", () => {
  expect(named("Their share falls.", entry("Share", "%"))).toEqual(["Share"]);
  expect(named("Half of them is within reach of our tours.", entry("Within reach", "offices"))).toEqual([
    "Within reach",
  ]);
});

test("a statement and what would prove it wrong are two sentences, also without a full stop", () => {
  const assumption = { uuid: "one", statement: "They pay a price", falsifier: "Litres of it stay behind" };
  expect(namedNumbers([assumption], projected("Price per litre")).get("one")).toEqual([]);
});

test("what the falsifiers of more than half of six speak of names nothing, either", () => {
  const statement = "They have 40,000 offices.";
  const spoken = ["A", "B", "C", "D", "E"].map((uuid) => ({ uuid, statement: "Soap.", falsifier: "No office signs." }));
  const projection = projected(entry("Offices", "offices"));
  expect(namedNumbers([...said(statement), ...spoken], projection).get(statement)).toEqual([]);
});

test("numbers of savings are named as well, and so is the price that the report has set", () => {
  const saved = officesSaved(entriesOf(entry("Hours of cleaning", "hours")));
  const hours = "Robots take hours of cleaning over.";
  expect(namedNumbers(said(hours), saved).get(hours)).toMatchObject([{ title: "Hours of cleaning" }]);
  const pricing = { price: 2, currency: "USD" as const, unit: "floor", reasoning: "", additionalConsiderations: [] };
  const price = "Hotels accept the price.";
  expect(namedNumbers(said(price), { ...projected("Spent"), pricing }).get(price)).toEqual([
    { title: "Price", figure: "price", key: "price", isCount: false },
  ]);
});

test.each([
  ["Prices per lunches fall.", "Price per lunch"],
  ["The price per lunch falls.", "Prices per lunches"],
  ["Preise pro Flaschen steigen.", "Preis pro Flasche"],
  ["Der Lohn pro Frauen steigt.", "Lohn pro Frau"],
  ["Der Lohn pro Nachbarn steigt.", "Lohn pro Nachbar"],
])("“%s” names %s, whatever the ending of its plural", (statement, title) => {
  expect(named(statement, title)).toEqual([title]);
  expect(named(statement.replaceAll(/\b[A-Z]?[a-z]{4,}/gu, "$&ung"), title)).toEqual([]);
});
