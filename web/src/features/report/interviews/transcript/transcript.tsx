import { signalStances } from "@seedbed/contract/report/customers/words";
import type { OpenedInterview } from "@seedbed/contract/report/interviews/schemas";
import { useEffect, useMemo, useRef } from "react";
import { Card } from "../../../../design/card.tsx";
import { useLinkedName } from "../../plain/use-linked-item.ts";
import { type NumberedSignal, numbered } from "./marks-in-line.ts";
import styles from "./transcript.module.css";
import { TranscriptHead } from "./transcript-head.tsx";
import { lineId, TranscriptLine } from "./transcript-line.tsx";
import { useLinesInView } from "./use-lines-in-view.ts";

interface TranscriptProps {
  conceptId: string;
  interview: OpenedInterview;
  /** The words of one answer that are selected; "" for none. */
  onSelect: (words: string) => void;
  onRemoved: () => void;
}

const none: readonly NumberedSignal[] = [];

export function Transcript({ conceptId, interview, onSelect, onRemoved }: TranscriptProps) {
  const { transcript, found } = interview;
  const list = useRef<HTMLOListElement>(null);
  const linked = useLinkedName();
  const inView = useLinesInView(list);
  const byLine = useMemo(() => Map.groupBy(numbered(found), ({ signal }) => signal.line), [found]);
  useEffect(() => {
    const line = linked?.startsWith("line-") ? list.current?.querySelector<HTMLElement>(`[id="${linked}"]`) : null;
    line?.scrollIntoView({ block: "center" });
    line?.focus({ preventScroll: true });
  }, [linked]);
  const select = () => onSelect(selectedWords());
  return (
    <Card>
      <TranscriptHead conceptId={conceptId} interview={interview} onRemoved={onRemoved} />
      <div className={styles.bar}>
        {signalStances.map((stance) => (
          <mark key={stance} data-stance={stance}>
            {stance}
          </mark>
        ))}
        <span className="numerals">
          {inView ? `Lines ${inView.first} to ${inView.last} of ${transcript.length}` : `${transcript.length} lines`}
        </span>
      </div>
      <ol
        ref={list}
        className={styles.lines}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it
        tabIndex={0}
        aria-label="Transcript"
        onMouseUp={select}
        onKeyUp={select}
      >
        {transcript.map((line, index) => (
          <TranscriptLine
            // biome-ignore lint/suspicious/noArrayIndexKey: the number of a line is its name
            key={index}
            line={line}
            number={index + 1}
            marks={byLine.get(index + 1) ?? none}
            isLinked={linked === lineId(index + 1)}
          />
        ))}
      </ol>
    </Card>
  );
}

/** What is selected within the words of one line. */
function selectedWords(): string {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return "";
  const textOf = (node: Node | null) => (node instanceof Element ? node : node?.parentElement)?.closest("[data-text]");
  const line = textOf(selection.anchorNode);
  if (!line || line !== textOf(selection.focusNode)) return "";
  const words = selection.getRangeAt(0).cloneContents();
  // The number of a signal is told to those who do not see it, and nobody has said it.
  for (const told of words.querySelectorAll("sup")) told.remove();
  return words.textContent?.trim() ?? "";
}
