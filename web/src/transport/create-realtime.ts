import type { ClientRequests } from "@seedbed/contract/all-events";
import type { ServerEnvelope } from "@seedbed/contract/realtime/envelope";
import type { Readings } from "./as-of.ts";
import { createDuplicateFilter } from "./duplicate-events.ts";
import { mayReceive, type Recipient } from "./event-recipient.ts";
import type { Listeners } from "./listeners.ts";
import { randomUuid } from "./random-uuid.ts";
import type { SecurityLog } from "./security-log.ts";
import { createSocket, type SocketDependencies, type SocketStatus } from "./socket.ts";

export interface Realtime {
  connect(): void;
  disconnect(): void;
  /** Sends a request; false when there is no connection, so the caller can say so. The same `id` a second time asks for nothing more. */
  sendRequest<Name extends keyof ClientRequests>(name: Name, data: ClientRequests[Name], id?: string): boolean;
  status(): SocketStatus;
}

export interface RealtimeDependencies extends SocketDependencies {
  recipient: () => Recipient | null;
  log: SecurityLog;
  warn: (message: string, error: unknown) => void;
  now: () => number;
  /** What was fetched before the line stood. */
  readings: Pick<Readings, "lineStands" | "lineEnds">;
  listeners: Pick<Listeners, "ofEvent" | "ofResync" | "ofStatus">;
}

export function createRealtime(dependencies: RealtimeDependencies): Realtime {
  const { recipient, log, warn, now, readings, listeners } = dependencies;
  let status: SocketStatus = "closed";
  let lastSeq: number | null = null;
  let isDuplicate = createDuplicateFilter(now);

  const resync = () => {
    for (const handler of listeners.ofResync) handler();
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
    for (const handler of listeners.ofEvent(envelope.type)) {
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
      for (const handler of listeners.ofStatus) handler(next, notice);
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
    sendRequest: send,
    status: () => status,
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
