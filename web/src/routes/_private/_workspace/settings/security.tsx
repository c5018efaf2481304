import { createFileRoute } from "@tanstack/react-router";
import { SecurityScreen } from "../../../../features/settings/security-screen.tsx";

export const Route = createFileRoute("/_private/_workspace/settings/security")({ component: SecurityScreen });
