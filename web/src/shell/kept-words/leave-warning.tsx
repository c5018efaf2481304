import { useBlocker } from "@tanstack/react-router";
import { type ReactNode, useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { ConfirmDialog } from "../../design/confirm-dialog.tsx";
import { currentSession } from "../../transport/session.ts";

interface Place {
  pathname: string;
  search: unknown;
}

interface LeaveWarningProps {
  /** Asked when somebody leaves: what is unsaved need not be a state of React. */
  hasUnsaved: () => boolean;
  /** Whether going from one place of the application to another leaves what is unsaved. */
  isLeft: (from: Place, to: Place) => boolean;
  /** Waits for what is just being saved, a moment at most: nobody is asked about what the server has a moment later. */
  settle?: () => Promise<void>;
  /** Tells when what is unsaved changes, if anything can while the dialog stands: a dialog whose reason is gone says so, and stays for the answer. */
  subscribe?: (listener: () => void) => () => void;
  /** What is unsaved. Begins to be shown when the dialog opens. */
  children: ReactNode;
}

/** Asks before unsaved changes are left; closing the tab, which would lose them, makes the browser ask. Who is signed out leaves freely. */
export function LeaveWarning({ hasUnsaved, isLeft, settle, subscribe = noNews, children }: LeaveWarningProps) {
  const isHeld = () => currentSession() !== null && hasUnsaved();
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!isLeft(current, next) || !isHeld()) return false;
      await settle?.();
      return isHeld();
    },
    enableBeforeUnload: false,
    withResolver: true,
  });
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isHeld()) event.preventDefault();
  });
  useEffect(() => {
    const onClose = (event: BeforeUnloadEvent) => warn(event);
    addEventListener("beforeunload", onClose);
    return () => removeEventListener("beforeunload", onClose);
  }, []);
  const isAsking = blocker.status === "blocked";
  const isSaved = useSyncExternalStore(subscribe, () => isAsking && !hasUnsaved());
  return (
    <ConfirmDialog
      opened={isAsking}
      title={isSaved ? "Leave? Your changes are saved." : "Leave with unsaved changes?"}
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {isSaved ? "The server has all of them by now." : children}
    </ConfirmDialog>
  );
}

const noNews = () => () => undefined;
