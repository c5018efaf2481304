import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DemoAccount, readDemoAccount } from "@seedbed/server/src/installation";
import { type HttpPerson, signUpOverHttp } from "@seedbed/server/test-support/sign-up-over-http";
import { spawnServer } from "@seedbed/server/test-support/spawned-server";

export interface ReceivedEvent {
  type: string;
  data?: { eventType?: string; stage?: string; content?: { suggestions?: { title: string; description: string }[] } };
}

export interface BenchServer {
  url: string;
  signUp(): Promise<HttpPerson>;
  /** Who can sign in to the demo company; throws where it was not planted. */
  demoAccount(): Promise<DemoAccount>;
  /** Opens a socket: `opened` when it is open, `event` with the first event that matches. */
  watch(
    person: HttpPerson,
    matches: (event: ReceivedEvent) => boolean,
  ): { opened: Promise<void>; event: Promise<ReceivedEvent> };
  stop(): Promise<void>;
}

/** A server in a process of its own, with its own embedded database; `withDemo` plants the demo company. */
export async function startBenchServer(
  env: Record<string, string>,
  { withDemo = false }: { withDemo?: boolean } = {},
): Promise<BenchServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "seedbed-bench-"));
  const server = await spawnServer({ dataDir, env, withDemo });
  return {
    url: server.url,
    signUp: () => signUpOverHttp(server.url),
    async demoAccount() {
      const account = await readDemoAccount(dataDir);
      if (!account) throw new Error("the demo company was not planted");
      return account;
    },
    watch(person, matches) {
      const socket = person
        .call("POST v1/realtime/ticket")
        .then(({ body }) => new WebSocket(`${server.url.replace("http", "ws")}/ws/v1/seedbed?token=${body.ticket}`));
      const opened = socket.then(
        (open) =>
          new Promise<void>((resolve, reject) => {
            open.addEventListener("open", () => resolve());
            open.addEventListener("error", () => reject(new Error("the socket did not open")));
          }),
      );
      const event = socket.then(
        (open) =>
          new Promise<ReceivedEvent>((resolve) => {
            open.addEventListener("message", (message) => {
              const received = JSON.parse(String(message.data)) as ReceivedEvent;
              if (!matches(received)) return;
              open.close();
              resolve(received);
            });
          }),
      );
      return { opened, event };
    },
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
