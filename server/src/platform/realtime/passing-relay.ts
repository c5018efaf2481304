import type { ServerEnvelope } from "@seedbed/contract/realtime/envelope";
import { and, inArray, lt, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { z } from "zod";
import type { Database } from "../database/database.ts";
import { passingEvents } from "./tables.ts";

export const passingChannel = "seedbed_passing";

/** Envelopes in one notification; a notification holds less than 8,000 bytes. */
const batchMax = 100;
/** Beyond this many waiting the oldest are left out. */
const queueMax = 1_000;
const serversKnownFor = 2_000;

const Notice = z.object({ from: z.string(), ids: z.array(z.uuid()) });

interface PassingRelay {
  /** Sends the envelope to the other servers, in the order of the calls; does nothing while there are none. Never throws. */
  forward(envelope: ServerEnvelope): void;
  /** Takes another server's notification. */
  receive(payload: string): void;
  /** Removes envelopes every server has had the time to read. */
  removeOld(): Promise<void>;
}

interface PassingRelayOptions {
  database: Database;
  serverId: string;
  log: Logger;
  /** Companies with open sockets here. */
  accountIds(): string[];
  /** Called with each envelope of another server. */
  deliver(envelope: ServerEnvelope): void;
}

export function createPassingRelay({
  database,
  serverId,
  log,
  accountIds,
  deliver,
}: PassingRelayOptions): PassingRelay {
  let queue: ServerEnvelope[] = [];
  let sending = false;
  let others = { alive: false, until: Number.NEGATIVE_INFINITY };
  let receiving = Promise.resolve();

  const othersAreAlive = async () => {
    if (performance.now() < others.until) return others.alive;
    const { rows } = await database.withSystem((transaction) =>
      transaction.execute<{ alive: boolean }>(
        sql`select exists (select 1 from servers where id <> ${serverId} and heard_at > now() - interval '15 seconds') as alive`,
      ),
    );
    others = { alive: rows[0]?.alive === true, until: performance.now() + serversKnownFor };
    return others.alive;
  };

  const sendBatch = async (batch: ServerEnvelope[]) => {
    const rows = batch.flatMap((envelope) =>
      envelope.account_uuid ? [{ id: envelope.id, accountId: envelope.account_uuid, envelope }] : [],
    );
    const notice = JSON.stringify({ from: serverId, ids: rows.map((row) => row.id) });
    await database.withSystem(async (transaction) => {
      await transaction.insert(passingEvents).values(rows);
      await transaction.execute(sql`select pg_notify(${passingChannel}, ${notice})`);
    });
  };

  const sendAll = async () => {
    sending = true;
    try {
      while (queue.length > 0) {
        if (!(await othersAreAlive())) queue = [];
        else await sendBatch(queue.splice(0, batchMax));
      }
    } catch (error) {
      // Passing events are replaced by later ones; durable ones tell the outcome.
      queue = [];
      log.warn({ part: "realtime", err: error }, "passing events did not reach the other servers");
    }
    sending = false;
  };

  const take = async (ids: string[]) => {
    const here = accountIds();
    if (here.length === 0) return;
    const rows = await database.withSystem((transaction) =>
      transaction
        .select({ id: passingEvents.id, envelope: passingEvents.envelope })
        .from(passingEvents)
        .where(and(inArray(passingEvents.id, ids), inArray(passingEvents.accountId, here))),
    );
    const envelopesById = new Map(rows.map((row) => [row.id, row.envelope as ServerEnvelope]));
    for (const id of ids) {
      const envelope = envelopesById.get(id);
      if (envelope) deliver(envelope);
    }
  };

  return {
    forward(envelope) {
      queue.push(envelope);
      if (queue.length > queueMax) queue.shift();
      if (!sending) void sendAll();
    },
    receive(payload) {
      const notice = parseNotice(payload);
      if (!notice || notice.from === serverId) return;
      // One after the other: a later text replaces an earlier one.
      receiving = receiving
        .then(() => take(notice.ids))
        .catch((error) => log.warn({ part: "realtime", err: error }, "passing events of another server were missed"));
    },
    async removeOld() {
      await database.withSystem((transaction) =>
        transaction.delete(passingEvents).where(lt(passingEvents.createdAt, sql`now() - interval '1 minute'`)),
      );
    },
  };
}

function parseNotice(payload: string): z.output<typeof Notice> | null {
  try {
    return Notice.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}
