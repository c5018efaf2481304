import { expect, test } from "vitest";
import { dateTimeLabel } from "./date-label.ts";
import { relativeDateLabel } from "./relative-date.ts";

const now = Date.parse("2026-03-04T12:00:00Z");

test("a date is told from now as long as it is near, and named when it is not", () => {
  expect(relativeDateLabel(now - 59_000, now)).toBe("Just now");
  expect(relativeDateLabel(now - 60_000, now)).toBe("1 minute ago");
  expect(relativeDateLabel(now - 2 * 86_400_000, now)).toBe("2 days ago");
  expect(relativeDateLabel(Date.parse("2024-12-31T23:30:00Z"), now, "Europe/Berlin")).toBe("Jan 1, 2025");
});

test("the full date has the time of the reader's zone", () => {
  expect(dateTimeLabel(now, "Europe/Berlin").replaceAll("\u202f", " ")).toBe("Mar 4, 2026, 1:00 PM");
});
