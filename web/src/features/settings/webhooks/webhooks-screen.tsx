import { IconLock } from "@tabler/icons-react";
import { Card } from "../../../design/card.tsx";
import { EmptyState } from "../../../design/page/empty-state.tsx";
import { ErrorState } from "../../../design/page/error-state.tsx";
import { useDocumentTitle } from "../../../shell/document-title.ts";
import { sentenceOf } from "../../../transport/failure.ts";
import { useSession } from "../../../transport/session.ts";
import frame from "../settings-frame.module.css";
import { TableSkeleton } from "../table-skeleton.tsx";
import { NewWebhookCard } from "./new-webhook-card.tsx";
import { useWebhooks } from "./use-webhooks.ts";
import { WebhookCard } from "./webhook-card.tsx";
import styles from "./webhooks.module.css";

/** Addresses of other systems that are told what happens here; for admins. */
export function WebhooksScreen() {
  useDocumentTitle("Webhooks");
  if (useSession()?.user.role !== "admin") return <ForAdmins />;
  return (
    <>
      <NewWebhookCard />
      <Webhooks />
    </>
  );
}

function Webhooks() {
  const { data: webhooks, error, isPending, refetch } = useWebhooks();
  if (webhooks && webhooks.length > 0)
    return webhooks.map((webhook) => <WebhookCard key={webhook.uuid} webhook={webhook} />);
  return (
    <Card title="Webhooks" className={frame.wide}>
      {isPending && <TableSkeleton label="Loading the webhooks" />}
      {!isPending && !webhooks && (
        <ErrorState
          title="The webhooks could not be loaded"
          description={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {webhooks?.length === 0 && <p className={styles.none}>No other system is told what happens here.</p>}
    </Card>
  );
}

function ForAdmins() {
  return (
    <Card title="Webhooks" className={frame.wide}>
      <EmptyState
        icon={<IconLock size={28} stroke={1.6} aria-hidden="true" />}
        title="Only admins see webhooks"
        description="Ask an admin of your company to connect another system."
      />
    </Card>
  );
}
