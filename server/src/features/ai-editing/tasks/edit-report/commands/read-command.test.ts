import { expect, test } from "vitest";
import { draftedReport, editAsked } from "#test-support/model-server/editing/edit-inputs.ts";
import type { EditReportInput } from "../edit-input.ts";
import { readCommand } from "./read-command.ts";

const report = await draftedReport();
const read = (message: string, more: Partial<EditReportInput> = {}) => readCommand(editAsked(report, message, more));
const price = (value: string) => ({ kind: "set", value, target: { field: "pricing.price" } });

test.each([
  ["39", "39"],
  ["$1,250", "1250"],
  ["1.250", "1250"],
  ["1,234.567", "1234.567"],
  ["1.234,5 €", "1234.5"],
  ["1'200'000", "1200000"],
  ["1,234,567", "1234567"],
  ["-3.5 %", "-3.5"],
])("a number that is written as %s is %s", (written, value) => {
  expect(read(`Set the price to ${written}`)).toMatchObject(price(value));
});

test("what names several things alike, or hardly anything, is no plain request", () => {
  expect(read("Set the certainty to 2")).toBeUndefined();
  expect(read("Rename “e” to “x” everywhere")).toBeUndefined();
  expect(read("Rename “Zebrafish” to “Soap” everywhere")).toBeUndefined();
  expect(read("Remove it")).toBeUndefined();
});

test("with a field selected it is meant, without its name", () => {
  const scope = { handles: ["o0"], field: "overview.problemStatement", quote: "" };
  expect(read("Shorten this, please", { scope })).toEqual({
    ...{ kind: "shorten", target: { handle: "o0", field: "overview.problemStatement" } },
  });
  expect(read("Shorten this, please")).toBeUndefined();
});
