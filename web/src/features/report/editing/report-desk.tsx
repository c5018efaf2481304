import { useState } from "react";
import { useLatePart } from "../../../design/late/late-part.ts";
import { useEvent } from "../../../transport/events.ts";
import { useHistorical } from "../frame/historical.ts";
import { editingKit } from "./editing-kit.ts";
import { usePresence } from "./presence/use-presence.ts";
import type { DeskState } from "./saving/desk-state.ts";
import { useDesk, useDeskState } from "./saving/use-desk.ts";
import { useUndoKeys } from "./undo/use-undo-keys.ts";

/** What editing a report needs once a page: what was changed and how to take it back, who else is there, and what others change. */
export function ReportDesk({ conceptId, conceptUuid }: { conceptId: string; conceptUuid: string }) {
  const desk = useDesk(conceptId);
  usePresence(desk, conceptUuid);
  useUndoKeys(desk);
  useEvent("concept.report.changed.account", ({ conceptUuid: told, section, revision }) => {
    if (told === conceptUuid) desk.hear(section, revision);
  });
  const isHistorical = useHistorical();
  const [isKept] = useState(() => Object.keys(localStorage).some((name) => name.includes(`.report.${conceptId}.`)));
  const kit = useLatePart(editingKit, useDeskState(desk, hasWork) || isKept);
  // What was changed in what stands cannot be taken back while something else is shown.
  if (!kit || isHistorical) return null;
  return (
    <>
      <kit.FoundFields desk={desk} />
      <kit.DeskNotice desk={desk} />
      <kit.UnsavedChanges desk={desk} />
    </>
  );
}

const hasWork = ({ unsaved, drafts, done, takenBack, notice, isCutOff }: DeskState) =>
  isCutOff || notice !== null || unsaved.length + drafts.length + done.length + takenBack.length > 0;
