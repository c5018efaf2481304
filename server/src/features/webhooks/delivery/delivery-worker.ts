import { randomUUID } from "node:crypto";
import { createEgress } from "../../../platform/egress/create-egress.ts";
import { listen } from "../../../platform/realtime/listen.ts";
import { outboxChannel } from "../../../platform/realtime/publish.ts";
import { nextDueAt, takeDueDelivery } from "../delivery-store.ts";
import type { WebhookDependencies } from "../dependencies.ts";
import { deliveryChannel, listenedChannel, listListeningAccounts } from "../webhook-store.ts";
import { deliver } from "./deliver.ts";
import { writeDeliveries } from "./write-deliveries.ts";

/** What a server sends at a time. */
const lanesMax = 8;

export interface DeliveryWorker {
  launch(): void;
  /** Takes nothing more, and gives up what is just sent: it is sent again, by this server or another. */
  close(): Promise<void>;
}

/**
 * Writes what webhooks are to be told, and sends it, together with all other servers of this database: each delivery is taken by one server for a while,
 * and by another one when that is over. Begins when it hears of something, and looks by itself now and then.
 */
export function createDeliveryWorker(dependencies: WebhookDependencies): DeliveryWorker {
  const { database, clock, log, times, trustedHosts, egressPolicy: policy } = dependencies;
  const egress = createEgress({ trustedHosts, policy, userAgent: "Seedbed-Webhooks" });
  const delivering = { ...dependencies, egress };
  const owner = randomUUID();
  const closing = new AbortController();
  const running = new Set<Promise<void>>();
  /** What is just sent, by its webhook: one at a time of each. */
  const calls = new Map<string, AbortController>();
  /** Webhooks that were removed while something was being taken or sent: what was taken of them right before is not sent. */
  const removed = new Set<string>();
  /** Companies with something new, in their order. */
  const told = new Set<string>();
  /** Companies that have a webhook. */
  let listening = new Set<string>();
  /** When there was last found to be nothing that could be taken. */
  let nothingAt = new Date(0);
  let writing: Promise<void> | undefined;
  let looking: NodeJS.Timeout | undefined;
  let soon: NodeJS.Timeout | undefined;
  let notified: ReturnType<typeof listen> | undefined;

  const guarded = (work: () => Promise<void>) =>
    work().catch((error: unknown) => {
      if (!closing.signal.aborted) log.warn({ part: "webhooks", err: error }, "webhooks could not be served for now");
    });

  const send = async () => {
    for (;;) {
      if (closing.signal.aborted) return;
      const now = clock();
      const until = new Date(now.getTime() + times.lease);
      const taken = await database.withSystem((transaction) => takeDueDelivery(transaction, { owner, now, until }));
      if (!taken) {
        if (now > nothingAt) nothingAt = now;
        return;
      }
      // There may be more.
      begin();
      await sendUnlessRemoved(taken);
    }
  };

  const sendUnlessRemoved = async (taken: NonNullable<Awaited<ReturnType<typeof takeDueDelivery>>>) => {
    const { id } = taken.webhook;
    if (removed.has(id)) return;
    const sending = new AbortController();
    calls.set(id, sending);
    try {
      await deliver(delivering, taken, { owner, signal: AbortSignal.any([closing.signal, sending.signal]) });
    } catch (error) {
      if (!sending.signal.aborted) throw error;
    } finally {
      calls.delete(id);
    }
  };

  /** Nobody waits for the answer of a webhook that is gone. */
  const giveUp = (id: string) => {
    if (running.size > 0) removed.add(id);
    calls.get(id)?.abort();
  };

  const begin = () => {
    if (closing.signal.aborted || running.size >= lanesMax) return;
    const lane = guarded(send).finally(() => {
      running.delete(lane);
      if (running.size === 0) removed.clear();
      // Also while another one hangs.
      void guarded(wakeInTime);
    });
    running.add(lane);
  };

  /** Does not wait for the next look when something is due before. */
  const wakeInTime = async () => {
    const at = await database.withSystem((transaction) => nextDueAt(transaction, nothingAt));
    if (closing.signal.aborted || at === null) return;
    clearTimeout(soon);
    const wait = at.getTime() - clock().getTime();
    if (wait < times.look) soon = setTimeout(begin, Math.max(wait, 10)).unref();
  };

  const write = () => {
    writing ??= guarded(async () => {
      for (const accountId of told) {
        told.delete(accountId);
        await writeDeliveries(dependencies, accountId);
      }
    }).finally(() => {
      writing = undefined;
      begin();
      if (told.size > 0 && !closing.signal.aborted) write();
    });
  };

  const look = () =>
    guarded(async () => {
      const accounts = await database.withSystem(listListeningAccounts);
      listening = new Set(accounts.map(({ accountId }) => accountId));
      for (const { accountId, isBehind } of accounts) if (isBehind) told.add(accountId);
      if (told.size > 0) write();
      else if (listening.size > 0) begin();
    });

  return {
    launch() {
      const channels = {
        [outboxChannel]: (accountId: string) => {
          if (!listening.has(accountId)) return;
          told.add(accountId);
          write();
        },
        [listenedChannel]: (accountId: string) => {
          listening.add(accountId);
          told.add(accountId);
          write();
        },
        [deliveryChannel]: (webhookId: string) => (webhookId === "" ? begin() : giveUp(webhookId)),
      };
      notified = listen({ pool: database.pool, channels, onListening: () => void look(), log });
      looking = setInterval(() => void look(), times.look).unref();
    },
    async close() {
      closing.abort();
      clearInterval(looking);
      clearTimeout(soon);
      await notified?.close();
      await Promise.allSettled([...running, writing]);
    },
  };
}
