import pg from "pg";
import type { Logger } from "pino";

const firstPause = 100;
const longestPause = 5_000;

interface Listening {
  close(): Promise<void>;
}

interface ListenOptions {
  /** Whose database is listened to. */
  pool: pg.Pool;
  /** What to do with a notification, by channel. */
  channels: Record<string, (payload: string) => void>;
  /** Called when notifications arrive from now on, at first and after every lost connection: what came in between was missed. */
  onListening(): void;
  log: Logger;
}

/** Listens for PostgreSQL notifications on one connection of its own, which is made again with growing pauses (0.1 to 5 s) when it is lost. */
export function listen({ pool, channels, onListening, log }: ListenOptions): Listening {
  let closed = false;
  let pause = firstPause;
  let timer: NodeJS.Timeout | undefined;
  let current: pg.Client | undefined;

  const connect = async () => {
    const client = new pg.Client({ ...pool.options, application_name: "seedbed-realtime", keepAlive: true });
    current = client;
    let lost = false;
    const onLost = (error?: Error) => {
      if (lost || closed) return;
      lost = true;
      log.debug({ part: "realtime", reason: error?.message }, "the listening connection was lost; connecting again");
      void client.end().catch(() => undefined);
      timer = setTimeout(() => void connect(), pause).unref();
      pause = Math.min(pause * 2, longestPause);
    };
    client.on("error", onLost);
    client.on("end", () => onLost());
    client.on("notification", ({ channel, payload }) => channels[channel]?.(payload ?? ""));
    try {
      await client.connect();
      for (const channel of Object.keys(channels)) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      onLost(error instanceof Error ? error : undefined);
      return;
    }
    pause = firstPause;
    if (!closed) onListening();
  };

  const connecting = connect();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await connecting;
      await current?.end().catch(() => undefined);
    },
  };
}
