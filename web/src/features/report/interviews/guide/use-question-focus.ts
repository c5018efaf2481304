import type { GuideQuestion } from "@seedbed/contract/report/interviews/schemas";
import { useEffect, useRef } from "react";

interface Wanted {
  /** From 0. */
  at: number;
  part: "text" | "up" | "down" | "remove";
}

/** Where the focus goes when questions come, go or change places: what had it may be gone, or disabled, by then. */
export function useQuestionFocus(questions: readonly GuideQuestion[] | undefined) {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<Wanted | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes there with the questions
  useEffect(() => {
    if (!wanted.current) return;
    const { at, part } = wanted.current;
    wanted.current = null;
    const row = list.current?.children[at];
    const order = part === "up" || part === "down" ? [part, part === "up" ? "down" : "up"] : [part];
    const found = order
      .map((each) => row?.querySelector<HTMLElement>(`[data-part="${each}"]:not(:disabled)`))
      .find((element) => element);
    (found ?? list.current?.closest("section")?.querySelector<HTMLElement>("header button"))?.focus();
  }, [questions]);
  return {
    list,
    focusNext: (next: Wanted) => {
      wanted.current = next;
    },
  };
}
