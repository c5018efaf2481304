import { useEffect, useRef } from "react";

/** With a signal that is deleted goes what had the focus: the next one's tools get it, else those of the one before, else what adds one. */
export function useFocusAfterDeletion(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const adds = useRef<HTMLButtonElement>(null);
  const leaving = useRef<number | null>(null);
  const before = useRef(count);
  useEffect(() => {
    const at = leaving.current;
    const isGone = count < before.current;
    before.current = count;
    if (at === null || !isGone) return;
    leaving.current = null;
    const left = editsIn(list.current);
    (left[at] ?? left[at - 1] ?? adds.current)?.focus();
  }, [count]);
  return {
    list,
    adds,
    /** To be told before the signal goes. */
    onDelete: (uuid: string) => {
      leaving.current = editsIn(list.current).findIndex(({ dataset }) => dataset.changes === uuid);
    },
  };
}

const editsIn = (list: HTMLElement | null) =>
  [...(list?.querySelectorAll<HTMLElement>("[data-changes]") ?? [])].filter((edit) => edit.checkVisibility());
