import type { DeepPartial } from "ai";
import { cleanText } from "../answer/clean-text.ts";
import { saidOf } from "../answer/findings.ts";
import type { TaskOrder } from "../task-caller.ts";
import { TaskFailed } from "../task-failed.ts";
import { draftFrames } from "./draft-frames.ts";
import { draftSeed } from "./draft-seed.ts";

/** A drafter that breaks its own task's schema or check: a defect, not something to tell the person. */
export class DraftDefect extends Error {
  readonly #problems: string[];

  constructor(task: string, problems: string[]) {
    // The problems may quote what people wrote, and errors are logged.
    super(`The offline draft of ${task} breaks its own rules in ${problems.length} place(s).`);
    this.name = "DraftDefect";
    this.#problems = problems;
  }

  /** For tests. A getter, so that loggers, which copy own properties, leave it alone. */
  get problems(): string[] {
    return this.#problems;
  }
}

const frameMs = 40;

/**
 * Writes a draft and shows it growing over at most `paceMs`; at once when nobody watches or `paceMs` is 0 (then in four steps).
 * Throws `DraftDefect` for a draft that a model's answer would not be allowed to be, `TaskFailed` when cancelled.
 */
export async function runDraft<Input, Output>(
  { task, input, context }: TaskOrder<Input, Output>,
  pace: { paceMs: number; sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void> },
): Promise<Output> {
  throwIfCancelled(context.signal);
  const parsed = task.output.safeParse(cleanText(task.draft(input, draftSeed(task.name, input))));
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new DraftDefect(task.name, problems);
  }
  const findings = task.check(parsed.data, input);
  if (findings.length > 0) throw new DraftDefect(task.name, findings.map(saidOf));
  if (context.onPartial !== undefined) {
    const frames = draftFrames(parsed.data, Math.max(4, Math.floor(pace.paceMs / frameMs)));
    for (const [index, frame] of frames.entries()) {
      if (index > 0 && pace.paceMs > 0) await pace.sleep(pace.paceMs / frames.length, context.signal).catch(() => {});
      throwIfCancelled(context.signal);
      context.onPartial(frame as DeepPartial<Output>);
    }
  }
  return parsed.data;
}

function throwIfCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new TaskFailed({ code: "cancelled", sentence: "This was cancelled.", retryable: true });
}
