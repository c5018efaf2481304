import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { fieldKey } from "../saving/desk-state.ts";
import { useDesk, useDeskState } from "../saving/use-desk.ts";
import { ConflictCard } from "./conflict-card.tsx";

/** The fields of a section for which two values wait for a decision. They hold up nothing else. */
export function Conflicts({ conceptId, section }: { conceptId: string; section: ReportSection }) {
  const conflicts = useDeskState(useDesk(conceptId), (state) => state.conflicts);
  return Object.values(conflicts)
    .filter((conflict) => conflict.section === section)
    .map((conflict) => (
      <ConflictCard key={fieldKey(section, conflict.address)} conceptId={conceptId} conflict={conflict} />
    ));
}
