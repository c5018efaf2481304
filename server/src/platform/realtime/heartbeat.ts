import { closeCodes } from "@seedbed/contract/realtime/socket";
import type { Logger } from "pino";
import type { WebSocket } from "ws";
import type { Connection } from "./connection.ts";
import type { RealtimeDependencies } from "./realtime-server.ts";

interface Pulse {
  connection: Connection;
  answered: boolean;
}

interface Heartbeat {
  add(socket: WebSocket, connection: Connection): void;
  /** Ends sockets that left the last ping unanswered and those of people who no longer belong to the company; pings the others. */
  beat(): Promise<void>;
  /** Closes every socket with the code; cuts those that do not answer within a second. */
  closeAll(code: number, reason: string): Promise<void>;
}

const goodbye = 1_000;

export function createHeartbeat(findMember: RealtimeDependencies["findMember"], log: Logger): Heartbeat {
  const pulses = new Map<WebSocket, Pulse>();
  let looking = false;

  const endUnlessMember = async (socket: WebSocket, { member }: Connection) => {
    if (!(await findMember(member))) socket.close(closeCodes.forbidden, "no company");
  };

  return {
    add(socket, connection) {
      const pulse = { connection, answered: true };
      pulses.set(socket, pulse);
      socket.on("pong", () => {
        pulse.answered = true;
      });
      socket.on("close", () => pulses.delete(socket));
    },
    async beat() {
      for (const [socket, pulse] of [...pulses]) {
        if (pulse.answered) {
          pulse.answered = false;
          socket.ping();
        } else socket.terminate();
      }
      // A look at every member that takes longer than the pause between two beats is not begun again meanwhile.
      if (looking) return;
      looking = true;
      for (const [socket, { connection }] of [...pulses]) {
        await endUnlessMember(socket, connection).catch((error) =>
          log.warn({ part: "realtime", err: error }, "a socket's member could not be looked up"),
        );
      }
      looking = false;
    },
    async closeAll(code, reason) {
      const open = [...pulses.keys()];
      if (open.length === 0) return;
      const closed = Promise.all(open.map((socket) => new Promise((resolve) => socket.once("close", resolve))));
      for (const socket of open) socket.close(code, reason);
      const cut = setTimeout(() => {
        for (const socket of open) socket.terminate();
      }, goodbye);
      await closed;
      clearTimeout(cut);
    },
  };
}
