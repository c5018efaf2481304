import { closeCodes } from "@seedbed/contract/realtime/socket";
import type { Logger } from "pino";
import type { WebSocket } from "ws";
import type { Clock } from "../clock/clock.ts";
import type { Ended } from "./ended.ts";
import type { LookUpStandings, SocketHolder, Standing } from "./standing.ts";

interface OpenSocket {
  holder: SocketHolder;
  role: string;
  /** When its session ends, as far as known, in milliseconds; null for one without an end. */
  until: number | null;
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
  standingsOf,
  clock,
  log,
}: {
  standingsOf: LookUpStandings;
  clock: Clock;
  log: Logger;
}): OpenSockets {
  const sockets = new Map<WebSocket, OpenSocket>();
  let turns = 0;

  const lookAt = async (which: (open: OpenSocket) => boolean) => {
    const looked = [...sockets].filter(([, open]) => which(open));
    if (looked.length === 0) return;
    try {
      const standings = await standingsOf(looked.map(([, { holder }]) => holder));
      for (const [index, [socket, open]] of looked.entries()) settle(socket, open, standings[index]);
    } catch (error) {
      const reason = error instanceof Error ? error.message : "unknown";
      log.warn({ part: "realtime", reason }, "whether sockets may stay could not be looked up");
    }
  };
  const settle = (socket: WebSocket, open: OpenSocket, standing: Standing | undefined) => {
    if (!standing) return;
    if (!standing.stands) socket.close(standing.code, standing.reason);
    else if (standing.member.role !== open.role) socket.close(closeCodes.ticket, "rights");
    else open.until = standing.until?.getTime() ?? null;
  };
  function forget(this: WebSocket) {
    sockets.delete(this);
  }
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
      // The same words once: of thousands of sockets they add up.
      const { accountId, userId, role } = member;
      sockets.set(socket, { holder: { ...holder, accountId, userId }, role, until: until?.getTime() ?? null });
      socket.on("close", forget);
    },
    async end(ended) {
      turns += 1;
      if ("user" in ended) return lookAt(({ holder }) => holder.userId === ended.user);
      for (const [socket, { holder }] of [...sockets])
        if (holder.session === ended.session) socket.close(closeCodes.ticket, "session");
    },
    endOverdue: inTurn(({ until }) => until !== null && until <= clock().getTime()),
    lookAtAll: inTurn(() => true),
  };
}
