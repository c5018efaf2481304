import { createFileRoute } from "@tanstack/react-router";
import { signUpSearch } from "../../features/access/search.ts";
import { SignUpScreen } from "../../features/access/sign-up-screen.tsx";

export const Route = createFileRoute("/_public/sign-up")({
  validateSearch: signUpSearch,
  component: () => <SignUpScreen {...Route.useSearch()} />,
});
