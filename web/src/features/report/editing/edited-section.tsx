import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { SectionWork } from "@seedbed/contract/report/editing/schemas";
import { createContext, type ReactNode, useContext, useEffect } from "react";
import { RejectedSources, useRejectedIn } from "../evidence/use-rejected-sources.ts";
import { useHistorical } from "../frame/historical.ts";
import type { FieldAt } from "./saving/field-at.ts";
import { useDesk } from "./saving/use-desk.ts";
import { useSectionWork } from "./work/use-work.ts";

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
/** Asked for once, however many fields say whose words they hold. */
const Work = createContext<SectionWork | undefined>(undefined);

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
  const work = useSectionWork(useHistorical() ? null : { conceptId, section });
  return (
    <Edited value={{ conceptId, section }}>
      <Work value={work}>
        <RejectedSources value={rejected}>{children}</RejectedSources>
      </Work>
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

/** Who wrote a field of the section that is read here, and when; undefined for what no person wrote. */
export const useOwnWork = ({ item, field }: FieldAddress): SectionWork["edits"][number] | undefined =>
  useContext(Work)?.edits.find((edit) => edit.item === item && edit.field === field);

/** Where a value stands. */
export type FieldAddress = FieldAt;
