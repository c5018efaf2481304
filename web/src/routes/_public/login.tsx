import { createFileRoute } from "@tanstack/react-router";
import { LoginScreen } from "../../features/access/login-screen.tsx";
import { loginSearch } from "../../features/access/search.ts";

export const Route = createFileRoute("/_public/login")({
  validateSearch: loginSearch,
  component: () => <LoginScreen {...Route.useSearch()} />,
});
