import { expect, test } from "vitest";
import { amountInWords, customersInWords, entryInWords, marketInWords } from "./figures-in-words.ts";

const entry = {
  uuid: "00000000-0000-4000-8000-000000000001",
  ...{ title: "Offices in the region", description: "", unit: "office", unitDescription: "offices", scalar: 1200 },
  ...{ group: "TAM" as const, order: 0, operator: "*" as const, assumptionSources: [] },
};

test("an entry says its number with its unit", () => {
  expect(entryInWords(entry)).toBe("Offices in the region: 1,200 offices");
  expect(entryInWords({ ...entry, unit: "%", scalar: 8, unitDescription: "of them" })).toMatch(/: 8% of them$/);
  expect(entryInWords({ ...entry, unit: "$", scalar: 12.25, unitDescription: "" })).toMatch(/: \$12\.25$/);
});

test("sizes, prices and customers are told as a person would", () => {
  const sizes = { expectedTam: 1_590_000, expectedSam: 210_000, expectedSom: 12_000 };
  expect(marketInWords({ ...sizes, uuid: entry.uuid, type: "top_down", assumptionEntries: [entry] })).toBe(
    "$1.59M a year in all, $210.00K of it serviceable, $12.00K obtainable",
  );
  expect(amountInWords(4.5, "per container")).toBe("$4.50 per container");
  expect(amountInWords(12, "")).toBe("$12");
  expect([0, 1, 12_000].map(customersInWords)).toEqual(["0 customers", "1 customer", "12,000 customers"]);
});
