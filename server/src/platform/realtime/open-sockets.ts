import { closeCodes } from "@seedbed/contract/realtime/socket";
import type { Logger } from "pino";
import type { WebSocket } from "ws";
import type { Clock } from "../clock/clock.ts";
import type { Ended } from "./ended.ts";
import type { LookUpStanding, SocketHolder, Standing } from "./standing.ts";

interface OpenSocket {
  holder: SocketHolder;
  role: string;
  /** When its session ends, as far as known; null for one without an end. */
  until: Date | null;
}

/** The sockets of this server, each closed with what it rests on. */
export interface OpenSockets {
  /** How often something ended so far: what was looked up before the last time may no longer hold. */
  turns(): number;
  add(socket: WebSocket, holder: SocketHolder, standing: Standing & { stands: true }): void;
  /** Closes the sockets of a session that is over (4001), of who left the company (4003), and of whose role is another one (4001): they come back with it. */
  end(ended: Ended): Promise<void>;
  /** Looks at the sockets whose time is over: a session that was used meanwhile goes on. */
  endOverdue(): Promise<void>;
  /** Looks at all of them, in case something ended unheard. */
  lookAtAll(): Promise<void>;
}

export function createOpenSockets({
  standingOf,
  clock,
  log,
}: {
  standingOf: LookUpStanding;
  clock: Clock;
  log: Logger;
}): OpenSockets {
  const sockets = new Map<WebSocket, OpenSocket>();
  let turns = 0;

  const look = async (socket: WebSocket, open: OpenSocket) => {
    try {
      const standing = await standingOf(open.holder);
      if (!standing.stands) socket.close(standing.code, standing.reason);
      else if (standing.member.role !== open.role) socket.close(closeCodes.ticket, "rights");
      else open.until = standing.until;
    } catch (error) {
      log.warn({ part: "realtime", err: error }, "whether a socket may stay could not be looked up");
    }
  };
  const lookAt = async (which: (open: OpenSocket) => boolean) => {
    for (const [socket, open] of [...sockets]) if (which(open)) await look(socket, open);
  };
  /** A look that takes longer than the pause between two is not begun again meanwhile. */
  const inTurn = (which: (open: OpenSocket) => boolean) => {
    let looking = false;
    return async () => {
      if (looking) return;
      looking = true;
      await lookAt(which);
      looking = false;
    };
  };

  return {
    turns: () => turns,
    add(socket, holder, { member, until }) {
      sockets.set(socket, { holder, role: member.role, until });
      socket.on("close", () => sockets.delete(socket));
    },
    async end(ended) {
      turns += 1;
      if ("user" in ended) return lookAt(({ holder }) => holder.userId === ended.user);
      for (const [socket, { holder }] of [...sockets])
        if (holder.session === ended.session) socket.close(closeCodes.ticket, "session");
    },
    endOverdue: inTurn(({ until }) => until !== null && until <= clock()),
    lookAtAll: inTurn(() => true),
  };
}
