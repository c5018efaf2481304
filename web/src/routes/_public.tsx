import { createFileRoute, redirect } from "@tanstack/react-router";
import { AccessFrame } from "../features/access/access-frame.tsx";
import { refugeFromPublic } from "../features/access/guards.ts";
import { wantedPage } from "../features/access/wanted-page.ts";
import { currentSession } from "../transport/session.ts";

export const Route = createFileRoute("/_public")({
  beforeLoad: () => {
    if (refugeFromPublic(currentSession())) throw redirect({ href: wantedPage(), replace: true });
  },
  component: AccessFrame,
});
