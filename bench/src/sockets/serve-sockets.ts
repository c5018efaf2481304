import { randomUUID } from "node:crypto";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { openDatabase } from "@seedbed/server/src/platform/database/database";
import { createServer } from "@seedbed/server/src/platform/http/create-server";
import { createLog } from "@seedbed/server/src/platform/log";
import { createRealtimeServer } from "@seedbed/server/src/platform/realtime/create-realtime-server";
import { WebSocketServer } from "ws";
import type { Answer, Order } from "./orders.ts";

// Two servers of sockets in this process, one of them with nothing but `ws`, so that both have the same to bear.
const [databaseUrl = "", accountId = "", userId = ""] = process.argv.slice(2);
const log = createLog("silent");
const database = openDatabase({ url: databaseUrl });
const member = { userId, accountId, role: "member" as const, email: "ada@example.com" };
const realtime = createRealtimeServer({
  database,
  log,
  clock: () => new Date(),
  serverId: "bench",
  allowedOrigins: [],
  sessionEnds: async (sessions) => new Map(sessions.map((session) => [session, new Date(Date.now() + 3_600_000)])),
  findMembers: async () => new Map([[userId, member]]),
});
const app = await createServer({ log, publicUrl: "http://127.0.0.1", callsPerMinute: 0 });
await realtime.mount(app);
await app.listen({ host: "127.0.0.1", port: 0 });

const bare = createHttpServer();
const bareSockets = new WebSocketServer({ server: bare });
await new Promise<void>((resolve) => bare.listen(0, "127.0.0.1", resolve));

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
const tell = (answer: Answer) => process.send?.(answer);
const type = "concept.report.presence.account";
const data = { conceptUuid: randomUUID(), people: [] } as never;
const bareText = JSON.stringify({ id: randomUUID(), type, account_uuid: accountId, data });

process.on("message", (order: Order) => {
  if (order === "seedbed") realtime.pass({ accountId }, type, data);
  else if (order === "bare") for (const socket of bareSockets.clients) socket.send(bareText);
  else {
    global.gc?.();
    global.gc?.();
    const { heapUsed } = process.memoryUsage();
    tell({ heapUsed });
  }
});
process.on("disconnect", () => process.exit(0));
tell({ ports: { seedbed: portOf(app.server), bare: portOf(bare) } });
