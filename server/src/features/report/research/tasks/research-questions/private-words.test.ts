import { expect, test } from "vitest";
import { withoutCompany } from "./private-words.ts";

const of = (name: string, domain: string) => (query: string) => withoutCompany(query, { name, domain, goal: "" });

test("a query goes out without the company's name, however short, in whatever form it is written", () => {
  const without = of("3M", "3m.example");
  expect(of("SAP", "sap.example")("how SAP's training is sold")).toBe("how training is sold");
  expect(of("SAP", "sap.example")("what saps a battery")).toBe("what saps a battery");
  expect(of("North Mill", "north-mill.example")("soap of north-mill, NorthMill and north-mill.example")).toBe(
    "soap of , and",
  );
  // Two letters stand in too much else.
  expect(without("3M of snow")).toBe("3M of snow");
});
