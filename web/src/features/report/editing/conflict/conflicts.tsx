import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { fieldKey } from "../saving/desk-state.ts";
import { useDesk, useDeskState } from "../saving/use-desk.ts";
import { AtField } from "./at-field.tsx";
import { ConflictCard } from "./conflict-card.tsx";

/** The fields of a section for which two values wait for a decision, each at its field. They hold up nothing else. */
export function Conflicts({ conceptId, section }: { conceptId: string; section: ReportSection }) {
  const conflicts = useDeskState(useDesk(conceptId), (state) => state.conflicts);
  return Object.values(conflicts)
    .filter((conflict) => conflict.section === section)
    .map((conflict) => {
      const key = fieldKey(section, conflict.address);
      return (
        <AtField key={key} field={key}>
          <ConflictCard conceptId={conceptId} conflict={conflict} />
        </AtField>
      );
    });
}
