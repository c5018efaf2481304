import type { ClientRequests, ServerEvents } from "@seedbed/contract/all-events";
import type { Member } from "../http/actor.ts";
import type { Recipient } from "./publish.ts";

/** Sockets of this server's browsers: delivers durable events from the outbox and passing ones at once. */
export interface RealtimeHub {
  /** Sends an event that is not kept (streamed text) to the recipient's open sockets, on whichever server they are. Never throws. */
  pass<Name extends keyof ServerEvents>(recipient: Recipient, type: Name, data: ServerEvents[Name]): void;
  /** Handles a browser's message of this name; a message that fails the contract's schema closes nothing and is logged. */
  onRequest<Name extends keyof ClientRequests>(
    name: Name,
    handle: (member: Member, data: ClientRequests[Name]) => Promise<void>,
  ): void;
  close(): Promise<void>;
}
