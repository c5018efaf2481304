import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { ReactNode } from "react";
import { Conflicts } from "../editing/conflict/conflicts.tsx";
import { EditedSection } from "../editing/edited-section.tsx";
import type { GapAt } from "./notes/use-gap-at.tsx";

interface WrittenSectionProps<Data> {
  conceptId: string;
  section: ReportSection;
  data: Data;
  gapAt: GapAt;
  children: (data: Data, gapAt: GapAt) => ReactNode;
}

/**
 * What a section says, as far as it is written. In a part of its own, which the compiler remembers: what stands around it is drawn again with every
 * step of a report, the section only when it is another.
 */
export function WrittenSection<Data>({ conceptId, section, data, gapAt, children }: WrittenSectionProps<Data>) {
  return (
    <EditedSection conceptId={conceptId} section={section}>
      <Conflicts conceptId={conceptId} section={section} />
      {children(data, gapAt)}
    </EditedSection>
  );
}
