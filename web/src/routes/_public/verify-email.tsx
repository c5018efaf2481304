import { createFileRoute } from "@tanstack/react-router";
import { EmbeddedOnly } from "../../features/access/external/embedded-only.tsx";
import { verifyEmailSearch } from "../../features/access/search.ts";
import { VerifyEmailScreen } from "../../features/access/verify-email/verify-email-screen.tsx";

export const Route = createFileRoute("/_public/verify-email")({
  validateSearch: verifyEmailSearch,
  component: () => (
    <EmbeddedOnly>
      <VerifyEmailScreen {...Route.useSearch()} />
    </EmbeddedOnly>
  ),
});
