import type { Concept } from "@seedbed/contract/concepts/schemas";
import { IconSparkles } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../../../../../design/button.tsx";
import { latePart, useFetchedAtTouch, useLatePart } from "../../../../../../design/late/late-part.ts";
import { useEvent } from "../../../../../../transport/events.ts";

const refineReport = latePart(() => import("./refine-report.tsx"));
const withTouch = [refineReport];

/** Where the concept stands whose panel is open, so that it is open after a reload. Goes with the rest when the person signs out. */
const openName = "seedbed.ai-editing.open";

/**
 * Opens the panel in which the report is edited with AI, and closes it. All the rest (the panel, marks on the page, the lock) comes with the first touch of
 * the page, or when somebody locks the report. One for each concept: it needs a key.
 */
export function RefineStart({ conceptId, concept }: { conceptId: string; concept: Concept }) {
  const [isOpen, setOpen] = useState(() => sessionStorage.getItem(openName) === concept.uuid);
  const [isLocked, setLocked] = useState(false);
  useEvent("ai.editing.started", ({ conceptUuid }) => setLocked(conceptUuid === concept.uuid));
  useFetchedAtTouch(withTouch);
  const late = useLatePart(refineReport, isOpen || isLocked);
  const canRefine = !concept.isHistoricalVersion && concept.reportStatus !== "notStarted";
  const open = (isNowOpen: boolean) => {
    sessionStorage.setItem(openName, isNowOpen ? concept.uuid : "");
    setOpen(isNowOpen);
  };
  return (
    <>
      {canRefine && (
        <Button
          leftSection={<IconSparkles size={18} aria-hidden="true" />}
          aria-expanded={isOpen}
          data-refine-button
          onClick={() => open(!isOpen)}
        >
          Refine
        </Button>
      )}
      {late && (
        <late.RefineReport
          conceptId={conceptId}
          concept={concept}
          canRefine={canRefine}
          isOpen={isOpen && canRefine}
          onOpenChange={open}
        />
      )}
    </>
  );
}
