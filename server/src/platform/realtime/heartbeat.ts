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
  /** Whether each has answered the last ping. */
  const answered = new Map<WebSocket, boolean>();
  // One for all sockets: there may be thousands.
  function hearAnswer(this: WebSocket) {
    answered.set(this, true);
  }
  function forget(this: WebSocket) {
    answered.delete(this);
  }

  return {
    add(socket) {
      answered.set(socket, true);
      socket.on("pong", hearAnswer);
      socket.on("close", forget);
    },
    beat() {
      for (const [socket, hasAnswered] of [...answered]) {
        if (!hasAnswered) socket.terminate();
        else {
          answered.set(socket, false);
          socket.ping();
        }
      }
    },
    async closeAll(code, reason) {
      const open = [...answered.keys()];
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
