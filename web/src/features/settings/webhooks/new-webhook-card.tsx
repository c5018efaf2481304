import { Checkbox, TextInput } from "@mantine/core";
import { Button } from "../../../design/button.tsx";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Checkbox.layer.css";
import {
  type WebhookEvent,
  webhookEventNames,
  webhookEvents,
  webhookUrlMaxLength,
} from "@seedbed/contract/webhooks/events";
import type { IssuedWebhook } from "@seedbed/contract/webhooks/routes";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Card } from "../../../design/card.tsx";
import { useForm } from "../../../design/use-form.ts";
import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import { CallFailed, sentenceOf } from "../../../transport/failure.ts";
import { companyKeys } from "../../../transport/query-keys.ts";
import frame from "../settings-frame.module.css";
import { ShownOnce } from "../shown-once.tsx";
import { hostOf } from "./use-webhooks.ts";
import styles from "./webhooks.module.css";

/** Makes a webhook; its secret is shown this once. */
export function NewWebhookCard() {
  const queryClient = useQueryClient();
  const [events, setEvents] = useState<readonly WebhookEvent[]>(["report.completed"]);
  const [issued, setIssued] = useState<IssuedWebhook | null>(null);
  const form = useForm({
    limits: { url: webhookUrlMaxLength },
    initial: { url: "" },
    validate: ({ url }) => ({
      url: /^https?:\/\/\S+$/.test(url.trim()) ? undefined : "Write an address that begins with https://",
    }),
    submit: async ({ url }) => {
      setIssued(null);
      try {
        setIssued(await call("POST v1/account/webhooks", { body: { url: url.trim(), events: [...events] } }));
        form.setValue("url", "");
        return undefined;
      } catch (error) {
        if (error instanceof CallFailed && error.form?.url) return { url: error.form.url };
        toast.error(sentenceOf(error));
        return undefined;
      } finally {
        for (const key of [companyKeys.webhooks, companyKeys.securityEvents])
          void queryClient.invalidateQueries({ queryKey: key });
      }
    },
  });
  return (
    <Card title="New webhook" className={frame.wide}>
      <p className={styles.hint}>
        Another system is told what happens here: who or what it is about, and one sentence; of a version its comment,
        too. Texts of reports stay here.
      </p>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <TextInput
          label="Address"
          type="url"
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
          {...form.field("url")}
        />
        <Checkbox.Group
          label="It is told when"
          value={[...events]}
          onChange={(chosen) => setEvents(webhookEventNames.filter((name) => chosen.includes(name)))}
        >
          <div className={styles.events}>
            {webhookEventNames.map((name) => (
              <Checkbox key={name} value={name} label={webhookEvents[name]} />
            ))}
          </div>
        </Checkbox.Group>
        <Button type="submit" loading={form.busy} disabled={events.length === 0} className={styles.submit}>
          Make webhook
        </Button>
      </form>
      {issued && (
        <ShownOnce label="Secret" value={issued.secret}>
          The webhook to {hostOf(issued.url)} is on. What it is sent is signed with this secret, which is shown only
          now: copy it to the receiver.
        </ShownOnce>
      )}
    </Card>
  );
}
