import type { OpenedInterview } from "@seedbed/contract/report/interviews/schemas";
import { sentenceOf } from "../../../../transport/failure.ts";
import { isBeingRead } from "../interview-queries.ts";
import { useInterview } from "../use-interview.ts";

/** How far a transcript is read, which the server does by itself; why it stopped, and how to have it go on. */
export function useReading(conceptId: string, interview: OpenedInterview) {
  const { readOn } = useInterview(conceptId, interview);
  const { readLines, lines, stopped } = interview;
  const refused = readOn.isError ? sentenceOf(readOn.error) : null;
  return {
    isReading: isBeingRead(interview),
    share: lines === 0 ? 1 : readLines / lines,
    stopped: stopped && (refused ?? stopped),
    isAsked: readOn.isPending,
    goOn: () => readOn.mutate(),
  };
}
