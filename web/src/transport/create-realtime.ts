import type { ClientRequests, ServerEvents } from "@seedbed/contract/all-events";
import type { ServerEnvelope } from "@seedbed/contract/realtime/envelope";
import type { Readings } from "./as-of.ts";
import { createDuplicateFilter } from "./duplicate-events.ts";
import { mayReceive, type Recipient } from "./event-recipient.ts";
import { randomUuid } from "./random-uuid.ts";
import type { SecurityLog } from "./security-log.ts";
import { createSocket, type SocketDependencies, type SocketStatus } from "./socket.ts";

export type EventHandler<Name extends keyof ServerEvents> = (
  data: ServerEvents[Name],
  envelope: ServerEnvelope,
) => void;

export interface Realtime {
  connect(): void;
  disconnect(): void;
  /** Calls the handler for every event of that name; answers how to stop. */
  onEvent<Name extends keyof ServerEvents>(name: Name, handler: EventHandler<Name>): () => void;
  /** Sends a request; false when there is no connection, so the caller can say so. The same `id` a second time asks for nothing more. */
  sendRequest<Name extends keyof ClientRequests>(name: Name, data: ClientRequests[Name], id?: string): boolean;
  /** Something may have been missed and will not be told again: fetch anew what is shown. */
  onResync(handler: () => void): () => void;
  /** The connection's state; `notice` is a sentence when it was given up. */
  onStatus(handler: (status: SocketStatus, notice: string | null) => void): () => void;
  status(): SocketStatus;
}

export interface RealtimeDependencies extends SocketDependencies {
  recipient: () => Recipient | null;
  log: SecurityLog;
  warn: (message: string, error: unknown) => void;
  now: () => number;
  /** What was fetched before the line stood. */
  readings: Pick<Readings, "lineStands" | "lineEnds">;
}

export function createRealtime(dependencies: RealtimeDependencies): Realtime {
  const { recipient, log, warn, now, readings } = dependencies;
  const handlers = new Map<string, Set<(data: never, envelope: ServerEnvelope) => void>>();
  const resyncHandlers = new Set<() => void>();
  const statusHandlers = new Set<(status: SocketStatus, notice: string | null) => void>();
  let status: SocketStatus = "closed";
  let lastSeq: number | null = null;
  let isDuplicate = createDuplicateFilter(now);

  const resync = () => {
    for (const handler of resyncHandlers) handler();
  };

  // Events begin where the line stands; what was fetched before may have missed some. A resumed line is told what it missed.
  const becomeReady = (data: unknown) => {
    if (lastSeq !== null) return;
    lastSeq = seqIn(data);
    if (lastSeq !== null) readings.lineStands(lastSeq, resync);
  };

  const receive = (text: string) => {
    const envelope = parseEnvelope(text);
    if (!envelope) return warn("Ignored a malformed real-time message.", text.slice(0, 200));
    if (!mayReceive(envelope, recipient(), log)) return;
    if (envelope.seq !== undefined) lastSeq = Math.max(lastSeq ?? 0, envelope.seq);
    if (isDuplicate(envelope)) return;
    if (envelope.type === "ready") return becomeReady(envelope.data);
    if (envelope.type === "resync") return resync();
    for (const handler of handlers.get(envelope.type) ?? []) {
      try {
        handler(envelope.data as never, envelope);
      } catch (error) {
        warn(`A handler of ${envelope.type} failed.`, error);
      }
    }
  };

  const send = (type: string, data: unknown, id = randomUuid()) => socket.send(JSON.stringify({ id, type, data }));

  const socket = createSocket(dependencies, {
    onMessage: receive,
    onOpen: () => {
      if (lastSeq !== null) send("resume", { seq: lastSeq });
    },
    onStatus: (next, notice) => {
      status = next;
      for (const handler of statusHandlers) handler(next, notice);
    },
  });

  return {
    connect: socket.connect,
    disconnect: () => {
      lastSeq = null;
      readings.lineEnds();
      isDuplicate = createDuplicateFilter(now);
      socket.disconnect();
    },
    onEvent: (name, handler) => {
      const ofName = handlers.get(name) ?? new Set();
      handlers.set(name, ofName);
      return subscribe(ofName, handler);
    },
    sendRequest: send,
    onResync: (handler) => subscribe(resyncHandlers, handler),
    onStatus: (handler) => subscribe(statusHandlers, handler),
    status: () => status,
  };
}

function subscribe<Handler>(handlers: Set<Handler>, handler: Handler): () => void {
  handlers.add(handler);
  return () => {
    handlers.delete(handler);
  };
}

function seqIn(data: unknown): number | null {
  return typeof data === "object" && data !== null && "seq" in data && typeof data.seq === "number" ? data.seq : null;
}

function parseEnvelope(text: string): ServerEnvelope | null {
  try {
    const envelope: unknown = JSON.parse(text);
    if (typeof envelope !== "object" || envelope === null) return null;
    return "type" in envelope && typeof envelope.type === "string" ? (envelope as ServerEnvelope) : null;
  } catch {
    return null;
  }
}
