import type { ServerEvents } from "@seedbed/contract/all-events";
import type { ServerEnvelope } from "@seedbed/contract/realtime/envelope";
import type { SocketStatus } from "./socket.ts";

export type EventHandler<Name extends keyof ServerEvents> = (
  data: ServerEvents[Name],
  envelope: ServerEnvelope,
) => void;

/** Who wants to hear of what a line tells, also before there is one. */
export interface Listeners {
  /** Calls the handler for every event of that name; answers how to stop. */
  onEvent<Name extends keyof ServerEvents>(name: Name, handler: EventHandler<Name>): () => void;
  /** Something may have been missed and will not be told again: fetch anew what is shown. */
  onResync(handler: () => void): () => void;
  /** The connection's state; `notice` is a sentence when it was given up. */
  onStatus(handler: (status: SocketStatus, notice: string | null) => void): () => void;
  ofEvent(name: string): Iterable<(data: never, envelope: ServerEnvelope) => void>;
  ofResync: Iterable<() => void>;
  ofStatus: Iterable<(status: SocketStatus, notice: string | null) => void>;
}

export function createListeners(): Listeners {
  const ofEvents = new Map<string, Set<(data: never, envelope: ServerEnvelope) => void>>();
  const ofResync = new Set<() => void>();
  const ofStatus = new Set<(status: SocketStatus, notice: string | null) => void>();
  return {
    onEvent: (name, handler) => {
      const ofName = ofEvents.get(name) ?? new Set();
      ofEvents.set(name, ofName);
      return subscribe(ofName, handler);
    },
    onResync: (handler) => subscribe(ofResync, handler),
    onStatus: (handler) => subscribe(ofStatus, handler),
    ofEvent: (name) => ofEvents.get(name) ?? [],
    ofResync,
    ofStatus,
  };
}

function subscribe<Handler>(handlers: Set<Handler>, handler: Handler): () => void {
  handlers.add(handler);
  return () => {
    handlers.delete(handler);
  };
}
