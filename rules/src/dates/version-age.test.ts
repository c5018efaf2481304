import fc from "fast-check";
import { expect, test } from "vitest";
import { versionAgeLabel } from "./version-age.ts";

const now = Date.parse("2026-03-04T12:00:00Z");
const minutes = (count: number) => count * 60_000;
const hours = (count: number) => minutes(count * 60);
const days = (count: number) => hours(count * 24);
const labelAfter = (age: number) => versionAgeLabel(now - age, now, "UTC");

test("[S2.9-03] 2 minutes or less is just now", () => {
  expect(labelAfter(0)).toBe("Just now");
  expect(labelAfter(minutes(2))).toBe("Just now");
  expect(labelAfter(-minutes(5))).toBe("Just now");
});

test("[S2.9-04] then minutes, hours, and days under 30", () => {
  expect(labelAfter(minutes(2) + 1)).toBe("2 minutes ago");
  expect(labelAfter(minutes(59))).toBe("59 minutes ago");
  expect(labelAfter(hours(1))).toBe("1 hour ago");
  expect(labelAfter(hours(23))).toBe("23 hours ago");
  expect(labelAfter(days(1))).toBe("1 day ago");
  expect(labelAfter(days(29))).toBe("29 days ago");
});

test("[S2.9-05] from 30 days months, from 12 months the date", () => {
  expect(labelAfter(days(30))).toBe("1 month ago");
  expect(labelAfter(days(359))).toBe("11 months ago");
  expect(labelAfter(days(360))).toBe("Mar 9, 2025");
});

test("every age has one of the five forms", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: days(4000) }), (age) => {
      expect(labelAfter(age)).toMatch(
        /^(?:Just now|\d+ (?:minute|hour|day|month)s? ago|[A-Z][a-z]{2} \d{1,2}, \d{4})$/u,
      );
    }),
  );
});
