import type { Answer } from "./finding.ts";

const rememberedMs = 10 * 60_000;

type Run = (signal: AbortSignal) => Promise<Answer[]>;

/**
 * Makes checks repeat for ten minutes what they found, so that looking at a page again does not pay a model again. What does not work is tried
 * each time: somebody may just have mended it.
 */
export function rememberGood(now: () => Date): (run: Run) => Run {
  let good: { answers: Answer[]; until: number } | undefined;
  return (run) => async (signal) => {
    if (good !== undefined && good.until > now().getTime()) return good.answers;
    const answers = await run(signal);
    const works = answers[0]?.status === "ok" && answers.every(({ status }) => status !== "wrong");
    good = works ? { answers, until: now().getTime() + rememberedMs } : undefined;
    return answers;
  };
}
