import { reconnectAttemptsMax, reconnectInterval } from "@seedbed/contract/limits";
import { closeCodes, socketPath } from "@seedbed/contract/realtime/socket";

/** `connecting` covers the waits between attempts as well. */
export type SocketStatus = "closed" | "connecting" | "open" | "given-up";

export interface SocketListener {
  onMessage(text: string): void;
  onOpen(): void;
  onStatus(status: SocketStatus, notice: string | null): void;
}

export interface SocketDependencies {
  /** A fresh single-use ticket; throws when there is none to be had. */
  fetchTicket: () => Promise<string>;
  /** Makes sure that the next ticket is asked for with a new access token. */
  renewAccessToken: () => Promise<unknown>;
  open: (url: string) => WebSocket;
  setTimer: (work: () => void, milliseconds: number) => number;
  clearTimer: (timer: number) => void;
}

export interface Socket {
  connect(): void;
  disconnect(): void;
  /** False when there is no open connection to send through. */
  send(text: string): boolean;
}

const authenticationCodes: readonly number[] = [closeCodes.ticket, closeCodes.forbidden, closeCodes.policy];

/**
 * A socket that comes back. After a normal close (1000) it stays closed; after an authentication error (4001, 4003, 1008) it
 * renews the access token first; after a server error (1011) or a lost line it tries again every 3 s, at most 5 times in a row,
 * and then tells its listener "Max reconnect attempts (5) reached". `connect` starts over.
 */
export function createSocket(dependencies: SocketDependencies, listener: SocketListener): Socket {
  const { fetchTicket, renewAccessToken, open, setTimer, clearTimer } = dependencies;
  let socket: WebSocket | null = null;
  let timer: number | null = null;
  let failures = 0;
  // Every connect and disconnect begins a new life; what belongs to an older one is ignored.
  let life = 0;

  const stopTimer = () => {
    if (timer !== null) clearTimer(timer);
    timer = null;
  };

  const retry = (ofLife: number, renew: boolean) => {
    if (failures >= reconnectAttemptsMax) {
      listener.onStatus("given-up", `Max reconnect attempts (${reconnectAttemptsMax}) reached`);
      return;
    }
    failures += 1;
    listener.onStatus("connecting", null);
    timer = setTimer(() => void attempt(ofLife, renew), reconnectInterval);
  };

  const attempt = async (ofLife: number, renew: boolean) => {
    try {
      if (renew) await renewAccessToken();
      const ticket = await fetchTicket();
      if (ofLife === life) listen(open(`${socketPath}?token=${encodeURIComponent(ticket)}`), ofLife);
    } catch {
      if (ofLife === life) retry(ofLife, renew);
    }
  };

  const listen = (next: WebSocket, ofLife: number) => {
    socket = next;
    next.addEventListener("open", () => {
      if (ofLife !== life) return;
      // Only a connection that lasts or carries something ends a row of failures, or a server that accepts and drops us loops us.
      timer = setTimer(() => {
        failures = 0;
      }, reconnectInterval);
      listener.onStatus("open", null);
      listener.onOpen();
    });
    next.addEventListener("message", ({ data }) => {
      if (ofLife !== life) return;
      failures = 0;
      if (typeof data === "string") listener.onMessage(data);
    });
    next.addEventListener("close", ({ code }) => {
      if (ofLife !== life) return;
      socket = null;
      stopTimer();
      if (code === closeCodes.normal) listener.onStatus("closed", null);
      else retry(ofLife, authenticationCodes.includes(code));
    });
  };

  const abandon = () => {
    life += 1;
    stopTimer();
    socket?.close(closeCodes.normal);
    socket = null;
  };

  return {
    connect: () => {
      abandon();
      failures = 0;
      listener.onStatus("connecting", null);
      void attempt(life, false);
    },
    disconnect: () => {
      abandon();
      listener.onStatus("closed", null);
    },
    send: (text) => {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(text);
      return true;
    },
  };
}
