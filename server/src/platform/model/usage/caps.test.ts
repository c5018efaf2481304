import { expect, test } from "vitest";
import { noCaps, usedUpCap } from "./caps.ts";

const nothing = { companyDayUsd: 0, companyMonthUsd: 0, personDayUsd: 0, personMonthUsd: 0 };
const names = ["personDayUsd", "personMonthUsd", "companyDayUsd", "companyMonthUsd"] as const;

test.each(names)("%s is used up when it is reached, and not before", (name) => {
  const caps = { ...noCaps, [name]: 5 };
  expect(usedUpCap(caps, { ...nothing, [name]: 4.99 }, nothing)).toBeUndefined();
  expect(usedUpCap(caps, { ...nothing, [name]: 5 }, nothing)).toEqual({ limit: name, usd: 5, onlyReserved: false });
  expect(usedUpCap(caps, { ...nothing, [name]: 4 }, { ...nothing, [name]: 1 })).toEqual({
    limit: name,
    usd: 5,
    onlyReserved: true,
  });
});

test("of several caps that are used up a person's own is told before the company's, a day's before a month's", () => {
  const all = Object.fromEntries(names.map((name) => [name, 0])) as Record<(typeof names)[number], number>;
  for (const [at, name] of names.entries()) {
    const left = { ...all, ...Object.fromEntries(names.slice(0, at).map((earlier) => [earlier, null])) };
    expect(usedUpCap(left, nothing, nothing)?.limit).toBe(name);
  }
  expect(usedUpCap(noCaps, { ...nothing, personDayUsd: 1_000 }, nothing)).toBeUndefined();
});
