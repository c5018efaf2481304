import { type ClientRequests, clientRequests } from "@seedbed/contract/all-events";
import { ClientEnvelope, Resume } from "@seedbed/contract/realtime/envelope";
import type { Logger } from "pino";
import { Failure } from "../failure.ts";
import type { Member } from "../http/actor.ts";
import type { Connection } from "./connection.ts";

type Handle = (member: Member, data: unknown) => Promise<void>;

export interface BrowserRequests {
  onRequest<Name extends keyof ClientRequests>(
    name: Name,
    handle: (member: Member, data: ClientRequests[Name]) => Promise<void>,
  ): void;
  /** Handles one message. Never rejects: a message nobody understands, or whose handling fails, is logged and has no effect. */
  handle(connection: Connection, text: string): Promise<void>;
}

export function createBrowserRequests(
  resume: (connection: Connection, seq: number) => Promise<void>,
  log: Logger,
): BrowserRequests {
  const handlers = new Map<string, Handle>();

  const ignore = ({ member }: Connection, reason: string, type?: string) =>
    log.warn({ part: "realtime", userId: member.userId, type, reason }, "a message of a browser was ignored");

  return {
    onRequest(name, handle) {
      if (handlers.has(name)) throw new Error(`${name} has a handler already`);
      handlers.set(name, (member, data) => handle(member, data as ClientRequests[typeof name]));
    },
    async handle(connection, text) {
      const envelope = parseEnvelope(text);
      if (!envelope) return ignore(connection, "no envelope");
      const { type } = envelope;
      try {
        if (type === "resume") {
          const { data, success } = Resume.safeParse(envelope.data);
          return success ? await resume(connection, data.seq) : ignore(connection, "data", type);
        }
        const handle = handlers.get(type);
        if (!handle || !isRequestName(type)) return ignore(connection, "unknown type");
        const { data, success } = clientRequests[type].safeParse(envelope.data);
        return success ? await handle(connection.member, data) : ignore(connection, "data", type);
      } catch (error) {
        if (error instanceof Failure) ignore(connection, error.code, type);
        else log.error({ part: "realtime", err: error, type }, "a message of a browser could not be handled");
      }
    },
  };
}

const isRequestName = (type: string): type is keyof ClientRequests => Object.hasOwn(clientRequests, type);

function parseEnvelope(text: string): ClientEnvelope | null {
  try {
    return ClientEnvelope.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
