import { randomUUID } from "node:crypto";
import type { ServerEvents } from "@seedbed/contract/all-events";
import { asOfHeader } from "@seedbed/contract/realtime/as-of-header";
import type { ServerEnvelope } from "@seedbed/contract/realtime/envelope";
import { realtimeRoutes } from "@seedbed/contract/realtime/routes";
import { sql } from "drizzle-orm";
import { expect, inject } from "vitest";
import { WebSocket } from "ws";
import { z } from "zod";
import { callerOf } from "#test-support/caller.ts";
import { createTestDatabase } from "#test-support/database-server.ts";
import { createTestLog } from "#test-support/test-log/test-log.ts";
import { openDatabase } from "../database/database.ts";
import { observed } from "../database/observer.fixture.ts";
import type { Member } from "../http/actor.ts";
import { createServer } from "../http/create-server.ts";
import { createIdempotentAnswers } from "../http/idempotent-answers.ts";
import { registerRoutes } from "../http/register-routes.ts";
import { takePort } from "../http/take-port.ts";
import { createRealtimeServer } from "./create-realtime-server.ts";
import type { Ended } from "./ended.ts";
import { publish } from "./publish.ts";

/** A member of a company, a new one unless told which. */
export const memberOf = (accountId: string = randomUUID()): Member => ({
  userId: randomUUID(),
  accountId,
  role: "member",
  email: "ada@example.com",
});

export const workflowEvent = "concept.workflow.update.account";

/** What a report tells of itself, told apart by its title. */
export const workflowUpdate = (title: string): ServerEvents[typeof workflowEvent] => ({
  eventType: "progress",
  conceptRootIdentifier: "SB-1",
  conceptUuid: "0b0c1f52-6a65-4a2b-9d2c-3f0e4f1d2a3b",
  title,
  summary: "",
  updatedAt: "2026-03-02T10:00:00.000Z",
  lastModifiedBy: { uuid: "1c0c1f52-6a65-4a2b-9d2c-3f0e4f1d2a3b", firstName: "Ada", lastName: "Moreau" },
  message: "",
  status: "new",
  featureVersions: { assumptions: "v1", financialProjection: "v2", marketScan: "v3", conceptOverview: "v3" },
  reportStatusAggregate: "pending",
  reportStatusBySection: {} as ServerEvents[typeof workflowEvent]["reportStatusBySection"],
  progressPercentage: 10,
  completedSections: 1,
  totalSections: 10,
  dateReportStarted: null,
  dateReportCompleted: null,
});

/** A browser's end of a socket: what arrived so far, and how it was closed. */
export class TestSocket {
  readonly messages: ServerEnvelope[] = [];
  readonly closed: Promise<number>;
  readonly socket: WebSocket;

  constructor(url: string, origin?: string) {
    this.socket = new WebSocket(url, origin === undefined ? {} : { origin });
    this.socket.on("message", (data) => this.messages.push(JSON.parse(String(data)) as ServerEnvelope));
    this.socket.on("error", () => undefined);
    this.closed = new Promise((resolve) => this.socket.on("close", resolve));
  }

  /** Waits for the first message, which tells the newest sequence number. */
  async ready(): Promise<number> {
    await expect.poll(() => this.messages[0]?.type).toBe("ready");
    const { seq } = (this.messages[0]?.data ?? {}) as { seq?: number };
    return seq ?? Number.NaN;
  }

  /** The titles of the workflow updates that arrived, in their order. */
  titles(): string[] {
    return this.messages.flatMap(({ type, data }) =>
      type === workflowEvent ? [(data as { title: string }).title] : [],
    );
  }

  send(type: string, data: unknown): void {
    this.socket.send(JSON.stringify({ id: randomUUID(), type, data }));
  }

  async close(): Promise<void> {
    this.socket.close(1000);
    await this.closed;
  }
}

/** A server with nothing but the realtime part. Members are whoever is in `members`; its clock stands `ahead` milliseconds ahead. */
export async function startRealtime(options: { databaseUrl?: string; serverId?: string } = {}) {
  const own = options.databaseUrl ? undefined : await createTestDatabase(inject("databaseServerUrl"));
  const databaseUrl = options.databaseUrl ?? own?.url ?? "";
  const database = openDatabase({ url: databaseUrl });
  const seen = observed(database, databaseUrl);
  const time = { ahead: 0 };
  const members = new Map<string, Member>();
  /** When the sessions end that members may come with. */
  const sessions = new Map<string, Date>();
  /** What happens between a look at a session and its answer. */
  const sessionLook: { after?: (() => Promise<unknown>) | undefined } = {};
  /** Of how many people each look at standings asked. */
  const looks: number[] = [];
  /** What has been heard to have ended. */
  const heard: Ended[] = [];
  const log = createTestLog();
  const serverId = options.serverId ?? "server-1";
  const taken = await takePort("127.0.0.1", 0);
  const url = `http://127.0.0.1:${taken.port}`;
  const clock = () => new Date(Date.now() + time.ahead);
  const realtime = createRealtimeServer({
    database,
    log,
    clock,
    serverId,
    allowedOrigins: [url],
    sessionEnds: async (asked) => {
      const ends = asked.flatMap((session) => {
        const end = sessions.get(session);
        return end && end > clock() ? [[session, end] as const] : [];
      });
      await sessionLook.after?.();
      return new Map(ends);
    },
    onEnded: (ended) => void heard.push(ended),
    findMembers: async (userIds) => {
      looks.push(userIds.length);
      return new Map(
        userIds.flatMap((id) => {
          const member = members.get(id);
          return member ? [[id, member] as const] : [];
        }),
      );
    },
  });
  const app = await createServer({ log, publicUrl: url, callsPerMinute: 0 });
  const read = { summary: "Reads.", access: "member", tokens: "read", status: 200, answer: z.string() } as const;
  const served = {
    routes: { ...realtimeRoutes, "GET v1/read": read },
    handlers: { ...realtime.handlers, "GET v1/read": async () => "read" },
  };
  registerRoutes(app, served, {
    authenticate: async (authorization) => members.get(authorization?.replace("Bearer ", "") ?? "") ?? null,
    idempotentAnswers: createIdempotentAnswers(database),
    asOf: realtime.asOf,
  });
  await realtime.mount(app);
  await app.listen(taken);

  const socketUrl = (ticket?: string) =>
    `${url.replace("http", "ws")}/ws/v1/seedbed${ticket === undefined ? "" : `?token=${ticket}`}`;
  const ticketFor = async (member: Member) => {
    members.set(member.userId, member);
    return (await callerOf(url, member.userId).call("POST v1/realtime/ticket")).body.ticket;
  };

  return {
    url,
    databaseUrl,
    database: seen,
    realtime,
    time,
    members,
    sessions,
    sessionLook,
    looks,
    heard,
    ticketFor,
    /** Opens a socket with whatever ticket and origin. */
    open: (ticket?: string, origin?: string) => new TestSocket(socketUrl(ticket), origin),
    /** Opens a socket of the member and waits until it stands. */
    async connect(member: Member): Promise<TestSocket> {
      const socket = new TestSocket(socketUrl(await ticketFor(member)), url);
      await socket.ready();
      return socket;
    },
    /** The newest event that an answer knows of which the member reads now. */
    async readAsOf(member: Member): Promise<number> {
      members.set(member.userId, member);
      const { headers } = await callerOf(url, member.userId).raw("GET /api/v1/read");
      return Number(headers.get(asOfHeader) ?? Number.NaN);
    },
    /** Publishes one workflow update a title, to the company or to one of its users. */
    async publish(to: { accountId: string; userId?: string }, ...titles: string[]): Promise<void> {
      for (const title of titles)
        await database.withTenant({ accountId: to.accountId, userId: null }, async (transaction) =>
          publish(transaction, to, { type: workflowEvent, data: workflowUpdate(title) }),
        );
    },
    /** Says that this server is alive. */
    beAlive: () =>
      database.withSystem((transaction) =>
        transaction.execute(
          sql`insert into servers (id) values (${serverId}) on conflict (id) do update set heard_at = now()`,
        ),
      ),
    async stop() {
      await realtime.close();
      await app.close();
      await seen.close();
      await own?.drop();
    },
  };
}

export type RealtimeTestServer = Awaited<ReturnType<typeof startRealtime>>;
