import { createFileRoute } from "@tanstack/react-router";
import { SpendingScreen } from "../../../../features/settings/spending/spending-screen.tsx";

export const Route = createFileRoute("/_private/_workspace/settings/usage")({ component: SpendingScreen });
