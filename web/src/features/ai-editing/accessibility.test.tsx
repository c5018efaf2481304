import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { violations } from "#testing/violations.ts";
import { proposed } from "./testing/edits.fixture.ts";
import { openReport, panel, refine, windowOf } from "./testing/open-refine.fixture.ts";

test.each([
  [1440, 1000, "light"],
  [1024, 768, "dark"],
  [390, 844, "light"],
] as const)(
  "the panel with its edits and its question has no accessibility violation (%i, %i, %s)",
  async (width, height, scheme) => {
    await windowOf(width, height);
    localStorage.setItem("seedbed.color-scheme", scheme);
    await openReport({ editing: { session: proposed } });
    await refine();
    await expect.element(panel().getByText("3 of 3 edits")).toBeVisible();
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await panel().getByRole("button", { name: "Make Changes" }).click();
    await expect.element(page.getByRole("dialog", { name: "Apply these changes?" })).toBeVisible();
    expect(await violations()).toEqual([]);
  },
);
