import type { OpenedInterview } from "@seedbed/contract/report/interviews/schemas";
import { useEffect } from "react";
import { sentenceOf } from "../../../../transport/failure.ts";
import { useInterview } from "../use-interview.ts";

/** Has a transcript read to its end, part after part, while it is open; says why it stopped, and goes on when asked to. */
export function useReading(conceptId: string, interview: OpenedInterview) {
  const { readOn } = useInterview(conceptId, interview);
  const { readLines, lines } = interview;
  const isOver = readLines >= lines;
  const { mutate, isPending, isError } = readOn;
  useEffect(() => {
    if (!isOver && !isPending && !isError) mutate();
  }, [isOver, isPending, isError, mutate]);
  return {
    isReading: !isOver && !isError,
    share: lines === 0 ? 1 : readLines / lines,
    stopped: isError ? sentenceOf(readOn.error) : null,
    goOn: () => mutate(),
  };
}
