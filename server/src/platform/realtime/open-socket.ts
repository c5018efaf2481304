import { closeCodes } from "@seedbed/contract/realtime/socket";
import type { Logger } from "pino";
import type { RawData, WebSocket } from "ws";
import type { TellAttempt } from "../attempts/attempt.ts";
import type { BrowserRequests } from "./browser-requests.ts";
import { type Connection, createConnection, type Wire } from "./connection.ts";
import { createMessageLimit } from "./message-limit.ts";
import type { OpenSockets } from "./open-sockets.ts";
import type { RealtimeDependencies } from "./realtime-server.ts";
import type { Rooms } from "./rooms.ts";
import type { LookUpStandings, SocketHolder, Standing } from "./standing.ts";
import type { Tickets } from "./tickets.ts";

/** Bytes of one message: the largest request of the contract, a file of 600 kB in base64 with its message, with room to spare. */
const messageBytesMax = 900_000;
const messageLimit = { max: 60, window: 10_000 };

interface OpenSocketOptions extends Pick<RealtimeDependencies, "allowedOrigins"> {
  tickets: Tickets;
  rooms: Rooms;
  requests: BrowserRequests;
  sockets: OpenSockets;
  standingsOf: LookUpStandings;
  log: Logger;
  /** Told of sockets that were refused. */
  tell: TellAttempt;
  /** Keeps the connection alive until the socket closes. */
  keepAlive(socket: WebSocket): void;
}

/**
 * Takes a new socket: origin, ticket, session and membership first, then it joins its company and is told the newest sequence number.
 * Messages that arrive before that wait. Closes with 4001 (ticket, or its session is over), 4003 (origin or company), 1008 (too many or too large messages) or
 * 1011 (something here failed).
 */
export async function openSocket(
  socket: WebSocket,
  caller: { ticket: string | undefined; origin: string | undefined; address: string; wire?: Wire },
  options: OpenSocketOptions,
): Promise<void> {
  const { tickets, rooms, requests, sockets, log } = options;
  const refuse = (code: number, reason: string) => {
    options.tell({ kind: "socket", call: "SOCKET", address: caller.address, ...whoIs(connection), reason });
    socket.close(code, reason);
  };
  let early: string[] | undefined;
  let connection: Connection | undefined;
  const withinLimit = createMessageLimit(messageLimit);

  socket.on("error", (error) => log.info({ part: "realtime", reason: error.message }, "a socket failed"));
  socket.on("message", (data, isBinary) => {
    if (!withinLimit(performance.now())) return refuse(closeCodes.policy, "too many messages");
    if (sizeOf(data) > messageBytesMax) return refuse(closeCodes.policy, "message too large");
    if (isBinary || socket.readyState !== socket.OPEN) return;
    if (connection) void requests.handle(connection, String(data));
    else early = [...(early ?? []), String(data)];
  });

  try {
    if (caller.origin !== undefined && !options.allowedOrigins.includes(caller.origin)) {
      return refuse(closeCodes.forbidden, "origin");
    }
    const holder = caller.ticket ? await tickets.redeem(caller.ticket) : null;
    if (!holder) return refuse(closeCodes.ticket, "ticket");
    const turn = sockets.turns();
    const standing = await standingOf(options, holder);
    if (!standing.stands) return socket.close(standing.code, standing.reason);

    const joining = createConnection(socket, standing.member, caller.wire);
    socket.on("close", () => rooms.leave(joining));
    await rooms.join(joining);
    if (socket.readyState !== socket.OPEN) return rooms.leave(joining);
    sockets.add(socket, holder, standing);
    // Something ended between the look and now, perhaps for this one.
    const again = sockets.turns() === turn ? standing : await standingOf(options, holder);
    if (!again.stands) return socket.close(again.code, again.reason);
    options.keepAlive(socket);
    joining.tell("ready", { seq: joining.joinedAt });
    connection = joining;
    for (const text of early ?? []) void requests.handle(joining, text);
    early = undefined;
  } catch (error) {
    log.error({ part: "realtime", err: error }, "a socket could not be opened");
    socket.close(closeCodes.serverError, "server error");
  }
}

const whoIs = (connection: Connection | undefined) =>
  connection ? { userId: connection.member.userId, accountId: connection.member.accountId } : {};

async function standingOf({ standingsOf }: OpenSocketOptions, holder: SocketHolder): Promise<Standing> {
  const [standing] = await standingsOf([holder]);
  if (!standing) throw new Error("how a socket stands was not told");
  return standing;
}

function sizeOf(data: RawData): number {
  if (Array.isArray(data)) return data.reduce((sum, part) => sum + part.byteLength, 0);
  return data.byteLength;
}
