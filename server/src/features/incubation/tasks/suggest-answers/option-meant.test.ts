import { expect, test } from "vitest";
import { optionMeant } from "./option-meant.ts";
import { openOptions, type QuestionToAnswer } from "./prompt.ts";

const options = [
  { value: "data", label: "Data that took years to collect", description: "" },
  { value: "brand", label: "A brand that customers trust", description: "" },
  { value: "customers", label: "Customers who come back", description: "" },
];

test.each([
  ["A brand that customers trust", "brand"],
  ["Our data", "data"],
  ["trust", "brand"],
  ["a BRAND", "brand"],
  ["took years", "data"],
  ["Customers", "customers"],
  ["year", undefined],
  ["gold", undefined],
  ["that", undefined],
  ["s that", undefined],
])("a suggestion named %j means the option %s", (title, value) => {
  expect(optionMeant(options, title)?.value).toBe(value);
});

test("a part of two labels names neither", () => {
  const alike = [
    { value: "one", label: "Spare capacity in plants", description: "" },
    { value: "two", label: "Spare capacity in vehicles", description: "" },
  ];
  expect(optionMeant(alike, "Spare capacity")).toBeUndefined();
  expect(optionMeant(alike, "in vehicles")?.value).toBe("two");
});

test("open are the options that are not chosen yet, and all of them when all are", () => {
  const question: QuestionToAnswer = { identifier: "assets", label: "", help: "", options };
  const open = (...present: string[]) => openOptions(question, present).map(({ value }) => value);
  expect(open()).toEqual(["data", "brand", "customers"]);
  expect(open("Data that took years to collect")).toEqual(["brand", "customers"]);
  expect(open(...options.map(({ label }) => label))).toEqual(["data", "brand", "customers"]);
});
