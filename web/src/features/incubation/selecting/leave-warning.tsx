import type { Seed } from "@seedbed/contract/incubation/schemas";
import { useBlocker } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { ConfirmDialog } from "../../../design/confirm-dialog.tsx";
import { currentSession } from "../../../transport/session.ts";
import { incubateSearch } from "../incubate-search.ts";
import { countUnsavedEdits } from "./use-selection.ts";

/** Asks before concepts that were changed and not saved are left; closing the tab, which would lose them, makes the browser ask. */
export function LeaveWarning({ seed }: { seed: Seed }) {
  const hasEdits = () => currentSession() !== null && countUnsavedEdits(seed) > 0;
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => !isOfSeed(next, seed.uuid) && hasEdits(),
    enableBeforeUnload: false,
    withResolver: true,
  });
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (hasEdits()) event.preventDefault();
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
      <Unsaved seed={seed} />
    </ConfirmDialog>
  );
}

/** Counted when the dialog opens: what is kept in the tab is no state of React. */
function Unsaved({ seed }: { seed: Seed }) {
  const [count] = useState(() => countUnsavedEdits(seed));
  return (
    <>
      {count === 1 ? "You changed a concept" : `You changed ${count} concepts`} and have not saved. The changes stay in
      this tab until you close it.
    </>
  );
}

const isOfSeed = (place: { pathname: string; search: unknown }, seedUuid: string) =>
  place.pathname.startsWith("/concept/incubate") &&
  (incubateSearch(place.search as Record<string, unknown>).seed === seedUuid || place.pathname.includes(seedUuid));
