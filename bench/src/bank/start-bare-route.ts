import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Statement } from "@seedbed/server/test-support/recorded-sql";
import type { BareStatements } from "./serve-bare.ts";

export interface BareRoute {
  url: string;
  /** Has it ask these from now on. */
  ask(statements: readonly Statement[]): Promise<void>;
  stop(): void;
}

/** A server in a process of its own with one route, which sends statements to the database and answers their rows. */
export async function startBareRoute(databaseUrl: string): Promise<BareRoute> {
  const server = fork(fileURLToPath(new URL("serve-bare.ts", import.meta.url)), [databaseUrl]);
  const [port] = (await once(server, "message")) as [number];
  return {
    url: `http://127.0.0.1:${port}`,
    async ask(statements) {
      server.send(statements.map(({ text, values }) => ({ text, values })) satisfies BareStatements);
      await once(server, "message");
    },
    stop: () => server.disconnect(),
  };
}
