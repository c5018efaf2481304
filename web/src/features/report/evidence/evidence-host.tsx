import { useEffect, useRef, useState } from "react";
import { useLatePart } from "../../../design/late/late-part.ts";
import { useHideEvidence, useOpenEvidence } from "./address/use-open-evidence.ts";
import { evidenceButtonId } from "./evidence-button-id.ts";
import { evidenceViewer } from "./evidence-viewer-part.ts";

/** Opens over a page of a report what the address names; the focus returns to the claim.  */
export function EvidenceHost({ conceptId }: { conceptId: string }) {
  const open = useOpenEvidence();
  const hide = useHideEvidence();
  /** Stays in the panel while it fades. */
  const [last, setLast] = useState(open);
  if (open && (open.item !== last?.item || open.field !== last.field)) setLast(open);
  const isOpen = open !== null;
  const viewer = useLatePart(evidenceViewer, isOpen);
  /** What is done once it is closed, in place of giving the focus back. */
  const next = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (isOpen || !last) return;
    const then =
      next.current ?? (() => document.getElementById(evidenceButtonId(last))?.focus({ preventScroll: true }));
    next.current = null;
    // The panel takes the focus a moment after it opens, also when it has been closed before that.
    const timer = setTimeout(then);
    return () => clearTimeout(timer);
  }, [isOpen, last]);
  if (!last || !viewer) return null;
  return (
    <viewer.EvidenceViewer
      key={`${last.item} ${last.field}`}
      conceptId={conceptId}
      at={last}
      opened={isOpen}
      onClose={(then) => {
        next.current = then ?? null;
        hide();
      }}
    />
  );
}
