import { useEvent } from "../../../transport/events.ts";
import { usePresence } from "./presence/use-presence.ts";
import { UnsavedChanges } from "./saving/unsaved-changes.tsx";
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
      <UnsavedChanges desk={desk} />
    </>
  );
}
