import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
import { AccessFrame } from "../features/access/access-frame.tsx";
import { refugeFromPublic } from "../features/access/guards.ts";
import { keepOpenedTicket } from "../features/access/invitation/opened-ticket.ts";
import { RouterWays } from "../features/access/router-ways.tsx";
import { wantedPage } from "../features/access/wanted-page.ts";
import { currentSession } from "../transport/session.ts";

export const Route = createFileRoute("/_public")({
  beforeLoad: ({ location, cause }) => {
    if (!refugeFromPublic(currentSession())) return;
    // Who signs in on the page of an invitation has decided about it there.
    if (cause === "enter") keepOpenedTicket(location);
    throw redirect({ href: wantedPage(), replace: true });
  },
  component: PublicPages,
});

function PublicPages() {
  return (
    <RouterWays>
      <AccessFrame>
        <Outlet />
      </AccessFrame>
    </RouterWays>
  );
}
