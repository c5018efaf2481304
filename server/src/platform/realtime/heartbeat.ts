import type { WebSocket } from "ws";

interface Heartbeat {
  add(socket: WebSocket): void;
  /** Ends sockets that left the last ping unanswered; pings the others. */
  beat(): void;
  /** Closes every socket with the code; cuts those that do not answer within a second. */
  closeAll(code: number, reason: string): Promise<void>;
}

const goodbye = 1_000;

export function createHeartbeat(): Heartbeat {
  const pulses = new Map<WebSocket, { answered: boolean }>();

  return {
    add(socket) {
      const pulse = { answered: true };
      pulses.set(socket, pulse);
      socket.on("pong", () => {
        pulse.answered = true;
      });
      socket.on("close", () => pulses.delete(socket));
    },
    beat() {
      for (const [socket, pulse] of [...pulses]) {
        if (pulse.answered) {
          pulse.answered = false;
          socket.ping();
        } else socket.terminate();
      }
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
