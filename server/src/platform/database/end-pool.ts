import type pg from "pg";

const graceMs = 3_000;

/**
 * Ends a pool once everything that holds a connection has given it back. What still holds one after three seconds loses it: it may wait for
 * something that ended before, and for ever.
 */
export async function endPool(pool: pg.Pool, clients: ReadonlySet<pg.PoolClient>, grace = graceMs): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(resolve, grace, "late");
  });
  const ended = pool.end().then(() => "ended" as const);
  const outcome = await Promise.race([ended, late]);
  clearTimeout(timer);
  if (outcome === "late") await Promise.allSettled([...clients].map((client) => disconnect(client)));
}

/** The connections of a pool, kept up to date. One that breaks while it is in use fails what is asked of it, and nothing else. */
export function clientsOf(pool: pg.Pool): ReadonlySet<pg.PoolClient> {
  const clients = new Set<pg.PoolClient>();
  pool.on("connect", (client) => {
    clients.add(client);
    // Without a listener, the event would end the process.
    client.on("error", () => undefined);
  });
  pool.on("remove", (client) => clients.delete(client));
  return clients;
}

/** Breaks connections: what waits on them for an answer fails at once. */
export function cutOff(clients: ReadonlySet<pg.PoolClient>): void {
  for (const client of clients) streamOf(client)?.destroy();
}

// What the driver does not type: the socket below a connection.
const streamOf = (client: pg.PoolClient) =>
  (client as pg.PoolClient & { connection?: { stream?: { destroy(): void } } }).connection?.stream;

// A client of a pool is a client like others; its type does not tell.
const disconnect = (client: pg.PoolClient) => (client as pg.PoolClient & Pick<pg.Client, "end">).end();
