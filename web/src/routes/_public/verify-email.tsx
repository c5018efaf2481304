import { createFileRoute } from "@tanstack/react-router";
import { verifyEmailSearch } from "../../features/access/search.ts";
import { VerifyEmailScreen } from "../../features/access/verify-email-screen.tsx";

export const Route = createFileRoute("/_public/verify-email")({
  validateSearch: verifyEmailSearch,
  component: () => <VerifyEmailScreen {...Route.useSearch()} />,
});
