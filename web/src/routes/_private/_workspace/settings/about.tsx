import { createFileRoute } from "@tanstack/react-router";
import { AboutScreen } from "../../../../features/settings/about-screen.tsx";

export const Route = createFileRoute("/_private/_workspace/settings/about")({ component: AboutScreen });
