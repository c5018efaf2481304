import { expect, test } from "vitest";
import { z } from "zod";
import { keepVariables, readKeepTimes } from "./keep-variables.ts";

const read = (environment: Record<string, string>) => readKeepTimes(z.object(keepVariables).parse(environment));

test("what nobody works with any more is kept for the usual times, or those that are set", () => {
  expect(read({})).toEqual({ runDays: 90, usageMonths: 13, deliveryDays: 30 });
  const set = { RUNS_KEEP_DAYS: "1", USAGE_KEEP_MONTHS: "4", WEBHOOK_KEEP_DAYS: "7" };
  expect(read(set)).toEqual({ runDays: 1, usageMonths: 4, deliveryDays: 7 });
});

test.each([
  [{ RUNS_KEEP_DAYS: "0" }, "must be a whole number from 1 to 3650"],
  [{ USAGE_KEEP_MONTHS: "3" }, "must be a whole number from 4 to 120"],
  [{ WEBHOOK_KEEP_DAYS: "all" }, "must be a whole number from 1 to 3650"],
])("%j is refused", (environment, words) => {
  expect(() => read(environment)).toThrow(words);
});
