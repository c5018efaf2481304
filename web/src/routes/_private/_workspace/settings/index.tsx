import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/_private/_workspace/settings/")({
  beforeLoad: () => {
    throw redirect({ to: "/settings/about", replace: true });
  },
});
