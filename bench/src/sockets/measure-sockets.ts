import { type ChildProcess, fork } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openDatabase } from "@seedbed/server/src/platform/database/database";
import { startEmbeddedPostgres } from "@seedbed/server/src/platform/database/embedded/start-embedded-postgres";
import { migrate } from "@seedbed/server/src/platform/database/migrate";
import { WebSocket } from "ws";
import type { Measurement } from "../measurement.ts";
import { median } from "../median.ts";
import type { Answer, Order } from "./orders.ts";

const count = Number(process.env.SOCKETS ?? 2_000);
const rounds = 31;
const atOnce = 50;

/** What sockets of the server take, beside those of a bare `ws` in the same process: memory, and the time until all have heard of something. */
export async function measureSockets(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), "seedbed-bench-"));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, disposable: true });
  const database = openDatabase({ url: postgres.administratorUrl });
  const [accountId, userId] = [randomUUID(), randomUUID()];
  let server: ChildProcess | undefined;
  try {
    const own = openDatabase({ url: postgres.url, maxConnections: 1 });
    await migrate(own.pool).finally(() => own.close());
    const tickets = Array.from({ length: count }, () => randomUUID());
    await database.pool.query(
      "insert into socket_tickets (hash, account_id, user_id, session_id, expires_at) select hash, $2::uuid, $3::uuid, $3::text, now() + interval '1 hour' from unnest($1::text[]) hash",
      [tickets.map((ticket) => createHash("sha256").update(ticket).digest("hex")), accountId, userId],
    );
    server = fork(fileURLToPath(new URL("serve-sockets.ts", import.meta.url)), [postgres.url, accountId, userId], {
      execArgv: [...process.execArgv, "--expose-gc"],
    });
    return await compare(server, tickets);
  } finally {
    server?.disconnect();
    await database.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare(server: ChildProcess, tickets: string[]): Promise<Measurement[]> {
  const started = await answerOf(server);
  if (!("ports" in started)) throw new Error("the servers of sockets did not start");
  const { ports } = started;
  const heap = async () => {
    server.send("heap" satisfies Order);
    const answer = await answerOf(server);
    return "heapUsed" in answer ? answer.heapUsed : Number.NaN;
  };
  const [path, empty] = ["/ws/v1/seedbed?token=", await heap()];
  const bare = await openAll(
    tickets.map(() => `ws://127.0.0.1:${ports.bare}`),
    0,
  );
  const withBare = await heap();
  const seedbed = await openAll(
    tickets.map((ticket) => `ws://127.0.0.1:${ports.seedbed}${path}${ticket}`),
    1,
  );
  const withBoth = await heap();

  const times: Record<"seedbed" | "bare", number[]> = { seedbed: [], bare: [] };
  for (let round = -5; round < rounds; round += 1)
    for (const [name, sockets] of [
      ["bare", bare],
      ["seedbed", seedbed],
    ] as const) {
      const heard = sockets.heard();
      const begin = performance.now();
      server.send(name satisfies Order);
      await heard;
      if (round >= 0) times[name].push(performance.now() - begin);
    }
  for (const { end } of [bare, seedbed]) end();
  const [own, raw] = [median(times.seedbed), median(times.bare)];
  const perSocket = (bytes: number) => bytes / count / 1_024;
  const beyond = perSocket(withBoth - withBare) - perSocket(withBare - empty);
  return [
    {
      name: `sockets: ${count} hear of something, over bare ws`,
      value: own / raw,
      unit: "ratio",
      limit: 1.2,
      note: `${own.toFixed(1)} ms over ${raw.toFixed(1)} ms`,
    },
    {
      name: "sockets: heap of one beyond bare ws",
      value: beyond,
      unit: "kB",
      limit: 2,
      note: `${perSocket(withBare - empty).toFixed(1)} kB of bare ws`,
    },
  ];
}

const answerOf = async (server: ChildProcess) => ((await once(server, "message")) as [Answer])[0];

/** Opens sockets, some at a time, each open once it has heard so many messages. */
async function openAll(urls: string[], firstMessages: number) {
  const sockets: WebSocket[] = [];
  let expected = Number.POSITIVE_INFINITY;
  let all = () => {};
  const onMessage = () => {
    expected -= 1;
    if (expected === 0) all();
  };
  for (let begin = 0; begin < urls.length; begin += atOnce)
    await Promise.all(
      urls.slice(begin, begin + atOnce).map(async (url) => {
        const socket = new WebSocket(url, { perMessageDeflate: false });
        await once(socket, firstMessages > 0 ? "message" : "open");
        socket.on("message", onMessage);
        sockets.push(socket);
      }),
    );
  return {
    /** Resolves when each has heard one message more. */
    heard: () =>
      new Promise<void>((resolve) => {
        expected = sockets.length;
        all = resolve;
      }),
    end: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
}
