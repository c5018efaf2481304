import type { realtimeRoutes } from "@seedbed/contract/realtime/routes";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { Clock } from "../clock/clock.ts";
import type { Database } from "../database/database.ts";
import type { Member } from "../http/actor.ts";
import type { Handlers } from "../http/handler.ts";
import type { Ended } from "./ended.ts";
import type { RealtimeHub } from "./hub.ts";

export interface RealtimeDependencies {
  database: Database;
  log: Logger;
  clock: Clock;
  /** This server's row in `servers`. */
  serverId: string;
  /** Origins of pages that may open a socket. */
  allowedOrigins: readonly string[];
  /** When sessions of the embedded identity provider end; those that are over are missing. */
  sessionEnds(sessions: readonly string[]): Promise<ReadonlyMap<string, Date>>;
  /** Hears of everything that ended, on whichever server, right after the commit that ended it. */
  onEnded?(ended: Ended): void;
  /** Lets calls of people go before what is left to be told; a turn of the event loop when absent. */
  giveWay?(): Promise<void>;
  /** People as members of the companies that they belong to, by their ids; those who belong to none are missing. */
  findMembers(userIds: readonly string[]): Promise<ReadonlyMap<string, Member>>;
  /** The sessions that lack the second factor which their company asks for; none when absent. */
  sessionsLackingFactor?(holders: readonly { accountId: string; session: string }[]): Promise<ReadonlySet<string>>;
}

/** The hub together with what connects it to HTTP. */
export interface RealtimeServer extends RealtimeHub {
  handlers: Handlers<typeof realtimeRoutes>;
  /** The company's newest event that this server has told its browsers of: whatever is read from now on knows of it and of all before. */
  asOf(accountId: string): Promise<number>;
  /** Serves the socket; call it once, before the server listens. */
  mount(app: FastifyInstance): Promise<void>;
}
