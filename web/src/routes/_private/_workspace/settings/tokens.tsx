import { createFileRoute } from "@tanstack/react-router";
import { TokensScreen } from "../../../../features/settings/tokens/tokens-screen.tsx";

export const Route = createFileRoute("/_private/_workspace/settings/tokens")({ component: TokensScreen });
