import { expect, test } from "vitest";
import { createLatestRequests } from "./latest-requests.ts";

test("a newer request of the same key ends the older one, and only that", () => {
  const latest = createLatestRequests();
  const older = latest.begin("ada/seed");
  const other = latest.begin("ivo/seed");
  const newer = latest.begin("ada/seed");
  expect([older.signal.aborted, other.signal.aborted, newer.signal.aborted]).toEqual([true, false, false]);
  // The older one notices its end late; the newer one stays the latest.
  older.end();
  latest.begin("ada/seed");
  expect(newer.signal.aborted).toBe(true);
});

test("a request that is over is not ended again", () => {
  const latest = createLatestRequests();
  const first = latest.begin("ada/seed");
  first.end();
  latest.begin("ada/seed");
  expect(first.signal.aborted).toBe(false);
});
