import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mediumDate, mediumDateShortTime, mediumDateUtc } from "./english-dates.ts";

const none = new Date(Number.NaN);

describe.each(["UTC", "Asia/Kathmandu", "America/St_Johns", "Pacific/Apia"])("in %s", (zone) => {
  test("dates and times are written as formatters of English write them", () => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      const date = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: zone });
      const dateInUtc = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
      const time = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: zone });
      fc.assert(
        fc.property(
          fc.date({ min: new Date("1900-01-01"), max: new Date("2200-01-01"), noInvalidDate: true }),
          (at) => {
            expect(mediumDate(at)).toBe(date.format(at));
            expect(mediumDateUtc(at)).toBe(dateInUtc.format(at));
            expect(mediumDateShortTime(at)).toBe(time.format(at));
          },
        ),
        { numRuns: 300 },
      );
    } finally {
      process.env.TZ = before ?? "UTC";
    }
  });
});

test("midnight and noon are twelve", () => {
  expect(mediumDateShortTime(new Date(2026, 2, 2, 0, 4))).toBe("Mar 2, 2026, 12:04 AM");
  expect(mediumDateShortTime(new Date(2026, 2, 2, 12, 0))).toBe("Mar 2, 2026, 12:00 PM");
});

test("what is no date is called so, and nothing is thrown", () => {
  expect([mediumDate(none), mediumDateUtc(none), mediumDateShortTime(none)]).toEqual(Array(3).fill("Invalid date"));
});
