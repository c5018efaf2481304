import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@seedbed/server/src/platform/database/database";
import { startEmbeddedPostgres } from "@seedbed/server/src/platform/database/embedded/start-embedded-postgres";
import { bankConcept } from "@seedbed/server/test-support/banked-concept";
import { callerOf } from "@seedbed/server/test-support/caller";
import { eventually } from "@seedbed/server/test-support/eventually";
import { fillBank } from "@seedbed/server/test-support/filled-bank";
import { databaseCode, signUpOverHttp } from "@seedbed/server/test-support/sign-up-over-http";
import { spawnServer } from "@seedbed/server/test-support/spawned-server";
import { tokensOf } from "../tokens-of.ts";
import type { Crowd } from "./crowd.ts";
import { type CrowdProcess, startCrowd } from "./start-crowd.ts";

const ideasOfCrowd = Number(process.env.BANK ?? 20_000);
const reportsOfCrowd = 8;

export interface NeighbourServer {
  url: string;
  crowd: CrowdProcess;
  /** The company that loads the server, with a token that has just been made. */
  loading(): Promise<Crowd>;
  /** A token of somebody of the other company. */
  otherToken(): Promise<string>;
  /** Concepts of the other company. */
  concepts: string[];
  /** Has the other company's report of a concept written, and gives the milliseconds until all of it was there. */
  writeReport(conceptId: string): Promise<number>;
  stop(): Promise<void>;
}

/** A server in a process of its own, with a company of many ideas and some reports, and another one of few. */
export async function startNeighbourServer(): Promise<NeighbourServer> {
  const folder = await mkdtemp(join(tmpdir(), "seedbed-bench-"));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, disposable: true });
  const crowd = await startCrowd();
  const env = { AI_MODEL: "openai-compatible/scripted", AI_BASE_URL: crowd.modelUrl, AI_API_KEY: "scripted" };
  const server = await spawnServer({ databaseUrl: postgres.url, dataDir: folder, env });
  const database = openDatabase({ url: postgres.administratorUrl });
  const stop = async () => {
    await server.stop();
    crowd.stop();
    await database.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const [loading, other] = [await signUp(server.url, postgres.url), await signUp(server.url, postgres.url)];
    const concepts: string[] = [];
    while (concepts.length < 30) concepts.push((await bankConcept({ database }, other.member)).id);
    const connection = await database.pool.connect();
    await fillBank(connection, loading.member.accountId, ideasOfCrowd);
    await connection.query("truncate ideas_to_compare");
    connection.release();
    const written: string[] = [];
    while (written.length < reportsOfCrowd) written.push((await bankConcept({ database }, loading.member)).id);
    for (const id of written) await loading.person.call("POST v1/concept/{id}/generate", { params: { id } });
    const ended = "select from report_runs where account_id = $1 and ended_at is not null";
    await eventually(
      async () => (await database.pool.query(ended, [loading.member.accountId])).rowCount === reportsOfCrowd,
      300,
    );
    await database.pool.query("truncate ideas_to_compare");
    const { rows } = await database.pool.query<{ id: string }>(
      "select id from concepts where account_id = $1 and number % 3 = 1 and number <= $2 and status <> 'archived' order by id",
      [loading.member.accountId, ideasOfCrowd],
    );
    const [loadingToken, otherToken] = [tokensOf(server.url, loading.person), tokensOf(server.url, other.person)];
    return {
      url: server.url,
      crowd,
      concepts,
      async writeReport(conceptId) {
        const ordered = performance.now();
        await callerOf(server.url, await otherToken()).call("POST v1/concept/{id}/generate", {
          params: { id: conceptId },
        });
        const isWritten = "select from report_runs where concept_id = $1 and ended_at is not null";
        await eventually(async () => (await database.pool.query(isWritten, [conceptId])).rowCount === 1, 300);
        return performance.now() - ordered;
      },
      otherToken,
      loading: async () => ({
        url: server.url,
        databaseUrl: postgres.administratorUrl,
        token: await loadingToken(),
        member: loading.member,
        ideas: rows.map(({ id }) => id),
        written,
      }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function signUp(url: string, databaseUrl: string) {
  const person = await signUpOverHttp(url, databaseCode(databaseUrl));
  const { account, user } = (await person.call("GET v1/user/")).body;
  if (!account) throw new Error("the person has no company");
  return { person, member: { accountId: account.uuid, userId: user.uuid } };
}
