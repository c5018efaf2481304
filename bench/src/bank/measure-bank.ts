import { ConceptListQuery } from "@seedbed/contract/concepts/schemas";
import { SeedListQuery } from "@seedbed/contract/incubation/schemas";
import { countConcepts } from "@seedbed/server/src/features/concepts/operations/count-concepts";
import { listConcepts } from "@seedbed/server/src/features/concepts/operations/list-concepts";
import { readDashboard } from "@seedbed/server/src/features/dashboard/read-dashboard";
import { listSeeds } from "@seedbed/server/src/features/incubation/operations/list-seeds";
import { readOpportunities } from "@seedbed/server/src/features/report/operations/read-opportunities";
import { readReportStates } from "@seedbed/server/src/features/report/read-report-states";
import type { Member } from "@seedbed/server/src/platform/http/actor";
import { createKnownCounts } from "@seedbed/server/src/platform/lists/known-counts";
import type { Measurement } from "../measurement.ts";
import { askedOfBank, askedOfSeeds } from "./asked.ts";
import { compare, type Work } from "./compare.ts";
import { type FilledServer, startFilledServer } from "./filled-server.ts";
import { measureSimilar } from "./measure-similar.ts";
import { endCalls, timedCall } from "./timed-call.ts";

const entries = Number(process.env.BANK ?? 100_000);
/** Of the questions only those that hold this, as in `ASKED=page=900`. A person may ask six hundred a minute, and all of them take half an hour. */
const chosen = process.env.ASKED ?? "";
/** Milliseconds for a page far from the first of what a frequent word finds. */
const limitOfDeepPage = 50;

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
  const lists = [
    { path: "v1/concept/", asked: askedOfBank, work: listedConcepts },
    { path: "v2/concept/seed", asked: askedOfSeeds, work: listedSeeds },
  ];
  for (const { path, asked, work } of lists)
    for (const query of asked.filter((each) => `${new URLSearchParams(each)}`.includes(chosen))) {
      const { ratio, took } = await compare(server, { path, query }, work(server.member, query));
      measurements.push(ratio);
      if (query.search && query.page)
        measurements.push({ name: `${ratio.name}, alone`, value: took, unit: "ms", limit: limitOfDeepPage });
    }
  measurements.push((await compare(server, { path: "v1/dashboard", query: {} }, dashboard(server.member))).ratio);
  measurements.push(...(await measureSimilar(server)));
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
