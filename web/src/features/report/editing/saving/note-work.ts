import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { PersonalChange, SectionWork } from "@seedbed/contract/report/editing/schemas";
import type { QueryClient } from "@tanstack/react-query";
import { currentSession } from "../../../../transport/session.ts";
import { workKey } from "./work-key.ts";

/** Notes that the signed-in person wrote a field, without asking who did. */
export function noteWork(
  queryClient: QueryClient,
  { conceptId, section }: { conceptId: string; section: ReportSection },
  change: PersonalChange,
): void {
  const user = currentSession()?.user;
  if (!user || change.kind !== "set") return;
  const { uuid, firstName, lastName } = user;
  const { item, field } = change;
  const mine = { item, field, by: { uuid, firstName, lastName }, at: new Date().toISOString() };
  queryClient.setQueryData<SectionWork>(
    workKey(conceptId, section),
    (work) =>
      work && {
        ...work,
        edits: [...work.edits.filter((edit) => edit.item !== item || edit.field !== field), mine],
      },
  );
}
