import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Database, openDatabase } from "@seedbed/server/src/platform/database/database";
import { startEmbeddedPostgres } from "@seedbed/server/src/platform/database/embedded/start-embedded-postgres";
import { bankConcept } from "@seedbed/server/test-support/banked-concept";
import { callerOf } from "@seedbed/server/test-support/caller";
import { startDatabaseProxy } from "@seedbed/server/test-support/database-proxy";
import { eventually } from "@seedbed/server/test-support/eventually";
import type { RecordedCall } from "@seedbed/server/test-support/model-server/call-record";
import { startModelServer } from "@seedbed/server/test-support/model-server/start-model-server";
import { databaseCode, signUpOverHttp } from "@seedbed/server/test-support/sign-up-over-http";
import { spawnServer } from "@seedbed/server/test-support/spawned-server";
import { tokensOf } from "../tokens-of.ts";

/** Milliseconds until it is tried again what was refused because there had been too many calls. */
const limitPause = 5_000;

export interface ReportServer {
  databaseUrl: string;
  /** As its administrator sees it. */
  database: Database;
  /** Calls of the model so far. */
  calls(): number;
  /** The same with all that was asked. */
  asked(): readonly RecordedCall[];
  /** Statements so far, where they are counted. */
  statements(): number;
  /** Milliseconds of processor time that the server's process has used; NaN where the system does not tell. */
  cpuMs(): Promise<number>;
  /** Puts a concept into the bank. */
  bankConcept(): Promise<string>;
  /** Orders a report and waits for its end, while nobody else asks the server anything. */
  writeUnwatched(conceptId: string): Promise<void>;
  /** Orders these reports at once, and gives for each the milliseconds until the person was told that it is complete. */
  writeReports(conceptIds: string[]): Promise<number[]>;
  stop(): Promise<void>;
}

interface ReportServerOptions {
  /** Of every call of the model. */
  latencyMs: number;
  /** Calls at a time, of all and of the one company; as usual when absent. */
  concurrency?: number;
  /** Counts the statements, which costs a detour. */
  countsStatements?: boolean;
}

/** A server in a process of its own, with a model whose calls all take the same time, and a person who orders reports. */
export async function startReportServer(options: ReportServerOptions): Promise<ReportServer> {
  const folder = await mkdtemp(join(tmpdir(), "seedbed-bench-"));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, disposable: true });
  const proxy = options.countsStatements ? await startDatabaseProxy(postgres.url) : undefined;
  const model = await startModelServer({ latencyMs: options.latencyMs });
  const server = await spawnServer({
    databaseUrl: proxy?.url ?? postgres.url,
    dataDir: folder,
    env: {
      AI_MODEL: "openai-compatible/scripted",
      AI_BASE_URL: model.url,
      AI_API_KEY: "scripted",
      ...(options.concurrency
        ? { AI_CONCURRENCY: String(options.concurrency), AI_ACCOUNT_CONCURRENCY: String(options.concurrency) }
        : {}),
    },
  });
  const database = openDatabase({ url: postgres.administratorUrl });
  const person = await signUpOverHttp(server.url, databaseCode(postgres.url));
  const { account, user } = (await person.call("GET v1/user/")).body;
  const member = { accountId: account?.uuid ?? "", userId: user.uuid };
  const token = tokensOf(server.url, person);
  /** The person as a caller now: a thousand reports take longer than a token lasts. */
  const caller = async () => callerOf(server.url, await token());

  /** A person may order sixty a minute. */
  const order = async (id: string): Promise<void> => {
    const { status } = await (await caller()).call("POST v1/concept/{id}/generate", { params: { id } });
    if (status === 202) return;
    if (Number(status) !== 429) throw new Error(`a report was not ordered: ${status}`);
    await pause(limitPause);
    await order(id);
  };

  const writeReports = async (conceptIds: string[]): Promise<number[]> => {
    const { ticket } = (await (await caller()).call("POST v1/realtime/ticket")).body;
    const socket = new WebSocket(`${server.url.replace("http", "ws")}/ws/v1/seedbed?token=${ticket}`);
    await new Promise((resolve) => socket.addEventListener("open", resolve));
    const completed = new Map(conceptIds.map((id) => [id, Promise.withResolvers<number>()]));
    const begin = performance.now();
    socket.addEventListener("message", (message) => {
      const { data } = JSON.parse(String(message.data)) as { data?: { eventType?: string; conceptUuid?: string } };
      const told = completed.get(data?.conceptUuid ?? "");
      if (data?.eventType === "completed") told?.resolve(performance.now() - begin);
      if (data?.eventType === "error") told?.reject(new Error(`a report failed: ${JSON.stringify(data)}`));
    });
    for (const id of conceptIds) await order(id);
    const times = await Promise.all([...completed.values()].map(({ promise }) => promise));
    socket.close();
    return times;
  };

  return {
    databaseUrl: postgres.url,
    database,
    calls: () => model.calls.length,
    asked: () => model.calls,
    statements: () => proxy?.statements.length ?? Number.NaN,
    cpuMs: () => cpuOf(server.pid),
    bankConcept: async () => (await bankConcept({ database }, member)).id,
    writeReports,
    async writeUnwatched(conceptId) {
      await (await caller()).call("POST v1/concept/{id}/generate", { params: { id: conceptId } });
      const ended = "select from report_runs where concept_id = $1 and ended_at is not null";
      await eventually(async () => (await database.pool.query(ended, [conceptId])).rowCount === 1);
    },
    async stop() {
      await database.close();
      await server.stop();
      await model.close();
      await proxy?.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** User and system time of a process, which Linux counts in hundredths of a second. */
async function cpuOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const [user, system] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13)
    .map(Number);
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) * 10;
}
