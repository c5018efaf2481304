import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { createContext, type ReactNode, useContext, useEffect } from "react";
import { RejectedSources, useRejectedIn } from "../evidence/use-rejected-sources.ts";
import { useHistorical } from "../frame/historical.ts";
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

/** The section that is edited here; null where nothing can be edited, nor in an earlier version. */
export function useEditedSection(): EditedSection | null {
  const edited = useContext(Edited);
  return useHistorical() ? null : edited;
}

/** The section that is read here, whether or not it can be edited. */
export const useReadSection = (): EditedSection | null => useContext(Edited);

/** Where a value stands. */
export type FieldAddress = FieldAt;
