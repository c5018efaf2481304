import { expect, test } from "vitest";
import { versionAge } from "./version-age.ts";

const now = Date.parse("2026-05-20T12:00:00Z");
const age = (seconds: number) => versionAge(now / 1000 - seconds, now);
const [minute, hour, day] = [60, 3_600, 86_400];

test("[S2.9-03] two minutes or less is just now", () => {
  expect([-5, 0, 59, 2 * minute].map(age)).toEqual(Array(4).fill("Just now"));
  expect(age(2 * minute + 1)).not.toBe("Just now");
});

test("[S2.9-04] older ones are told in minutes, then hours, then days while under thirty", () => {
  expect(age(3 * minute)).toBe("3 minutes ago");
  expect(age(hour - 1)).toBe("59 minutes ago");
  expect(age(hour)).toBe("1 hour ago");
  expect(age(day - 1)).toBe("23 hours ago");
  expect(age(day)).toBe("1 day ago");
  expect(age(30 * day - 1)).toBe("29 days ago");
});

test("[S2.9-05] thirty days or more are months while under twelve, and then the date", () => {
  expect(age(30 * day)).toBe("1 month ago");
  expect(age(359 * day)).toBe("11 months ago");
  expect(age(360 * day)).toBe("May 25, 2025");
});
