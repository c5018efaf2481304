import type { Database } from "@seedbed/server/src/platform/database/database";
import { recordSql } from "@seedbed/server/test-support/recorded-sql";
import type { Measurement } from "../measurement.ts";
import { median } from "../median.ts";
import type { FilledServer } from "./filled-server.ts";
import { timedCall } from "./timed-call.ts";
import { timedReplay } from "./timed-replay.ts";

/** Questions that are quickly answered are asked more often: there, little things weigh much. */
const rounds = { least: 41, most: 101, forMs: 3_000 };
const limit = 2;

/** What the server does for a question. */
export type Work = (database: Database) => Promise<unknown>;

/** What a question takes over HTTP, in milliseconds, and as a multiple of its statements alone; the medians of calls and replays in turn. */
export async function compare(
  server: FilledServer,
  { path, query, name }: { path: string; query: Record<string, string>; name?: string },
  work: Work,
): Promise<{ ratio: Measurement; took: number }> {
  const asked = `${path}${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ""}`;
  const url = `${server.url}/api/${asked}`;
  const statements = await recordSql(server.databaseUrl, work);
  const token = await server.accessToken();
  const first = await timedCall(url, token);
  const calls: number[] = [];
  const replays: number[] = [];
  const ask = async (times: number, count: boolean) => {
    for (let time = 0; time < times; time += 1) {
      const [call, replay] = [await timedCall(url, token), await timedReplay(server.connection, statements)];
      if (!count) continue;
      calls.push(call);
      replays.push(replay);
    }
  };
  const begin = performance.now();
  await ask(rounds.least, false);
  const times = Math.round((rounds.forMs / (performance.now() - begin)) * rounds.least);
  const wanted = Math.min(rounds.most, Math.max(rounds.least, times));
  await ask(Math.round(wanted / 2), false);
  await ask(wanted, true);
  const [call, replay] = [median(calls), median(replays)];
  const ratio: Measurement = {
    name: name ?? decodeURIComponent(asked),
    value: call / replay,
    unit: "ratio",
    limit,
    note: `${call.toFixed(1)} ms over ${replay.toFixed(1)} ms, the first call ${first.toFixed(0)} ms`,
  };
  return { ratio, took: call };
}
