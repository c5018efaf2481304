import type { EditsMade } from "@seedbed/contract/ai-editing/routes";
import type { Concept, ReportSection } from "@seedbed/contract/concepts/schemas";
import type { ReactNode } from "react";
import { latePart } from "../../design/late/late-part.ts";

export interface RefineProps {
  concept: Concept;
  /** The version that what stands now is kept as: "V4"; null until it is known. */
  versionName: string | null;
  /** Why sections are outdated. */
  why: ReactNode;
  /** The end of the address of the page that shows a section: "market-scan". */
  pageOf: (section: ReportSection) => string;
  /** Shows a thing of the report, on whichever page it stands. */
  onShow: (section: ReportSection, item: string | null) => void;
  /** Edits were made: they can be taken back, all at once. */
  onMade: (made: EditsMade, what: string) => void;
}

/** What edits a report with AI. */
export const refineKit = latePart(() => import("./refine.tsx"));
