import { useEffect, useRef, useState } from "react";
import type { ShownSource } from "../evidence-query.ts";
import styles from "./source-number.module.css";
import { SourceNumber } from "./source-number.tsx";

/** How many stand there before the others are asked for; two of a kind are no crowd. */
const shownFirst = 6;

interface SourceNumbersProps {
  sources: readonly ShownSource[];
  onShow: (number: number) => void;
}

/** Sources by number and name, the first of many until all are asked for. */
export function SourceNumbers({ sources, onShow }: SourceNumbersProps) {
  const [showsAll, setShowsAll] = useState(false);
  const next = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (showsAll) next.current?.querySelector("button")?.focus();
  }, [showsAll]);
  const isCut = !showsAll && sources.length > shownFirst + 1;
  const shown = isCut ? sources.slice(0, shownFirst) : sources;
  const rest = sources.length - shownFirst;
  return (
    <>
      {shown.map((source, index) => (
        <span key={source.number} ref={index === shownFirst ? next : null} className={styles.place}>
          <SourceNumber source={source} onShow={onShow} />
        </span>
      ))}
      {isCut && (
        <button type="button" className={styles.more} onClick={() => setShowsAll(true)}>
          {rest} more
          <span className="visually-hidden"> sources</span>
        </button>
      )}
    </>
  );
}
