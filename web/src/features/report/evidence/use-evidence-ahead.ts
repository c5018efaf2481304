import { useQueryClient } from "@tanstack/react-query";
import { useReadSection } from "../editing/edited-section.tsx";
import type { EvidenceAt } from "./address/use-open-evidence.ts";
import { evidenceViewer } from "./evidence-viewer-part.ts";

/** What fetches the evidence as soon as somebody points at its button or gets there by keyboard: it is there by the time it is opened. */
export function useEvidenceAhead(at: EvidenceAt) {
  const conceptId = useReadSection()?.conceptId;
  const queryClient = useQueryClient();
  const fetchAhead = () => {
    if (!conceptId) return;
    // A failure is told when the evidence is opened, which tries again.
    void evidenceViewer
      .fetch()
      .then(({ evidenceQuery }) => queryClient.prefetchQuery(evidenceQuery(conceptId, at)))
      .catch(() => undefined);
  };
  return { onPointerEnter: fetchAhead, onFocus: fetchAhead };
}
