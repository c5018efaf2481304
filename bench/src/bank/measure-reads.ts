import { ConceptListQuery } from "@seedbed/contract/concepts/schemas";
import { SeedListQuery } from "@seedbed/contract/incubation/schemas";
import { getConcept } from "@seedbed/server/src/features/concepts/exports/get-concept";
import { countConcepts } from "@seedbed/server/src/features/concepts/operations/count-concepts";
import { listConcepts } from "@seedbed/server/src/features/concepts/operations/list-concepts";
import { readDashboard } from "@seedbed/server/src/features/dashboard/read-dashboard";
import { listSeeds } from "@seedbed/server/src/features/incubation/operations/list-seeds";
import { readOpportunities } from "@seedbed/server/src/features/report/operations/read-opportunities";
import { readReportStates } from "@seedbed/server/src/features/report/read-report-states";
import { createKnownCounts } from "@seedbed/server/src/platform/lists/known-counts";
import { recordSql } from "@seedbed/server/test-support/recorded-sql";
import type { Measurement } from "../measurement.ts";
import { median } from "../median.ts";
import type { Work } from "./compare.ts";
import { type FilledServer, startFilledServer } from "./filled-server.ts";
import { type BareRoute, startBareRoute } from "./start-bare-route.ts";
import { endCalls, timedCall } from "./timed-call.ts";

const entries = Number(process.env.READS ?? 10_000);
/** As many as a person may make calls a minute, with those that are not counted. */
const rounds = 141;
const limit = 1.5;

/** What the reads of a bank cost over HTTP, as a multiple of a route with nothing but the same statements, in a process of its own. */
export async function measureReads(): Promise<Measurement[]> {
  const server = await startFilledServer(entries);
  const bare = await startBareRoute(server.databaseUrl);
  try {
    const measurements: Measurement[] = [];
    for (const [path, work] of await questions(server)) measurements.push(await compare(server, bare, { path, work }));
    return measurements;
  } finally {
    await endCalls();
    bare.stop();
    await server.stop();
  }
}

async function questions({ member, connection }: FilledServer): Promise<[string, Work][]> {
  const { rows } = (await connection.query("select id from concepts where account_id = $1 limit 1", [
    member.accountId,
  ])) as { rows: { id: string }[] };
  const id = rows[0]?.id ?? "";
  const listing = { readReportStates, knownCounts: createKnownCounts() };
  return [
    [
      "v1/concept/",
      (database) =>
        database.readTenant(member, (transaction) =>
          listConcepts(listing, transaction, { actor: member, query: ConceptListQuery.parse({}) }),
        ),
    ],
    [
      `v1/concept/${id}/`,
      (database) =>
        database.readTenant(member, (transaction) =>
          getConcept({ readReportStates }, transaction, { actor: member, reference: id }),
        ),
    ],
    [
      "v2/concept/seed",
      (database) => listSeeds({ database, knownCounts: createKnownCounts() }, member, SeedListQuery.parse({})),
    ],
    [
      "v1/dashboard",
      (database) =>
        database.readTenant(member, (transaction) => readDashboard({ countConcepts, readOpportunities }, transaction)),
    ],
  ];
}

async function compare(
  server: FilledServer,
  bare: BareRoute,
  { path, work }: { path: string; work: Work },
): Promise<Measurement> {
  await bare.ask(await recordSql(server.databaseUrl, work));
  const token = await server.accessToken();
  const [own, raw]: [number[], number[]] = [[], []];
  // As many first as are counted then: code that has just been read is not compiled yet.
  for (let round = -rounds; round < rounds; round += 1) {
    const [call, bareCall] = [
      await timedCall(`${server.url}/api/${path}`, token),
      await timedCall(`${bare.url}/`, token),
    ];
    if (round < 0) continue;
    own.push(call);
    raw.push(bareCall);
  }
  const [ours, theirs] = [median(own), median(raw)];
  return {
    name: `reads: ${path.replace(/[0-9a-f-]{36}/, "{id}")}, over a bare route`,
    value: ours / theirs,
    unit: "ratio",
    limit,
    note: `${ours.toFixed(1)} ms over ${theirs.toFixed(1)} ms`,
  };
}
