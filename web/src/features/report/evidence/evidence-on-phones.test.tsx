import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openEvidence, panel, serverWithEvidence } from "./testing/open-evidence.fixture.ts";

test("on a phone what a force rests on is a sheet at the bottom, as wide as the window", async () => {
  await page.viewport(390, 844);
  serverWithEvidence();
  await openEvidence();
  await expect.poll(() => Math.round(panel().element().getBoundingClientRect().bottom)).toBe(innerHeight);
  const { width, top } = panel().element().getBoundingClientRect();
  expect(Math.round(width)).toBe(390);
  expect(top).toBeGreaterThan(0);
});
