import { webhookEvents } from "@seedbed/contract/webhooks/events";
import type { Webhook } from "@seedbed/contract/webhooks/routes";
import { useState } from "react";
import { Badge } from "../../../design/badge.tsx";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { ConfirmDialog } from "../../../design/confirm-dialog.tsx";
import { RelativeDate } from "../../../design/text/relative-date.tsx";
import frame from "../settings-frame.module.css";
import { DeliveryTable } from "./delivery-table.tsx";
import { hostOf, useWebhookActions } from "./use-webhooks.ts";
import styles from "./webhooks.module.css";

/** A webhook: where it leads, what it is told, whether that arrives, and what an admin can do about it. */
export function WebhookCard({ webhook }: { webhook: Webhook }) {
  const { url, events, failingSince, disabledAt } = webhook;
  const actions = useWebhookActions(webhook);
  const [asking, setAsking] = useState(false);
  const host = hostOf(url);
  return (
    <Card title={host} aside={<State webhook={webhook} />} className={frame.wide}>
      <p className={styles.url}>{url}</p>
      <p className={styles.told}>{events.map((name) => webhookEvents[name]).join(" · ")}</p>
      {disabledAt && (
        <div className={styles.notice} role="note">
          <p>
            Switched off <RelativeDate instant={disabledAt} />, because every delivery had failed for days. What has
            happened since is not sent.
          </p>
          <Button
            variant="default"
            size="xs"
            loading={actions.switchOn.isPending}
            onClick={({ detail }) => detail < 2 && actions.switchOn.mutate()}
          >
            Switch on
          </Button>
        </div>
      )}
      {!disabledAt && failingSince && (
        <p className={styles.failing}>
          Every delivery has failed since <RelativeDate instant={failingSince} />. After five days it is switched off.
        </p>
      )}
      <DeliveryTable webhook={webhook} again={actions.again} />
      <div className={styles.actions}>
        <Button
          variant="default"
          size="sm"
          aria-label={`Send a test to ${host}`}
          loading={actions.test.isPending}
          disabled={disabledAt !== null}
          onClick={({ detail }) => detail < 2 && actions.test.mutate()}
        >
          Send a test
        </Button>
        <Button
          variant="default"
          size="sm"
          aria-label={`Remove the webhook to ${host}`}
          onClick={() => setAsking(true)}
        >
          Remove
        </Button>
      </div>
      <ConfirmDialog
        opened={asking}
        title="Remove this webhook?"
        confirmLabel="Remove"
        destructive
        busy={actions.remove.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => actions.remove.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        {host} is told nothing more, and what waits to be sent there is dropped.
      </ConfirmDialog>
    </Card>
  );
}

function State({ webhook: { failingSince, disabledAt } }: { webhook: Webhook }) {
  if (disabledAt) return <Badge tone="bad">Off</Badge>;
  return failingSince ? <Badge tone="warn">Failing</Badge> : <Badge tone="ok">On</Badge>;
}
