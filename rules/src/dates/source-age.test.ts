import { expect, test } from "vitest";
import { sourceAgeLabel } from "./source-age.ts";

const now = Date.parse("2026-03-04T23:30:00Z");

test("[S2.9-06] a source's age is in days under 30, then in months, then a date", () => {
  expect(sourceAgeLabel("2026-03-03", now)).toBe("1 day ago");
  expect(sourceAgeLabel("2026-02-03", now)).toBe("29 days ago");
  expect(sourceAgeLabel("2026-02-02", now)).toBe("1 month ago");
  expect(sourceAgeLabel("2025-06-01", now)).toBe("9 months ago");
  expect(sourceAgeLabel("2024-11-30", now)).toBe("Nov 30, 2024");
});

test("a source of the same day, or dated ahead, is from today", () => {
  expect(sourceAgeLabel("2026-03-04", now)).toBe("Today");
  expect(sourceAgeLabel("2026-03-05", now)).toBe("Today");
});
