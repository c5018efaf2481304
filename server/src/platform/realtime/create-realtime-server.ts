import { randomUUID } from "node:crypto";
import { closeCodes, socketPath } from "@seedbed/contract/realtime/socket";
import { z } from "zod";
import { createAttemptLog } from "../attempts/attempt-log.ts";
import { withoutHurry } from "../database/admission.ts";
import { createBrowserRequests } from "./browser-requests.ts";
import { endedChannel, hearingEnded } from "./ended.ts";
import { forgetCall } from "./forget-call.ts";
import { createHeartbeat } from "./heartbeat.ts";
import { listen } from "./listen.ts";
import { openSocket } from "./open-socket.ts";
import { createOpenSockets } from "./open-sockets.ts";
import { createOutboxStore } from "./outbox-store.ts";
import { createPassingRelay, passingChannel } from "./passing-relay.ts";
import { outboxChannel } from "./publish.ts";
import type { RealtimeDependencies, RealtimeServer } from "./realtime-server.ts";
import { createRooms } from "./rooms.ts";
import { createStandings } from "./standing.ts";
import { createTickets } from "./tickets.ts";

const heartbeatInterval = 25_000;
const overdueInterval = 1_000;
const tidyInterval = 60_000;

const SocketQuery = z.object({ token: z.string().max(200).optional().catch(undefined) });

/**
 * Starts delivering events to this server's browsers: durable ones as the outbox tells of them, passing ones at once; those of other
 * servers on the same database included. Close it before the HTTP server.
 */
export function createRealtimeServer(dependencies: RealtimeDependencies): RealtimeServer {
  const { database, log, clock, serverId, allowedOrigins } = dependencies;
  const tell = createAttemptLog(log);
  const tickets = createTickets(database, clock);
  const outbox = createOutboxStore(database);
  const rooms = createRooms(outbox, log, dependencies.giveWay);
  const requests = createBrowserRequests(rooms.resume, log, tell);
  const heartbeat = createHeartbeat();
  const standingsOf = createStandings(dependencies);
  const sockets = createOpenSockets({ standingsOf, clock, log });
  const relay = createPassingRelay({ database, serverId, log, accountIds: rooms.accountIds, deliver: rooms.pass });
  const listening = listen({
    pool: database.pool,
    channels: {
      [outboxChannel]: rooms.wake,
      [passingChannel]: relay.receive,
      [endedChannel]: hearingEnded(dependencies.onEnded, sockets.end),
    },
    onListening: () => {
      rooms.wake();
      void sockets.lookAtAll();
    },
    log,
  });

  const tidy = async () => {
    await withoutHurry(() => Promise.all([tickets.removeExpired(), relay.removeOld(), outbox.removeOld()])).catch(
      (error) => log.warn({ part: "realtime", err: error }, "old events and tickets could not be removed"),
    );
  };
  const timers = [
    setInterval(() => {
      heartbeat.beat();
      // In case a notification got lost.
      rooms.wake();
      void sockets.lookAtAll();
    }, heartbeatInterval).unref(),
    setInterval(() => void sockets.endOverdue(), overdueInterval).unref(),
    setInterval(tidy, tidyInterval).unref(),
  ];
  let closing = false;

  return {
    handlers: {
      "POST v1/realtime/ticket": async ({ actor }) => ({ ticket: await tickets.issue(actor) }),
    },
    async mount(app) {
      app.get(socketPath, { websocket: true, schema: { hide: true } }, (socket, request) => {
        forgetCall(socket, request.raw);
        if (closing) return socket.close(closeCodes.serverError, "going down");
        const ticket = SocketQuery.parse(request.query).token;
        const keepAlive = heartbeat.add;
        const caller = { ticket, origin: request.headers.origin, address: request.ip, wire: request.raw.socket };
        const opening = { tickets, rooms, requests, sockets, standingsOf, log, tell, allowedOrigins, keepAlive };
        return openSocket(socket, caller, opening);
      });
    },
    pass(recipient, type, data) {
      const { accountId, userId } = recipient;
      const recipients = { account_uuid: accountId, ...(userId ? { user_uuid: userId } : {}) };
      const envelope = { id: randomUUID(), type, ...recipients, data };
      rooms.pass(envelope);
      relay.forward(envelope);
    },
    onRequest: requests.onRequest,
    asOf: rooms.asOf,
    async close() {
      closing = true;
      for (const timer of timers) clearInterval(timer);
      await heartbeat.closeAll(closeCodes.serverError, "going down");
      await listening.close();
    },
  };
}
