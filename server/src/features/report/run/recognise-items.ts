import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { SectionContents } from "@seedbed/contract/report/sections";
import type { Database } from "../../../platform/database/database.ts";
import type { TaskResult } from "../../../platform/model/gateway.ts";
import type { AiTask } from "../../../platform/model/task.ts";
import { TaskFailed } from "../../../platform/model/task-failed.ts";
import type { ReportDependencies, SectionInput } from "../dependencies.ts";
import { unrecognisedItems } from "../revisions/recognised-items.ts";
import { readHead } from "../revisions/revision-store.ts";
import type { Recognised } from "../revisions/section-change.ts";
import { recogniseItemsTask } from "../revisions/tasks/recognise-items/task.ts";
import { sections } from "../sections.ts";

interface Recognising extends Pick<ReportDependencies, "log"> {
  database: Pick<Database, "withTenant">;
  ask<Input, Output>(task: AiTask<Input, Output>, taskInput: Input): Promise<TaskResult<Output>>;
}

/**
 * Which things of a section written anew are earlier ones in other words, as the model says; nothing when words tell it all, when it is
 * a draft, and when the model does not answer: then things are known again by their words alone.
 */
export async function recogniseItems<Name extends ReportSection>(
  { database, log, ask }: Recognising,
  input: SectionInput & { section: Name },
  content: SectionContents[Name],
): Promise<Recognised> {
  const { items, originOf } = sections[input.section];
  if (originOf(content) === "draft") return {};
  const standing = await database.withTenant(input, (transaction) => readHead(transaction, input));
  const unknown = standing && unrecognisedItems(standing, content, items);
  if (!unknown) return {};
  try {
    return unknown.meaning((await ask(recogniseItemsTask, { kinds: unknown.kinds })).output);
  } catch (error) {
    if (!(error instanceof TaskFailed) || error.code === "cancelled") throw error;
    log.warn(
      { run: input.runId, section: input.section, code: error.code },
      "things written anew are known by their words alone",
    );
    return {};
  }
}
