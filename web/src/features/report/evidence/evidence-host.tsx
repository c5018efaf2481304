import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useHideEvidence, useOpenEvidence } from "./address/use-open-evidence.ts";
import { evidenceButtonId } from "./evidence-button-id.ts";

const EvidenceViewer = lazy(() =>
  import("./evidence-viewer.tsx").then((module) => ({ default: module.EvidenceViewer })),
);

/** Opens over a page of a report what the address names; the focus returns to the claim. The viewer comes with the first time. */
export function EvidenceHost({ conceptId }: { conceptId: string }) {
  const open = useOpenEvidence();
  const hide = useHideEvidence();
  /** Stays in the panel while it fades. */
  const [last, setLast] = useState(open);
  if (open && (open.item !== last?.item || open.field !== last.field)) setLast(open);
  const isOpen = open !== null;
  /** What is done once it is closed, in place of giving the focus back. */
  const next = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (isOpen || !last) return;
    if (next.current) next.current();
    else document.getElementById(evidenceButtonId(last))?.focus({ preventScroll: true });
    next.current = null;
  }, [isOpen, last]);
  if (!last) return null;
  return (
    <Suspense fallback={null}>
      <EvidenceViewer
        key={`${last.item} ${last.field}`}
        conceptId={conceptId}
        at={last}
        opened={isOpen}
        onClose={(then) => {
          next.current = then ?? null;
          hide();
        }}
      />
    </Suspense>
  );
}
