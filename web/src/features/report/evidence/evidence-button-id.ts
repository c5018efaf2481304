import type { EvidenceAt } from "./address/use-open-evidence.ts";

/** The id of the button that opens this evidence: the focus returns to it. */
export const evidenceButtonId = ({ item, field }: EvidenceAt): string => `evidence-${item}${field && `-${field}`}`;
