import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "#test-support/test-server.ts";
import { writtenReport } from "../../editing/editing.fixture.ts";
import { save } from "../../versions/versions.fixture.ts";
import { insertVersions, readVersionsBefore } from "./version-rows.ts";
import { versionsOf } from "./write-versions.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("of more versions than a bundle takes it has the newest two thousand, the oldest of them first", async () => {
  const { ada, conceptId } = await writtenReport(server);
  await save(ada, conceptId, { comment: "The first" });
  const [bundled, last] = await server.database.withTenant(ada, async (transaction) => {
    const [first] = await readVersionsBefore(transaction, { conceptId, number: undefined });
    if (!first) throw new Error("no version was saved");
    const later = (count: number, from: number) =>
      Array.from({ length: count }, (_, index) => ({ ...first.row, id: randomUUID(), number: from + index }));
    await insertVersions(transaction, later(1_999, 2), []);
    const all = await versionsOf(transaction, conceptId);
    expect(all.map(({ number, comment }) => [number, comment]).slice(0, 2)).toEqual([
      [1, "The first"],
      [2, "The first"],
    ]);
    await insertVersions(transaction, later(1, 2_001), []);
    const newest = await versionsOf(transaction, conceptId);
    return [newest.map(({ number }) => number), all.length];
  });
  expect(last).toBe(2_000);
  expect(bundled).toEqual(Array.from({ length: 2_000 }, (_, index) => index + 2));
});
