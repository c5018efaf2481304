import { isOutage } from "../../../../platform/database/outage.ts";
import { Failure } from "../../../../platform/failure.ts";
import { TaskFailed } from "../../../../platform/model/task-failed.ts";
import type { Workflow } from "../../../../platform/workflows/workflows.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { stopReading } from "../interview-store.ts";
import { type ReadingInput, readPart } from "./read-part.ts";

/** Reads a transcript to its end, part after part; how far it is stands with the interview, so that whoever goes on begins there. */
export function defineReading(dependencies: ReportDependencies): Workflow<ReadingInput> {
  return dependencies.workflows.define<ReadingInput>("interview-reading", (input, steps) =>
    steps.work(async (signal) => {
      try {
        while (await readPart(dependencies, input, signal));
      } catch (error) {
        // It begins again when the database is back, or with the next start of a server that is going down.
        if (isOutage(error) || signal.aborted) throw error;
        const { interviewId: id, attempt } = input;
        if (!(error instanceof TaskFailed || error instanceof Failure))
          dependencies.log.error({ err: error, interview: id }, "a transcript could not be read");
        await dependencies.database.withTenant(input, (transaction) =>
          stopReading(transaction, { id, attempt, sentence: sentenceOf(error) }),
        );
      }
    }),
  );
}

function sentenceOf(error: unknown): string {
  if (error instanceof TaskFailed) return error.sentence;
  return error instanceof Failure ? error.message : "Something went wrong. Please try again.";
}
