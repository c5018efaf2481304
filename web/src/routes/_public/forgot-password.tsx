import { createFileRoute } from "@tanstack/react-router";
import { EmbeddedOnly } from "../../features/access/external/embedded-only.tsx";
import { ForgotPasswordScreen } from "../../features/access/password/forgot-password-screen.tsx";
import { forgotPasswordSearch } from "../../features/access/search.ts";

export const Route = createFileRoute("/_public/forgot-password")({
  validateSearch: forgotPasswordSearch,
  component: () => (
    <EmbeddedOnly>
      <ForgotPasswordScreen {...Route.useSearch()} />
    </EmbeddedOnly>
  ),
});
