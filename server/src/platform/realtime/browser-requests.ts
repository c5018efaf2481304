import { type ClientRequests, clientRequests } from "@seedbed/contract/all-events";
import { ClientEnvelope, Resume } from "@seedbed/contract/realtime/envelope";
import type { Logger } from "pino";
import type { TellAttempt } from "../attempts/attempt.ts";
import { Failure } from "../failure.ts";
import type { Member } from "../http/actor.ts";
import type { Connection } from "./connection.ts";
import type { RequestRefused } from "./hub.ts";

interface Handler {
  handle(member: Member, data: unknown, envelope: { id: string }): Promise<void>;
  refused?: RequestRefused | undefined;
}

export interface BrowserRequests {
  onRequest<Name extends keyof ClientRequests>(
    name: Name,
    handle: (member: Member, data: ClientRequests[Name], envelope: { id: string }) => Promise<void>,
    refused?: RequestRefused,
  ): void;
  /** Handles one message. Never rejects: a message nobody understands, or whose handling fails, is logged and has no effect. */
  handle(connection: Connection, text: string): Promise<void>;
}

export function createBrowserRequests(
  resume: (connection: Connection, seq: number) => Promise<void>,
  log: Logger,
  tell: TellAttempt,
): BrowserRequests {
  const handlers = new Map<string, Handler>();

  const ignore = ({ member }: Connection, reason: string, type = "message") =>
    tell({ kind: "message", call: `SOCKET ${type}`, address: "", ...whoIs(member), reason });

  return {
    onRequest(name, handle, refused) {
      if (handlers.has(name)) throw new Error(`${name} has a handler already`);
      handlers.set(name, {
        handle: (member, data, envelope) => handle(member, data as ClientRequests[typeof name], envelope),
        refused,
      });
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
        const handler = handlers.get(type);
        if (!handler || !isRequestName(type)) return ignore(connection, "unknown type");
        const { data, error } = clientRequests[type].safeParse(envelope.data);
        if (!error) return await handler.handle(connection.member, data, { id: envelope.id });
        const problems = error.issues.map(({ path, message }) => ({ field: path.join("."), message }));
        handler.refused?.(connection.member, { id: envelope.id, data: envelope.data, problems });
        return ignore(connection, "data", type);
      } catch (error) {
        if (error instanceof Failure) ignore(connection, error.code, type);
        else log.error({ part: "realtime", err: error, type }, "a message of a browser could not be handled");
      }
    },
  };
}

const whoIs = ({ userId, accountId }: Member) => ({ userId, accountId });

const isRequestName = (type: string): type is keyof ClientRequests => Object.hasOwn(clientRequests, type);

function parseEnvelope(text: string): ClientEnvelope | null {
  try {
    return ClientEnvelope.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
