import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@seedbed/server/src/platform/database/database";
import { startEmbeddedPostgres } from "@seedbed/server/src/platform/database/embedded/start-embedded-postgres";
import type { Member } from "@seedbed/server/src/platform/http/actor";
import { fillBank } from "@seedbed/server/test-support/filled-bank";
import type { Connection } from "@seedbed/server/test-support/recorded-sql";
import { databaseCode, signUpOverHttp } from "@seedbed/server/test-support/sign-up-over-http";
import { spawnServer } from "@seedbed/server/test-support/spawned-server";
import { tokensOf } from "../tokens-of.ts";

export interface FilledServer {
  url: string;
  databaseUrl: string;
  /** A person of the company whose bank is full. */
  member: Member;
  /** An access token of that person, at most a minute old. */
  accessToken(): Promise<string>;
  connection: Connection;
  stop(): Promise<void>;
}

/** A server in a process of its own on an embedded PostgreSQL of this one, with a company of `entries` concepts and as many seeds. */
export async function startFilledServer(entries: number): Promise<FilledServer> {
  const folder = await mkdtemp(join(tmpdir(), "seedbed-bench-"));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, disposable: true });
  const server = await spawnServer({ databaseUrl: postgres.url, dataDir: folder });
  // Who fills the bank sees every company.
  const database = openDatabase({ url: postgres.administratorUrl });
  const connection = (await database.pool.connect()) as unknown as Connection;
  const stop = async () => {
    connection.release();
    await database.close();
    await server.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const person = await signUpOverHttp(server.url, databaseCode(postgres.url));
    const { account, user } = (await person.call("GET v1/user/")).body;
    if (!account) throw new Error("the person has no company");
    await fillBank(connection, account.uuid, entries);
    const member = { accountId: account.uuid, userId: user.uuid, role: user.role, email: user.email };
    return {
      url: server.url,
      databaseUrl: postgres.url,
      member,
      accessToken: tokensOf(server.url, person),
      connection,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
