import { createFileRoute, redirect } from "@tanstack/react-router";
import { refugeFromPrivate } from "../features/access/guards.ts";
import { refuseTicketOfMember } from "../features/access/invitation/opened-ticket.ts";
import { forgetWantedPage, rememberWantedPage, wantedPage } from "../features/access/wanted-page.ts";
import { currentSession, session } from "../transport/session.ts";

export const Route = createFileRoute("/_private")({
  beforeLoad: ({ location: { href, pathname }, cause }) => {
    const person = currentSession();
    const refuge = refugeFromPrivate(person, pathname);
    if (!refuge) {
      if (cause !== "preload" && person?.account) {
        forgetWantedPage();
        refuseTicketOfMember(person.account.name);
      }
      return;
    }
    // Who signs out on purpose does not want to come back to the page just left.
    const leftOnPurpose = cause === "stay" && session.lastEnd() === "signed-out";
    if (refuge === "/login" && cause !== "preload" && !leftOnPurpose) rememberWantedPage(href);
    throw refuge === "/" ? redirect({ href: wantedPage(), replace: true }) : redirect({ to: refuge, replace: true });
  },
});
