import { useDeferredValue, useEffect, useRef } from "react";
import { Button } from "../../../../design/button.tsx";
import { useHistorical } from "../../frame/historical.ts";
import type { EvidenceView, ShownSource } from "../evidence-query.ts";
import type { Verdicts } from "../verdicts/use-verdicts.ts";
import { SourceEntry } from "./source-entry.tsx";
import styles from "./sources-panel.module.css";

/** Those that are in sight when the list opens. */
const drawnAtFirst = 8;

interface SourcesPanelProps {
  view: EvidenceView;
  /** The source that somebody was led to. */
  jump: { number: number } | null;
  verdicts: Verdicts;
  onRead: (source: ShownSource) => void;
  onAdd: () => void;
}

/** All sources, those that were rejected among them, in the order of their numbers. */
export function SourcesPanel({ view, jump, verdicts, onRead, onAdd }: SourcesPanelProps) {
  const isHistorical = useHistorical();
  const list = useRef<HTMLDivElement>(null);
  // Hundreds of them open as fast as a few: the rest is drawn below right after, while the page stays in use.
  const drawn = useDeferredValue(view.sources.length, drawnAtFirst);
  const followed = useRef<SourcesPanelProps["jump"]>(null);
  useEffect(() => {
    if (!jump || followed.current === jump || jump.number > drawn) return;
    followed.current = jump;
    const entry = list.current?.querySelector<HTMLElement>(`[data-source="${jump.number}"]`);
    entry?.scrollIntoView({ block: "start" });
    entry?.focus({ preventScroll: true });
  }, [jump, drawn]);
  if (view.sources.length === 0)
    return (
      <div className={styles.none}>
        <p>Nothing is named that this rests on.</p>
        {!isHistorical && (
          <Button variant="default" onClick={onAdd}>
            Add the first source
          </Button>
        )}
      </div>
    );
  return (
    <div ref={list}>
      {view.sources.slice(0, drawn).map((source) => (
        <SourceEntry
          key={source.number}
          source={source}
          isLedTo={jump?.number === source.number}
          verdicts={verdicts}
          onRead={() => onRead(source)}
        />
      ))}
    </div>
  );
}
