import { type WebhookEvent, webhookEvents } from "@seedbed/contract/webhooks/events";
import type { Webhook, WebhookDelivery } from "@seedbed/contract/webhooks/routes";
import { Badge } from "../../../design/badge.tsx";
import { Button } from "../../../design/button.tsx";
import { ErrorState } from "../../../design/page/error-state.tsx";
import { RelativeDate } from "../../../design/text/relative-date.tsx";
import { sentenceOf } from "../../../transport/failure.ts";
import tables from "../settings-table.module.css";
import { TableSkeleton } from "../table-skeleton.tsx";
import { hostOf, useDeliveries, type WebhookActions } from "./use-webhooks.ts";
import styles from "./webhooks.module.css";

const nameOf = (event: WebhookDelivery["event"]) =>
  event === "test" ? "A test" : webhookEvents[event satisfies WebhookEvent];
const timesOf = (attempts: number) => (attempts === 1 ? "1 attempt" : `${attempts} attempts`);

/** The last deliveries of a webhook, what became of them, and a way to send one again. */
export function DeliveryTable({ webhook, again }: { webhook: Webhook; again: WebhookActions["again"] }) {
  const { data: deliveries, error, isPending, refetch } = useDeliveries(webhook.uuid);
  if (isPending) return <TableSkeleton label="Loading the last deliveries" />;
  if (!deliveries)
    return (
      <ErrorState
        title="The last deliveries could not be loaded"
        description={sentenceOf(error)}
        onRetry={() => void refetch()}
      />
    );
  if (deliveries.length === 0) return <p className={styles.none}>Nothing was sent yet.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section className={`${tables.wrap} ${styles.deliveries}`} aria-label="Last deliveries" tabIndex={0}>
      <table className={tables.table}>
        <caption className="visually-hidden">Last deliveries to {hostOf(webhook.url)}</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">When</th>
            <th scope="col">Status</th>
            <th scope="col">Answer</th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {deliveries.map((delivery) => (
            <tr key={delivery.uuid}>
              <td className={`${tables.main} ${tables.line}`}>{nameOf(delivery.event)}</td>
              <td className={`${tables.quiet} ${tables.fixed}`}>
                <RelativeDate instant={delivery.createdAt} />
              </td>
              <td className={tables.fixed}>
                <DeliveryState delivery={delivery} />
              </td>
              <td className={`${tables.quiet} ${tables.line}`}>{answerOf(delivery)}</td>
              <td className={tables.end}>
                {delivery.state !== "waiting" && webhook.disabledAt === null && (
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={`Send again: ${nameOf(delivery.event)}`}
                    loading={again.isPending && again.variables === delivery.uuid}
                    onClick={({ detail }) => detail < 2 && again.mutate(delivery.uuid)}
                  >
                    Send again
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function DeliveryState({ delivery: { state, attempts } }: { delivery: WebhookDelivery }) {
  if (state === "delivered") return <Badge tone="ok">Delivered</Badge>;
  if (state === "failed") return <Badge tone="bad">Not delivered</Badge>;
  return <Badge tone="warn">{attempts === 0 ? "Waiting" : "Tried again later"}</Badge>;
}

const answerOf = ({ attempts, lastStatus, trouble }: WebhookDelivery) => {
  if (attempts === 0) return "";
  return `${trouble || `It answered ${lastStatus}.`} ${timesOf(attempts)}.`;
};
