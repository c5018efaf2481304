import { expect } from "vitest";
import type { SocketDependencies } from "../transport/socket.ts";

/** One connection as the server sees it. */
export class Line extends EventTarget {
  readonly url: string;
  readyState: number = WebSocket.CONNECTING;
  readonly sent: { id: string; type: string; data: unknown }[] = [];
  #closedWith: number | undefined;

  constructor(url: string) {
    super();
    this.url = url;
  }

  open(): this {
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event("open"));
    return this;
  }

  message(data: unknown): this {
    const text = typeof data === "string" ? data : JSON.stringify(data);
    this.dispatchEvent(new MessageEvent("message", { data: text }));
    return this;
  }

  /** Called by both sides; the browser's side is heard of as in a real socket. */
  close(code: number): this {
    this.readyState = WebSocket.CLOSED;
    this.#closedWith = code;
    this.dispatchEvent(new CloseEvent("close", { code }));
    return this;
  }

  closedWith(): number | undefined {
    return this.#closedWith;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
}

/** Stands in for tickets, sockets and timers; waits pass when the test says so. */
export function fakeSocketServer({ tickets = true } = {}) {
  const lines: Line[] = [];
  const waiting = new Map<number, { work: () => void; milliseconds: number }>();
  let ticketsGiven = 0;
  let renewals = 0;
  let timers = 0;
  let taken = 0;

  const dependencies: SocketDependencies = {
    fetchTicket: async () => {
      if (!tickets) throw new Error("No ticket.");
      ticketsGiven += 1;
      return `ticket-${ticketsGiven}`;
    },
    renewAccessToken: async () => {
      renewals += 1;
    },
    open: (url) => {
      const line = new Line(url);
      lines.push(line);
      // The client uses only what `Line` has.
      return line as unknown as WebSocket;
    },
    setTimer: (work, milliseconds) => {
      timers += 1;
      waiting.set(timers, { work, milliseconds });
      return timers;
    },
    clearTimer: (timer) => waiting.delete(timer),
  };

  return {
    dependencies,
    renewals: () => renewals,
    waits: () => [...waiting.values()].map(({ milliseconds }) => milliseconds),
    /** The next connection the client opens. */
    nextLine: async (): Promise<Line> => {
      await expect.poll(() => lines.length, { interval: 2 }).toBeGreaterThan(taken);
      const line = lines[taken];
      taken += 1;
      if (!line) throw new Error("There is no line.");
      return line;
    },
    nextWait: () => expect.poll(() => waiting.size, { interval: 2 }).toBe(1),
    /** Lets the time of the one wait pass. */
    passWait: () => {
      const [timer, wait] = [...waiting][0] ?? [];
      if (timer === undefined || !wait) throw new Error("Nothing waits.");
      waiting.delete(timer);
      wait.work();
    },
  };
}
