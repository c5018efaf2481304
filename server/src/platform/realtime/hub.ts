import type { ClientRequests, ServerEvents } from "@seedbed/contract/all-events";
import type { Member } from "../http/actor.ts";
import type { Recipient } from "./publish.ts";

/** A message that fails the schema of its name. */
export interface RefusedRequest {
  /** Of its envelope. */
  id: string;
  data: unknown;
  /** Each with the field it is about, and a sentence. */
  problems: { field: string; message: string }[];
}

export type RequestRefused = (member: Member, request: RefusedRequest) => void;

/** Sockets of this server's browsers: delivers durable events from the outbox and passing ones at once. */
export interface RealtimeHub {
  /** Sends an event that is not kept (streamed text) to the recipient's open sockets, on whichever server they are. Never throws. */
  pass<Name extends keyof ServerEvents>(recipient: Recipient, type: Name, data: ServerEvents[Name]): void;
  /** Handles a browser's message of this name; a message that fails the contract's schema closes nothing, is logged, and told to `refused`. */
  onRequest<Name extends keyof ClientRequests>(
    name: Name,
    handle: (member: Member, data: ClientRequests[Name], envelope: { id: string }) => Promise<void>,
    refused?: RequestRefused,
  ): void;
  close(): Promise<void>;
}
