import { createFileRoute } from "@tanstack/react-router";
import { SystemScreen } from "../../../../features/settings/system/system-screen.tsx";

export const Route = createFileRoute("/_private/_workspace/settings/system")({ component: SystemScreen });
