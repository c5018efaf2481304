import type { Member } from "../../../../platform/http/actor.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { removeInterview as removeRow, requireInterview } from "../interview-store.ts";
import { endReading } from "../reading/start-reading.ts";

/** Removes an interview and its transcript, and reads it no further; what became a signal stays. Throws `not_found`. */
export async function removeInterview(
  dependencies: Pick<ReportDependencies, "database" | "workflows">,
  actor: Member,
  interview: string,
): Promise<undefined> {
  const row = await dependencies.database.withTenant(actor, async (transaction) => {
    const found = await requireInterview(transaction, interview);
    await removeRow(transaction, found.id);
    return found;
  });
  await endReading(dependencies, row);
  return undefined;
}
