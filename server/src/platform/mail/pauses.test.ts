import { expect, test } from "vitest";
import { usualMailTimes } from "./mail-times.ts";
import { pauseAfter, usualPauses } from "./pauses.ts";

const hour = 3_600_000;
const seconds = (lifetime: number, random = () => 0) =>
  [1, 2, 3, 4, 5, 6, 7, 50].map((attempts) => pauseAfter(attempts, { pauses: usualPauses, lifetime, random }) / 1_000);

test("pauses grow to half an hour", () => {
  expect(seconds(24 * hour)).toEqual([5, 15, 60, 300, 900, 1_800, 1_800, 1_800]);
});

test("a code, for which somebody waits, is tried every minute at least", () => {
  expect(seconds(hour / 6)).toEqual([5, 15, 60, 60, 60, 60, 60, 60]);
});

test("what lives for an hour is no code any more, and what was never tried waits as after the first time", () => {
  expect([seconds(hour - 1)[4], seconds(hour)[4]]).toEqual([60, 900]);
  expect(pauseAfter(0, { pauses: usualPauses, lifetime: hour, random: () => 0 })).toBe(5_000);
  expect(pauseAfter(1, { pauses: [], lifetime: hour, random: () => 1 })).toBe(72_000);
});

test("mails that failed together come back one after the other", () => {
  expect(seconds(24 * hour, () => 0.5).slice(0, 3)).toEqual([5.5, 16.5, 66]);
});

test("who waits for a mail server waits for seconds, and a killed server's mails for half a minute", () => {
  expect(usualMailTimes).toEqual({
    pauses: usualPauses,
    ...{ lease: 30_000, look: 20_000, connect: 10_000, silence: 60_000 },
  });
});
