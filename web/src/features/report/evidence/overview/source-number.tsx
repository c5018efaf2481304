import { shortSourceName } from "../../../../design/source-chip.tsx";
import type { ShownSource } from "../evidence-query.ts";
import styles from "./source-number.module.css";

/** A source by number and name; leads to it. */
export function SourceNumber({ source, onShow }: { source: ShownSource; onShow: (number: number) => void }) {
  return (
    <button
      type="button"
      className={`${styles.source} numerals`}
      title={source.title}
      onClick={() => onShow(source.number)}
    >
      <span className="visually-hidden">Source </span>
      <b>{source.number}</b>
      {shortSourceName(source.title)}
    </button>
  );
}
