import { expect, test } from "vitest";
import { refillDepots } from "#test-support/concept-briefs.ts";
import { createTeller } from "../../telling/teller.ts";
import { customersEntry } from "./customers-entry.ts";
import { marketWording } from "./market-wording.ts";

function entryFor(audience: string, yearlyPrice = 1200) {
  const answers = [{ identifier: "audience", label: "Who is it for?", answers: [audience] }];
  const brief = { ...refillDepots, seed: { answers, clarifications: [] } };
  return customersEntry(createTeller(brief, "a seed"), marketWording.customers, yearlyPrice);
}

test("customers that people counted are taken over, with their words", () => {
  const entry = entryFor("17 hospitals within 60 km");
  expect(entry).toMatchObject({ unit: "hospitals", scalar: 17 });
  expect(entry.description).toContain("“17 hospitals within 60 km”");
  expect(entry.description).not.toContain("start value");
});

test("customers that nobody counted are a start value, and said to be one", () => {
  const entry = entryFor("Growers with 5 to 40 hectares");
  expect(entry).toMatchObject({ unit: "customers", scalar: 10_000 });
  expect(entry.description).toContain("start value");
});

test("dear offers have smaller markets", () => {
  expect(entryFor("Ward managers", 1e10).scalar).toBe(100);
  expect(entryFor("Ward managers", 1e15).scalar).toBe(1);
});
