import { LeaveWarning } from "../../../../shell/kept-words/leave-warning.tsx";
import type { Desk } from "./desk.ts";
import { untilSaved } from "./until-saved.ts";

/** Asks before changes that the server does not have yet are left. */
export function UnsavedChanges({ desk }: { desk: Desk }) {
  const hasUnsaved = () => {
    const { unsaved, drafts } = desk.read();
    return unsaved.length + drafts.length > 0;
  };
  return (
    <LeaveWarning
      hasUnsaved={hasUnsaved}
      isLeft={(from, to) => from.pathname !== to.pathname}
      settle={() => untilSaved(desk)}
      subscribe={desk.subscribe}
    >
      The server does not have all of your changes yet.
    </LeaveWarning>
  );
}
