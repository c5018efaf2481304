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
  const by = { uuid, firstName, lastName };
  queryClient.setQueryData<SectionWork>(
    workKey(conceptId, section),
    (work) =>
      work && {
        ...work,
        edits: [
          ...work.edits.filter((edit) => edit.item !== item || edit.field !== field),
          { item, field, by, at: new Date().toISOString(), written: writtenBefore(work, change) },
        ],
      },
  );
}

/** What stood there before people wrote: what is known of it already, or what the first of them saw. */
function writtenBefore({ edits }: SectionWork, { item, field, seen }: PersonalChange & { kind: "set" }) {
  const known = edits.find((edit) => edit.item === item && edit.field === field);
  if (known) return known.written;
  return typeof seen === "number" || typeof seen === "string" || seen === null ? seen : undefined;
}
