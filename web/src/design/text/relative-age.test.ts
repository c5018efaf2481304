import { expect, test } from "vitest";
import { relativeAge } from "./relative-age.ts";

const now = Date.parse("2026-05-20T12:00:00Z");
const age = (instant: string) => relativeAge(Date.parse(instant), now);

test("ages read as people speak", () => {
  expect(age("2026-05-20T11:59:30Z")).toBe("just now");
  expect(age("2026-05-20T11:12:00Z")).toBe("48 minutes ago");
  expect(age("2026-05-20T09:00:00Z")).toBe("3 hours ago");
  expect(age("2026-05-19T11:00:00Z")).toBe("yesterday");
  expect(age("2026-05-18T11:00:00Z")).toBe("2 days ago");
  expect(age("2026-05-12T11:00:00Z")).toBe("last week");
  expect(age("2026-02-20T12:00:00Z")).toBe("2 months ago");
  expect(age("2024-01-01T12:00:00Z")).toBe("2 years ago");
});

test("ages back and ahead are said as formatters of English say them", () => {
  const words = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });
  const lengths = { year: 31_556_952, month: 2_629_746, week: 604_800, day: 86_400, hour: 3_600, minute: 60 };
  // Of each unit those that no longer one takes.
  const mosts = { year: 2_600, month: 11, week: 4, day: 6, hour: 23, minute: 59 };
  for (const unit of ["year", "month", "week", "day", "hour", "minute"] as const)
    for (let count = 1; count <= mosts[unit]; count += 1)
      for (const signed of [count, -count])
        expect(relativeAge(now + signed * lengths[unit] * 1_000, now)).toBe(words.format(signed, unit));
});
