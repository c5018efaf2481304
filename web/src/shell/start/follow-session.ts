import type { QueryClient } from "@tanstack/react-query";
import { session } from "../../transport/session.ts";

interface Guarded {
  invalidate(): Promise<void>;
}

/** Has what is shown be the signed-in person's own, until the returned function is called: nothing of one person is shown to the next, and guards look again. */
export function followSession(queryClient: QueryClient, router: Guarded): () => void {
  let shown = guardedFacts();
  return session.subscribe(() => {
    const before = shown;
    shown = guardedFacts();
    const isSomebodyElse = before.person !== shown.person;
    if (isSomebodyElse && shown.person) queryClient.clear();
    if (before.all === shown.all) return;
    const { person } = shown;
    // Once nothing is shown any more of whoever has left: what is would be asked for again, by nobody.
    void router.invalidate().finally(() => {
      if (isSomebodyElse && !person && !shown.person) queryClient.clear();
    });
  });
}

/** What guards look at; a renewed token alone moves nobody. */
function guardedFacts() {
  const { user, account, secondFactor } = session.current() ?? {};
  const all = [user?.uuid, user?.firstName, user?.lastName, account?.uuid, secondFactor].join(" ");
  return { person: user?.uuid, all };
}
