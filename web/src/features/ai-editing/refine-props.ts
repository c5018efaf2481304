import type { EditsMade } from "@seedbed/contract/ai-editing/routes";
import type { EditingScope } from "@seedbed/contract/ai-editing/schemas";
import type { Concept, ReportSection } from "@seedbed/contract/concepts/schemas";
import type { ReactNode } from "react";

export interface RefineProps {
  concept: Concept;
  /** There is a report, and it is the one that stands. */
  canRefine: boolean;
  /** Whether the panel is open. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
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

/** What a person is about to say, and of what. */
export interface Beginning {
  scope: EditingScope;
  /** What the scope is called: “Forty deliveries a week.” */
  scopeName: string;
  text: string;
}
