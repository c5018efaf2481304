import { type RefObject, useCallback, useRef, useState } from "react";
import { fileProblem } from "./file-problem.ts";
import { useFileDrop } from "./use-file-drop.ts";

/** The file that a source is made of: chosen or dropped, sent, and given up. `refuse` is told why one cannot be taken. */
export function useSourceFile(
  form: RefObject<HTMLElement | null>,
  { isSending, refuse }: { isSending: boolean; refuse: (sentence: string | null) => void },
) {
  const [file, setFile] = useState<File | null>(null);
  const [wasRemoved, setWasRemoved] = useState(false);
  const [sent, setSent] = useState(0);
  const sending = useRef<AbortController | null>(null);
  const choose = useCallback(
    (files: File[]) => {
      const [chosen] = files;
      if (!chosen || isSending) return;
      const problem = files.length > 1 ? "One file is one source. Add the others after it." : fileProblem(chosen);
      refuse(problem);
      if (!problem) setFile(chosen);
    },
    [isSending, refuse],
  );
  const isOver = useFileDrop(form, choose);
  return {
    file,
    isOver,
    wasRemoved,
    sent: file && isSending ? sent : null,
    choose,
    remove() {
      setFile(null);
      setWasRemoved(true);
      refuse(null);
    },
    /** What a call takes along; each sending can be given up. */
    begin() {
      if (!file) return undefined;
      sending.current = new AbortController();
      setSent(0);
      return { file, onProgress: setSent, signal: sending.current.signal };
    },
    giveUp: () => sending.current?.abort(),
    isGivenUp: () => sending.current?.signal.aborted ?? false,
  };
}
