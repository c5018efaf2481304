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
  /** When a session of the embedded identity provider ends; null when it is over. */
  sessionEnd(session: string): Promise<Date | null>;
  /** Hears of everything that ended, on whichever server, right after the commit that ended it. */
  onEnded?(ended: Ended): void;
  /** The person as a member of the company, or null when the person no longer belongs to it, or the session does not let them. */
  findMember(holder: { accountId: string; userId: string; session?: string | null }): Promise<Member | null>;
  /** Lets calls of people go before what is left to be told; a turn of the event loop when absent. */
  giveWay?(): Promise<void>;
}

/** The hub together with what connects it to HTTP. */
export interface RealtimeServer extends RealtimeHub {
  handlers: Handlers<typeof realtimeRoutes>;
  /** Serves the socket; call it once, before the server listens. */
  mount(app: FastifyInstance): Promise<void>;
}
