import { randomUUID } from "node:crypto";
import type { Duplex } from "node:stream";
import { closeCodes } from "@seedbed/contract/realtime/socket";
import type { WebSocket } from "ws";
import type { Member } from "../http/actor.ts";

/** Above this many bytes waiting to be sent, streamed text is left out: a later message replaces it anyway. */
const passingBufferMax = 1_048_576;
/** Above this the browser no longer keeps up at all; it comes back and resumes. */
const durableBufferMax = 16_777_216;

/** One open socket of a member. */
export interface Connection {
  member: Member;
  /** The company's newest event when the socket joined: earlier ones are sent only when asked for. */
  joinedAt: number;
  /** Sends a message that must not be lost; closes the socket of a browser that does not keep up. */
  sendDurable(text: string): void;
  /** Has what is sent until the given function is called go out as one. */
  gather(): () => void;
  /** Sends a message that may be left out when the browser does not keep up. */
  sendPassing(text: string): void;
  /** Sends a message of the connection itself, to this member only. */
  tell(type: "ready" | "resync", data: unknown, seq?: number): void;
  close(code: number, reason: string): void;
}

/** The network below a socket. */
export type Wire = Pick<Duplex, "cork" | "uncork">;

// A class: functions of its own for each of thousands of sockets would take much memory.
class SocketConnection implements Connection {
  joinedAt = 0;
  readonly member: Member;
  readonly #socket: WebSocket;
  readonly #wire: Wire | undefined;

  constructor(socket: WebSocket, member: Member, wire: Wire | undefined) {
    this.#socket = socket;
    this.member = member;
    this.#wire = wire;
  }

  #send(text: string): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(text);
  }

  sendDurable(text: string): void {
    if (this.#socket.bufferedAmount > durableBufferMax) this.close(closeCodes.serverError, "too slow");
    else this.#send(text);
  }

  gather(): () => void {
    this.#wire?.cork();
    return () => this.#wire?.uncork();
  }

  sendPassing(text: string): void {
    if (this.#socket.bufferedAmount <= passingBufferMax) this.#send(text);
  }

  tell(type: "ready" | "resync", data: unknown, seq?: number): void {
    const { accountId, userId } = this.member;
    this.#send(JSON.stringify({ id: randomUUID(), seq, type, account_uuid: accountId, user_uuid: userId, data }));
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }
}

export const createConnection = (socket: WebSocket, member: Member, wire?: Wire): Connection =>
  new SocketConnection(socket, member, wire);
