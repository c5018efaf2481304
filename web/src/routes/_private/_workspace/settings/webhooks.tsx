import { createFileRoute } from "@tanstack/react-router";
import { WebhooksScreen } from "../../../../features/settings/webhooks/webhooks-screen.tsx";

export const Route = createFileRoute("/_private/_workspace/settings/webhooks")({ component: WebhooksScreen });
