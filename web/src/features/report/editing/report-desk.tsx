import { useBlocker } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { ConfirmDialog } from "../../../design/confirm-dialog.tsx";
import { useEvent } from "../../../transport/events.ts";
import { currentSession } from "../../../transport/session.ts";
import { usePresence } from "./presence/use-presence.ts";
import type { Desk } from "./saving/desk.ts";
import { useDesk } from "./saving/use-desk.ts";
import { DeskNotice } from "./undo/desk-notice.tsx";
import { useUndoKeys } from "./undo/use-undo-keys.ts";

/** What editing a report needs once a page: what was changed and how to take it back, who else is there, and what others change. */
export function ReportDesk({ conceptId, conceptUuid }: { conceptId: string; conceptUuid: string }) {
  const desk = useDesk(conceptId);
  usePresence(desk, conceptUuid);
  useUndoKeys(desk);
  useEvent("concept.report.changed.account", ({ conceptUuid: told, section, revision }) => {
    if (told === conceptUuid) desk.hear(section, revision);
  });
  return (
    <>
      <DeskNotice desk={desk} />
      <LeaveWarning desk={desk} />
    </>
  );
}

/** Asks before changes that the server does not have yet are left; closing the tab, which would lose them, makes the browser ask. */
function LeaveWarning({ desk }: { desk: Desk }) {
  const isOpen = () => {
    const { unsaved, drafts } = desk.read();
    return currentSession() !== null && unsaved.length + drafts.length > 0;
  };
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isOtherPage(current.pathname, next.pathname) && isOpen(),
    enableBeforeUnload: false,
    withResolver: true,
  });
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isOpen()) event.preventDefault();
  });
  useEffect(() => {
    const onClose = (event: BeforeUnloadEvent) => warn(event);
    addEventListener("beforeunload", onClose);
    return () => removeEventListener("beforeunload", onClose);
  }, []);
  return (
    <ConfirmDialog
      opened={blocker.status === "blocked"}
      title="Leave with unsaved changes?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      The server does not have all of your changes yet.
    </ConfirmDialog>
  );
}

const isOtherPage = (here: string, there: string) => here !== there;
