import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { FieldEdit } from "@seedbed/contract/report/editing/edits";
import { createContext, type ReactNode, useContext, useEffect } from "react";
import { RejectedSources, useRejectedIn } from "../evidence/use-rejected-sources.ts";
import { editsOf } from "./edits-of.ts";
import type { FieldAt } from "./saving/field-at.ts";
import { useDesk } from "./saving/use-desk.ts";

export interface EditedSection {
  conceptId: string;
  section: ReportSection;
}

interface EditedSectionProps extends EditedSection {
  /** A part of another section on this section's page: nobody who reads it is said to be there. */
  isAside?: boolean;
  children: ReactNode;
}

const Edited = createContext<EditedSection | null>(null);

/** What is shown inside can be edited by hand as the section's contract allows. Outside of one, editable parts only show. */
export function EditedSection({ conceptId, section, isAside = false, children }: EditedSectionProps) {
  const desk = useDesk(conceptId);
  useEffect(() => {
    if (isAside) return;
    desk.set({ shown: [...desk.read().shown, section] });
    return () => {
      const { shown } = desk.read();
      desk.set({ shown: shown.toSpliced(shown.indexOf(section), 1) });
    };
  }, [desk, section, isAside]);
  const rejected = useRejectedIn(conceptId, section);
  return (
    <Edited value={{ conceptId, section }}>
      <RejectedSources value={rejected}>{children}</RejectedSources>
    </Edited>
  );
}

/** The section that is edited here; null where nothing can be edited. */
export const useEditedSection = (): EditedSection | null => useContext(Edited);

/** Where a value stands. */
export type FieldAddress = FieldAt;

/** What may be written there; throws for a field that the contract does not let people write. */
export function fieldEditOf(section: ReportSection, { place, field }: FieldAddress): FieldEdit {
  const edit = editsOf[section].edits[place]?.[field];
  if (!edit) throw new Error(`Nobody may write ${field} of ${place} in ${section}.`);
  return edit;
}
