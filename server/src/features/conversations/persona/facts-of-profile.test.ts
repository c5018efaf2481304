import { expect, test } from "vitest";
import { personaRows, profileOf, toldConcept } from "#test-support/model-server/personas/persona-profiles.ts";
import { factsOfProfile } from "./facts-of-profile.ts";

const [row] = personaRows;
if (!row) throw new Error("there is no persona");
const profile = profileOf(row, 0);
const factsWith = (change: Partial<typeof profile>) => factsOfProfile({ ...profile, ...change }, toldConcept);
const signal = (index: number, isHypothesis = false) => ({
  ...{
    uuid: `1b0c1f52-6a65-4a2b-9d2c-3f0e4f1d2${String(index).padStart(3, "0")}`,
    description: `Host ${index} said no.`,
  },
  ...{ stance: "Against" as const, sourceCategory: "Other" as const, sources: [], isHypothesis },
});

test("facts are numbered from 1 on without a gap, and what is empty is none", () => {
  const facts = factsWith({});
  expect(facts.map(({ number }) => number)).toEqual(facts.map((_, index) => String(index + 1)));
  expect(facts.filter(({ text }) => text === "")).toEqual([]);
  expect(facts.map(({ field }) => field)).not.toContain("familySize");
  expect(facts[0]).toEqual({
    number: "1",
    kind: "profile",
    item: null,
    field: "segment",
    label: facts[0]?.text,
    text: facts[0]?.text,
  });
});

test("all of a profile is told in its order, each with what it is and where it stands", () => {
  const uuidOf = (at: number) => signal(at).uuid;
  const told = factsWith({
    ...{ familySize: "4", educationLevel: "Diploma", incomeLower: 40, incomeUpper: 60 },
    jobs: [{ uuid: uuidOf(1), description: "Keep floors stocked", order: 0, icon: "target" }],
    pains: [{ uuid: uuidOf(2), description: "Blocked lift", order: 0, icon: "alert" }],
    alternatives: [
      { uuid: uuidOf(3), name: "Vans", usage: "daily", price: "$3", pros: ["fast", "near"], cons: ["dear"] },
    ],
    journey: [{ uuid: uuidOf(4), title: "Order", description: "By phone", order: 0, relationType: "Pain" }],
    signals: [signal(5)],
  });
  expect(told.map(({ kind, field, item, text }) => [kind, field ?? item, text])).toEqual([
    ["profile", "segment", "Facility leads"],
    ["profile", "occupation", "Facility lead"],
    ["profile", "geoLocation", "Porto"],
    ["profile", "ageRange", "38-49"],
    ["profile", "familySize", "4"],
    ["profile", "educationLevel", "Diploma"],
    ["profile", "description", "Facility lead in Porto."],
    ["profile", "customerInsight", "Small deliveries block the goods lift every morning."],
    ["profile", "income", "$40,000 to $60,000 a year"],
    ["stance", "stance.usesToday", "Uses contractor deliveries for $340 a month."],
    ["stance", "stance.switchingCosts", "A change means retraining two cleaning crews."],
    ["stance", "stance.priceLimit", "Pays at most $29 per floor and month."],
    ["stance", "stance.decidesWith", "Decides with the landlord."],
    ["stance", "stance.saysNoTo", "Says no to anything that takes lettable basement space."],
    ["job", uuidOf(1), "Keep floors stocked"],
    ["pain", uuidOf(2), "Blocked lift"],
    ["alternative", uuidOf(3), "Vans; daily; $3; fast; near; dear"],
    ["journeyStep", uuidOf(4), "Order: By phone"],
    ["signal", uuidOf(5), "Host 5 said no."],
    ["concept", "title", toldConcept.title],
    ["concept", "summary", toldConcept.summary],
    ["concept", "problemStatement", toldConcept.problemStatement],
    ["concept", "valueProposition", toldConcept.valueProposition],
  ]);
});

test("of many signals the newest thirty are facts, each leading to its own", () => {
  const facts = factsWith({ signals: [signal(99, true), ...Array.from({ length: 40 }, (_, at) => signal(at))] });
  const told = facts.filter(({ kind }) => kind === "signal");
  expect(told).toHaveLength(30);
  expect([told[0]?.text, told.at(-1)?.text]).toEqual(["Host 10 said no.", "Host 39 said no."]);
  expect(told.at(-1)).toMatchObject({ item: signal(39).uuid, field: null });
});

test("an income is told where there is one, also one that begins at nothing", () => {
  const income = (incomeLower: number, incomeUpper: number) =>
    factsWith({ incomeLower, incomeUpper }).find(({ field }) => field === "income")?.text;
  expect(income(40, 60)).toBe("$40,000 to $60,000 a year");
  expect(income(0, 20)).toBe("$0,000 to $20,000 a year");
  expect(income(0, 0)).toBeUndefined();
});

test.each([
  ["Pays at most $29 per floor.", 29, "floor", "Pays at most $29 per floor."],
  ["Pays $1,200 and no more.", 1_200, "year", "Pays $1,200 and no more."],
  ["It has to pay for itself.", 1_200, "year", "At most $1,200 per year. It has to pay for itself."],
  ["", 29, "", "At most $29"],
  ["Pays nothing.", null, "month", "Pays nothing."],
])("the price limit %j of %s for each %j is told as %j", (...[text, amount, per, told]) => {
  const { stance } = profile;
  if (!stance) throw new Error("it takes no stand");
  const limited = { ...stance, priceLimit: { ...stance.priceLimit, text, amount, per } };
  expect(factsWith({ stance: limited }).find(({ field }) => field === "stance.priceLimit")?.text).toBe(told);
});

test("a long fact is told whole, and named by its first words", () => {
  const description = "Keeps every floor stocked, ".repeat(8).trim();
  const fact = factsWith({ description }).find(({ field }) => field === "description");
  expect(fact?.text).toBe(description);
  expect(fact?.label).toMatch(/^Keeps every floor stocked, .*[\p{L},]…$/u);
  expect(fact?.label.length).toBeLessThanOrEqual(120);
  const unbroken = factsWith({ description: "x".repeat(200) }).find(({ field }) => field === "description");
  expect(unbroken?.label).toBe(`${"x".repeat(119)}…`);
});

test("an alternative is told with all that is known of it, and lines are told as one", () => {
  const facts = factsWith({
    description: "In\n  two lines",
    alternatives: [{ uuid: signal(1).uuid, name: "Vans", usage: "", price: "$3", pros: ["fast"], cons: ["dear", ""] }],
  });
  expect(facts.find(({ kind }) => kind === "alternative")?.text).toBe("Vans; $3; fast; dear");
  expect(facts.find(({ field }) => field === "description")?.text).toBe("In two lines");
});

test("a profile from before personas took a stand has no stance among its facts", () => {
  expect(factsWith({ stance: null }).filter(({ kind }) => kind === "stance")).toEqual([]);
});
