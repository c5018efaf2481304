import { describe, expect, test } from "vitest";
import { toClause } from "./clause.ts";
import { toNounPhrase, toObjectPhrase } from "./noun-phrase.ts";
import { toPeoplePhrase } from "./people-phrase.ts";
import { toVerbPhrase } from "./verb-phrase.ts";

describe("a pain as a clause", () => {
  test.each([
    ["Nobody owns the reorder", "nobody owns the reorder"],
    ["Facility managers sign off 40 small deliveries a week", "facility managers sign off 40 small deliveries a week"],
    ["Today nurses walk the floor to find a bed.", "nurses walk the floor to find a bed"],
    [
      "Reordering falls to whoever notices the empty shelf, so buildings run out and over-order in the same month.",
      "buildings run out and over-order in the same month",
    ],
    ["Waste fees by volume", "there is no good answer to waste fees by volume"],
    ["Too much paperwork", "there is too much paperwork"],
    ["Finding a plumber", "too much effort goes into finding a plumber"],
    ["Niemand kümmert sich um die Bestellung", "people put it as “Niemand kümmert sich um die Bestellung”"],
    ["🙂", ""],
  ])("%s", (text, expected) => {
    expect(toClause(text, 22)).toBe(expected);
  });
});

describe("an idea as a noun phrase", () => {
  test.each([
    ["Refill Depots For Shared Offices", "the refill depot for shared offices"],
    ["We want to build an app that helps nurses find beds", "the app that helps nurses find beds"],
    ["We want to help small farms share machines", "the plan to help small farms share machines"],
    ["Reduce waste in canteens", "the plan to reduce waste in canteens"],
    ["Predictive maintenance for lifts", "predictive maintenance for lifts"],
    ["Bikes and scooters for rent", "the idea of bikes and scooters for rent"],
    ["Selling refills to offices", "selling refills to offices"],
    ["Charging points for depots", "the charging point for depots"],
    ["ClaimBuddy", "ClaimBuddy"],
    ["补充站", "the idea “补充站”"],
    ["", ""],
  ])("%s", (text, expected) => {
    expect(toNounPhrase(text, 9)).toBe(expected);
  });
});

describe("an asset or a way of earning as an object", () => {
  test.each([
    [
      "We already drive past 1,900 such buildings weekly",
      "the fact that it already drives past 1,900 such buildings weekly",
    ],
    ["Our fleet of vans", "its fleet of vans"],
    ["We charge a fee per litre", "a fee per litre"],
    ["A loyal customer base", "a loyal customer base"],
  ])("%s", (text, expected) => {
    expect(toObjectPhrase(text, 9)).toBe(expected);
  });
});

describe("a benefit as a verb phrase", () => {
  test.each([
    ["Cuts cost by a third", "cut cost by a third"],
    ["Lower cost", "lower cost"],
    ["Time savings", "get time savings"],
    ["Nurses on night shifts can find a free bed in minutes, and they sleep better.", "find a free bed in minutes"],
    ["Nurses find a free bed in minutes", "find a free bed in minutes"],
    ["Claims are settled on the same day", "see that claims are settled on the same day"],
  ])("%s", (text, expected) => {
    expect(toVerbPhrase(text, 20, ["nurses"])).toBe(expected);
  });
});

describe("an audience as a plural", () => {
  test.each([
    ["The night nurse in small clinics", "night nurses in small clinics"],
    ["Small insurers", "small insurers"],
    ["everyone who cycles to work", "people who cycle to work"],
    ["Gen Z", "people in Gen Z"],
    ["Parents, teachers and others", "parents"],
    ["Hospitals in Germany", "hospitals in Germany"],
  ])("%s", (text, expected) => {
    expect(toPeoplePhrase(text, 8)).toBe(expected);
  });
});
