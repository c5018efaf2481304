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
