import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../database/database.ts";
import { doAlone } from "../database/do-alone.ts";

export interface ServerPresence {
  leave(): Promise<void>;
}

export interface PresenceOptions {
  database: Database;
  serverId: string;
  log: Logger;
  /** Milliseconds of silence after which another server counts as dead. */
  silence: number;
  /**
   * Called while no other server does the same. `findAlive` tells which servers are alive: asked after it is known who holds what work, or a server that
   * has just come and begun some would count as dead.
   */
  takeOver(findAlive: () => Promise<string[]>): Promise<void>;
  /** A query: the number of things that have begun and not ended, on any server. It is asked with every beat. */
  unfinished: string;
  /** Called with every beat while there are such things, and once after that. Tells whether there is unfinished work of other servers, which may have to be taken over. */
  goOn(): Promise<boolean>;
}

const takeOverLock = 7_336_452_002;

/**
 * Says every quarter of `silence` that this server is alive, and looks for work of servers that are not. A server that leaves
 * says so, and its work is taken over at once. After an outage of the database all are given the time to say that they are still alive.
 */
export async function keepServerAlive(options: PresenceOptions): Promise<ServerPresence> {
  const { database, serverId, log, silence } = options;
  let timer: NodeJS.Timeout | undefined;
  let left = false;
  let beating: Promise<void> = Promise.resolve();
  let lastBeat = performance.now();
  let patientUntil = 0;
  let hadWork = true;

  const beat = async () => {
    // Without a transaction: it is said every few seconds, also when nothing else happens.
    const { rows } = await database.pool.query<{ unfinished: number }>(
      `with gone as (delete from servers where heard_at < now() - interval '1 hour' and id <> $1)
       insert into servers (id) values ($1) on conflict (id) do update set heard_at = now()
       returning (${options.unfinished}) as unfinished`,
      [serverId],
    );
    const now = performance.now();
    // Who could not say anything knows nothing of the others, who could not either.
    if (now - lastBeat > silence / 2) patientUntil = now + silence;
    lastBeat = now;
    const hasWork = rows[0]?.unfinished !== 0;
    const hasOthers = (hasWork || hadWork) && (await options.goOn());
    hadWork = hasWork;
    if (!hasOthers || now < patientUntil) return;
    await doAlone(database.pool, takeOverLock, () => options.takeOver(findAlive));
  };
  const findAlive = () =>
    database.withSystem(async (transaction) => {
      const { rows } = await transaction.execute<{ id: string }>(
        sql`select id from servers where heard_at > now() - make_interval(secs => ${silence / 1000})`,
      );
      return rows.map(({ id }) => id);
    });

  const next = () => {
    if (left) return;
    timer = setTimeout(() => {
      beating = beat()
        .catch((error: unknown) => Promise.reject(database.availability.noticed(error)))
        .catch((error: unknown) => log.warn({ err: error }, "could not say that this server is alive"))
        .then(next);
    }, silence / 4);
    timer.unref();
  };

  await beat();
  next();
  return {
    async leave() {
      left = true;
      clearTimeout(timer);
      // What it does needs the workflow engine, which is ended next.
      await beating;
      await database
        .withSystem((transaction) => transaction.execute(sql`delete from servers where id = ${serverId}`))
        .catch(() => undefined);
    },
  };
}
