import { createFileRoute } from "@tanstack/react-router";
import { ResetPasswordScreen } from "../../features/access/reset-password-screen.tsx";
import { resetPasswordSearch } from "../../features/access/search.ts";

export const Route = createFileRoute("/_public/reset-password")({
  validateSearch: resetPasswordSearch,
  component: () => <ResetPasswordScreen {...Route.useSearch()} />,
});
