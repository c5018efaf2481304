import { once } from "node:events";
import { createServer, connect as dial, type Socket } from "node:net";
import { join } from "node:path";
import { createStatementReader } from "./sent-statements.ts";

/** Stands between a server and its database, and misbehaves when told to. */
export interface DatabaseProxy {
  /** The database's address through this. */
  url: string;
  /** Cuts all connections, and refuses new ones. */
  refuse(): Promise<void>;
  /** Lets nothing through in either direction, and closes nothing. */
  hang(): void;
  /** Cuts all connections once; new ones lead to the database. */
  cut(): void;
  /**
   * Refuses from the moment on at which a statement with this text comes by: `before` the database gets it, or `after` it has done it and
   * before anybody learns of that. Resolves then.
   */
  refuseAt(text: string, when: "before" | "after"): Promise<void>;
  /** The statements that came by, in their order. */
  readonly statements: string[];
  /** Ends all misbehaviour. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Starts one in front of the database at `url`. */
export async function startDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url);
  const host = target.searchParams.get("host") ?? target.hostname;
  const port = Number(target.searchParams.get("port") ?? (target.port || 5432));
  const sockets = new Set<Socket>();
  const statements: string[] = [];
  let hanging = false;
  let trap: { text: string; when: "before" | "after"; left: () => void } | undefined;

  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
    if (hanging) socket.pause();
  };
  /** Connections whose next answer is the one that nobody gets. */
  const answering = new WeakSet<Socket>();
  const leave = () => {
    trap?.left();
    trap = undefined;
    void refuse();
  };
  const pass = (chunk: Buffer, { from, to, isQuestion }: { from: Socket; to: Socket; isQuestion: boolean }) => {
    if (isQuestion && trap && chunk.includes(trap.text)) {
      if (trap.when === "before") return leave();
      answering.add(to);
    }
    if (!isQuestion && answering.has(from)) return leave();
    to.write(chunk);
  };
  const newListener = () => {
    const created = createServer((near) => {
      const far = host.startsWith("/") ? dial(join(host, `.s.PGSQL.${port}`)) : dial(port, host);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        keep(from);
        if (from === near)
          from.on(
            "data",
            createStatementReader((text) => statements.push(text)),
          );
        from.on("data", (chunk) => pass(chunk, { from, to, isQuestion: from === near }));
        from.on("end", () => to.end());
        from.on("close", () => to.destroy());
      }
      // Listening to data lets it flow.
      if (hanging) for (const socket of [near, far]) socket.pause();
    });
    return created;
  };
  let listener = newListener();
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");

  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const refuse = async () => {
    if (!listener.listening) return;
    const closed = once(listener, "close");
    listener.close();
    cut();
    await closed;
  };
  const through = new URL(url);
  through.search = "";
  through.searchParams.set("sslmode", "disable");
  through.hostname = "127.0.0.1";
  through.port = String(address.port);
  return {
    url: through.href,
    statements,
    refuse,
    hang() {
      hanging = true;
      for (const socket of sockets) socket.pause();
    },
    cut,
    refuseAt: (text, when) =>
      new Promise((left) => {
        trap = { text, when, left };
      }),
    async restore() {
      hanging = false;
      for (const socket of sockets) socket.resume();
      if (listener.listening) return;
      listener = newListener();
      listener.listen(address.port, "127.0.0.1");
      await once(listener, "listening");
    },
    close: refuse,
  };
}
