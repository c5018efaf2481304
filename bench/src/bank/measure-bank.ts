import { ConceptListQuery } from "@seedbed/contract/concepts/schemas";
import { SeedListQuery } from "@seedbed/contract/incubation/schemas";
import { countConcepts } from "@seedbed/server/src/features/concepts/operations/count-concepts";
import { listConcepts } from "@seedbed/server/src/features/concepts/operations/list-concepts";
import { readDashboard } from "@seedbed/server/src/features/dashboard/read-dashboard";
import { listSeeds } from "@seedbed/server/src/features/incubation/operations/list-seeds";
import { readOpportunities } from "@seedbed/server/src/features/report/operations/read-opportunities";
import { readReportStates } from "@seedbed/server/src/features/report/read-report-states";
import type { Database } from "@seedbed/server/src/platform/database/database";
import type { Member } from "@seedbed/server/src/platform/http/actor";
import { createKnownCounts } from "@seedbed/server/src/platform/lists/known-counts";
import { recordSql } from "@seedbed/server/test-support/recorded-sql";
import type { Measurement } from "../measurement.ts";
import { median } from "../median.ts";
import { askedOfBank, askedOfSeeds } from "./asked.ts";
import { type FilledServer, startFilledServer } from "./filled-server.ts";
import { endCalls, timedCall } from "./timed-call.ts";
import { timedReplay } from "./timed-replay.ts";

const entries = 100_000;
/** Questions that are quickly answered are asked more often: there, little things weigh much. */
const rounds = { least: 41, most: 401, forMs: 3_000 };
const limit = 2;

/**
 * What lists of 100,000 concepts and as many seeds, and the dashboard over them, cost over HTTP, as a multiple of the very statements the server
 * sends for it, sent to the same database alone. Medians of calls and replays in turn, after some of both that are not counted.
 */
export async function measureBank(): Promise<Measurement[]> {
  const server = await startFilledServer(entries);
  try {
    return await measureLists(server);
  } finally {
    await endCalls();
    await server.stop();
  }
}

async function measureLists(server: FilledServer): Promise<Measurement[]> {
  await warmUp(server);
  const measurements: Measurement[] = [];
  for (const query of askedOfBank)
    measurements.push(await compare(server, { path: "v1/concept/", query }, listedConcepts(server.member, query)));
  for (const query of askedOfSeeds)
    measurements.push(await compare(server, { path: "v2/concept/seed", query }, listedSeeds(server.member, query)));
  measurements.push(await compare(server, { path: "v1/dashboard", query: {} }, dashboard(server.member)));
  return measurements;
}

// A server that has just started runs code that is not compiled yet.
async function warmUp(server: FilledServer): Promise<void> {
  const token = await server.accessToken();
  const asked = [
    ...askedOfBank.slice(0, 10).map((query) => ["v1/concept/", query] as const),
    ...askedOfSeeds.slice(0, 10).map((query) => ["v2/concept/seed", query] as const),
  ];
  for (let round = 0; round < 60; round += 1)
    for (const [path, query] of asked)
      await timedCall(`${server.url}/api/${path}?${new URLSearchParams(query)}`, token);
}

type Work = (database: Database) => Promise<unknown>;

function listedConcepts(member: Member, query: Record<string, string>): Work {
  const listing = { readReportStates, knownCounts: createKnownCounts() };
  const asked = { actor: member, query: ConceptListQuery.parse(query) };
  return (database) => database.readTenant(member, (transaction) => listConcepts(listing, transaction, asked));
}

function listedSeeds(member: Member, query: Record<string, string>): Work {
  const knownCounts = createKnownCounts();
  return (database) => listSeeds({ database, knownCounts }, member, SeedListQuery.parse(query));
}

const dashboard =
  (member: Member): Work =>
  (database) =>
    database.readTenant(member, (transaction) => readDashboard({ countConcepts, readOpportunities }, transaction));

async function compare(
  server: FilledServer,
  { path, query }: { path: string; query: Record<string, string> },
  work: Work,
): Promise<Measurement> {
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
  return {
    name: decodeURIComponent(asked),
    value: call / replay,
    unit: "ratio",
    limit,
    note: `${call.toFixed(1)} ms over ${replay.toFixed(1)} ms, the first call ${first.toFixed(0)} ms`,
  };
}
