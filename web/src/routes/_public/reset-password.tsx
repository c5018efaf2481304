import { createFileRoute } from "@tanstack/react-router";
import { EmbeddedOnly } from "../../features/access/external/embedded-only.tsx";
import { ResetPasswordScreen } from "../../features/access/password/reset-password-screen.tsx";
import { resetPasswordSearch } from "../../features/access/search.ts";

export const Route = createFileRoute("/_public/reset-password")({
  validateSearch: resetPasswordSearch,
  component: () => (
    <EmbeddedOnly>
      <ResetPasswordScreen {...Route.useSearch()} />
    </EmbeddedOnly>
  ),
});
