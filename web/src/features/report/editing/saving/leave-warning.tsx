import { useBlocker } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { ConfirmDialog } from "../../../../design/confirm-dialog.tsx";
import { currentSession } from "../../../../transport/session.ts";
import type { Desk } from "./desk.ts";

/** Asks before changes that the server does not have yet are left; closing the tab, which would lose them, makes the browser ask. */
export function LeaveWarning({ desk }: { desk: Desk }) {
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
