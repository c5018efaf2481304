import pg from "pg";
import { expect, test, vi } from "vitest";
import { eventually } from "#test-support/eventually.ts";
import { mailboxCode, signUpOverHttp } from "#test-support/sign-up-over-http.ts";
import { type SpawnedServer, spawnServer } from "#test-support/spawned-server.ts";
import { memberRole, systemRole } from "../../../platform/database/database.ts";
import { ask, end, openFolder, startElsewhere } from "../../../platform/database/embedded/embedded-postgres.fixture.ts";
import { startEmbeddedPostgres } from "../../../platform/database/embedded/start-embedded-postgres.ts";
import { emptyDatabase } from "../../../platform/database/empty-database.ts";
import { company, concepts, storeEarlierRelease } from "./earlier-release.fixture.ts";

vi.setConfig({ testTimeout: 120_000 });

/** A data folder of the release whose databases knew the letters of English alone and whose reports had tables for each kind of thing. */
async function earlierDataFolder() {
  const dataDir = await openFolder();
  const { url, administratorUrl, stop } = await startEmbeddedPostgres({ dataDir });
  await ask(administratorUrl, "update pg_database set datctype = 'C'");
  await emptyDatabase(url);
  const pool = new pg.Pool({ connectionString: url });
  for (const role of [memberRole, systemRole])
    await pool.query(`create role ${role} nologin; grant ${role} to seedbed with set true`);
  const reports = await storeEarlierRelease(pool, "0012");
  await pool.end();
  await stop();
  return { dataDir, reports };
}

/** Starts a server that is killed while it moves the reports over; its database runs on. Gives the address of that. */
async function killInTheMove(dataDir: string): Promise<string> {
  // The database alone, so that something stands in the way of the move before a server begins it.
  const alone = await startElsewhere(dataDir);
  const url = alone.url ?? "";
  const inTheWay = new pg.Client(url);
  await inTheWay.connect();
  await inTheWay.query("begin; lock table assumptions in access exclusive mode");
  await end(alone.child, "SIGKILL");
  const killer = new AbortController();
  const killed = expect(spawnServer({ dataDir, signal: killer.signal })).rejects.toThrow("the server ended");
  await eventually(async () => {
    const waiting = await ask(url, "select pid from pg_locks where not granted and relation = 'assumptions'::regclass");
    return waiting.length === 1;
  });
  killer.abort();
  await killed;
  await inTheWay.end();
  return url;
}

async function memberOfCompany(server: SpawnedServer, url: string) {
  const person = await signUpOverHttp(server.url, mailboxCode(server.url));
  await ask(url, `set role ${systemRole}; update users set account_id = '${company}' where email = '${person.email}'`);
  return person;
}

test("a data folder of an earlier release whose move was killed in the middle reads as before, in every language", async () => {
  const { dataDir, reports } = await earlierDataFolder();
  const url = await killInTheMove(dataDir);
  const server = await spawnServer({ dataDir });
  try {
    const person = await memberOfCompany(server, url);
    for (const [index, id] of concepts.entries()) {
      const read = async (path: string) => (await person.raw(`GET /api/${path}`)).body;
      const report = reports[index];
      expect(await read(`v2/concept/${id}/overview`)).toMatchObject({ ...report?.overview?.overview });
      expect(await read(`v2/concept/${id}/market-scan`)).toMatchObject({ ...report?.marketScan });
      expect(await read(`v3/concept/${id}/market-scan/trend-analysis`)).toMatchObject({ ...report?.trends });
      expect(await read(`v2/concept/${id}/customer-profile`)).toEqual({ results: report?.customerProfiles });
      expect(await read(`v2/concept/${id}/financial-projection`)).toMatchObject({ ...report?.financialProjection });
      expect(await read(`v2/concept/${id}/key-assumptions`)).toMatchObject({ results: report?.assumptions });
    }
    for (const search of ["дождевая", "雨水", "タンク", "récupérée"]) {
      const { body } = await person.call("GET v1/concept/", { query: { search } });
      expect(
        body.results.map(({ uuid }) => uuid),
        search,
      ).toEqual([concepts[1]]);
    }
  } finally {
    await server.stop();
  }
});
