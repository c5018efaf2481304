import type { Edit, EditingMedia, EditingScope } from "@seedbed/contract/ai-editing/schemas";
import type { QueryClient } from "@tanstack/react-query";

/** A message that this window has sent and that has no reply yet. */
export interface CurrentMessage {
  uuid: string;
  content: string;
  media: EditingMedia | null;
  scope: EditingScope | null;
  /** When it was written. */
  at: string;
  /** How often it was put on the line by itself. */
  sent: number;
  /** Why there is no reply. */
  error: { message: string; code: string } | null;
}

/** What passes while a report is being edited with AI; the rest is the server's. */
export interface Live {
  currentMessage: CurrentMessage | null;
  /** A reply so far. */
  reply: { replyTo: string; content: string } | null;
  /** Edits that were found so far, while the others are being written. */
  arriving: { replyTo: string; edits: readonly Edit[] } | null;
  /** With what the time is spent: "Reading the report". */
  doing: string;
  /** Edits that the person leaves, by uuid. */
  left: readonly string[];
}

export const nothingPasses: Live = { currentMessage: null, reply: null, arriving: null, doing: "", left: [] };

export type LiveStore = ReturnType<typeof createLive>;

function createLive() {
  let state = nothingPasses;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    set(change: Partial<Live>): void {
      state = { ...state, ...change };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

let stores = new WeakMap<QueryClient, Map<string, LiveStore>>();

/** Nothing that passed is known any longer. */
export function forgetLive(): void {
  stores = new WeakMap();
}

/** What passes for a person in a report; it outlives the page. */
export function liveOf(queryClient: QueryClient, owner: string | null, conceptUuid: string): LiveStore {
  const known = stores.get(queryClient) ?? new Map<string, LiveStore>();
  const name = `${owner} ${conceptUuid}`;
  const live = known.get(name) ?? createLive();
  stores.set(queryClient, known.set(name, live));
  return live;
}
