import { useEffect, useRef } from "react";
import { call } from "../../../transport/call.ts";
import { useEvent } from "../../../transport/events.ts";
import { currentSession } from "../../../transport/session.ts";

interface KeptProps {
  conceptId: string;
  conceptUuid: string;
}

/** Keeps what a person changed by hand in a report as a version when they leave it: its page, or the browser. Shows nothing. */
export function KeptWhenLeaving({ conceptId, conceptUuid }: KeptProps): null {
  const hasChanged = useRef(false);
  const isMine = (uuid: string | undefined) => uuid !== undefined && uuid === currentSession()?.user.uuid;
  useEvent("concept.report.changed.account", ({ conceptUuid: told, by }) => {
    if (told === conceptUuid && isMine(by?.uuid)) hasChanged.current = true;
  });
  useEvent("concept.workflow.update.account", ({ conceptUuid: told, eventType, lastModifiedBy }) => {
    if (told === conceptUuid && eventType === "changed" && isMine(lastModifiedBy.uuid)) hasChanged.current = true;
  });
  useEffect(() => {
    const leave = () => {
      if (!hasChanged.current || currentSession() === null) return;
      hasChanged.current = false;
      const body = { affectedSections: [], why: "left" as const };
      call("POST v2/concept/version/{id}/save", { params: { id: conceptId }, body, keepalive: true }).catch(() => {
        // What stands is kept all the same, and is a version with the next one that is saved.
      });
    };
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [conceptId]);
  return null;
}
