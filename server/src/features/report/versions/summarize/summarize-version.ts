import { reportSectionLabels } from "@seedbed/contract/concepts/vocabulary";
import type { Transaction } from "../../../../platform/database/database.ts";
import { TaskFailed } from "../../../../platform/model/task-failed.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { tellVersions } from "../save-version.ts";
import { versionSummaryTask } from "../tasks/version-summary/task.ts";
import { type ToldChanges, tellChanges } from "../told-changes.ts";
import { findVersion, readVersionNumbered, readVersionSections, writeSummary } from "../version-store.ts";

/** A version that a model is to tell the changes of. */
export interface SummaryInput {
  accountId: string;
  userId: string;
  conceptId: string;
  versionId: string;
}

/** What a model is told of at most, so that the call stays small. */
const changesMax = 40;
const longestChange = 160;

/**
 * Has a model say what a version changed, from its recorded changes, and tells open pages. What the drafter said stays when there is nothing to tell, when
 * the model does not deliver, and when it names something that was not recorded. Rejects when the database is away or `signal` ends it.
 */
export async function summarizeVersion(
  { database, gateway, log }: Pick<ReportDependencies, "database" | "gateway" | "log">,
  input: SummaryInput,
  signal: AbortSignal,
): Promise<void> {
  const { accountId, userId, versionId } = input;
  const changes = await database.readTenant(input, (transaction) => recordedChanges(transaction, input));
  if (changes.length === 0) return;
  try {
    const { output, origin } = await gateway.runTask(
      versionSummaryTask,
      { changes: changes.slice(0, changesMax).map((change) => change.slice(0, longestChange)) },
      { accountId, userId, idempotencyKey: `${versionId}:version-summary`, signal },
    );
    if (origin === "draft") return;
    await database.withTenant(input, async (transaction) => {
      const version = await writeSummary(transaction, versionId, output.summary);
      if (version) tellVersions(transaction, input, version);
    });
  } catch (error) {
    if (!(error instanceof TaskFailed) || error.code === "cancelled") throw error;
    log.warn({ version: versionId, code: error.code }, "a version keeps the sentence of the drafter");
  }
}

/** What the version changed, a line each; none for a first one, which everything is new in, and for one that is gone or told already. */
async function recordedChanges(transaction: Transaction, { conceptId, versionId }: SummaryInput): Promise<string[]> {
  const version = await findVersion(transaction, { conceptId, id: versionId });
  if (version?.summaryOrigin !== "draft") return [];
  const last = await readVersionNumbered(transaction, { conceptId, number: version.number - 1 });
  if (!last) return [];
  const { words, forms } = version;
  const sections = await readVersionSections(transaction, version.id);
  const told = await tellChanges(transaction, conceptId, { last, stands: { words, forms, sections } });
  const lines = linesOf(told);
  const brought = version.fromNumber === null ? [] : [`Brought back from V${version.fromNumber}`];
  return lines.length > 0 ? [...brought, ...lines] : [];
}

const linesOf = ({ words, sections, hasOtherForms }: ToldChanges): string[] => [
  ...words.map((word) => `The concept's ${word}`),
  ...sections.flatMap(({ section, isNew, changes }) =>
    (isNew ? ["Written for the first time"] : changes).map((change) => `${reportSectionLabels[section]}: ${change}`),
  ),
  ...(hasOtherForms ? ["The form in which the report is shown"] : []),
];
