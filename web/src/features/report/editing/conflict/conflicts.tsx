import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { useLatePart } from "../../../../design/late/late-part.ts";
import { editingKit } from "../editing-kit.ts";
import { fieldKey } from "../saving/desk-state.ts";
import { useDesk, useDeskState } from "../saving/use-desk.ts";

/** The fields of a section for which two values wait for a decision, each at its field. They hold up nothing else. */
export function Conflicts({ conceptId, section }: { conceptId: string; section: ReportSection }) {
  const conflicts = useDeskState(useDesk(conceptId), (state) => state.conflicts);
  const own = Object.values(conflicts).filter((conflict) => conflict.section === section);
  const kit = useLatePart(editingKit, own.length > 0);
  if (!kit) return null;
  return own.map((conflict) => {
    const key = fieldKey(section, conflict.address);
    return (
      <kit.AtField key={key} field={key}>
        <kit.ConflictCard conceptId={conceptId} conflict={conflict} />
      </kit.AtField>
    );
  });
}
