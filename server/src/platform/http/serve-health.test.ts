import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createServer } from "./create-server.ts";
import { serveHealth } from "./serve-health.ts";

async function readiness({ isAway = false, isReady = true, query = async (): Promise<unknown> => ({}) }) {
  const app = await createServer({ log: pino({ level: "silent" }), publicUrl: "http://localhost", callsPerMinute: 0 });
  onTestFinished(() => app.close());
  const noticed: unknown[] = [];
  const asked: unknown[] = [];
  const pool = {
    query(text: unknown) {
      asked.push(text);
      return query();
    },
  };
  serveHealth(app, { pool, availability: { isAway, noticed: (error: unknown) => noticed.push(error) } } as never, {
    isReady,
  });
  const { statusCode, body } = await app.inject("/readyz");
  return { status: statusCode, body: JSON.parse(body), noticed, asked };
}

test("a server is ready when its database answers and its work runs, else says which of them does not", async () => {
  expect(await readiness({})).toMatchObject({ status: 200, body: { status: "ready" } });
  expect(await readiness({ isReady: false })).toMatchObject({
    status: 503,
    body: { status: "starting", database: true, workflows: false },
  });
  const gone = new Error("gone");
  expect(await readiness({ query: () => Promise.reject(gone) })).toMatchObject({
    status: 503,
    body: { status: "starting", database: false, workflows: true },
    noticed: [gone],
  });
});

test("a database that is known to be away is not asked whether it is there", async () => {
  expect(await readiness({ isAway: true })).toMatchObject({
    status: 503,
    body: { status: "starting", database: false, workflows: true },
    asked: [],
  });
});
