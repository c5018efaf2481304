import type { TranscriptLine as Line } from "@seedbed/contract/report/interviews/schemas";
import { memo } from "react";
import { type NumberedSignal, piecesOf } from "./marks-in-line.ts";
import styles from "./transcript.module.css";

interface TranscriptLineProps {
  line: Line;
  number: number;
  marks: readonly NumberedSignal[];
  isLinked: boolean;
}

export const lineId = (number: number) => `line-${number}`;

/** What one person says, with what was found in it. */
export const TranscriptLine = memo(function TranscriptLine({ line, number, marks, isLinked }: TranscriptLineProps) {
  return (
    <li
      id={lineId(number)}
      className={styles.line}
      data-line={number}
      data-question={line.isQuestion || undefined}
      data-linked={isLinked || undefined}
      tabIndex={-1}
    >
      <span className={`${styles.at} numerals`} title={`Line ${number}`}>
        <span className="visually-hidden">{`Line ${number}, `}</span>
        {line.time || number}
      </span>
      <span className={styles.speaker}>{line.speaker}</span>
      <p data-text>
        {piecesOf(line.text, marks).map(({ from, text, mark }) =>
          mark ? (
            <mark key={from} data-stance={mark.signal.stance}>
              {text}
              <sup data-number={mark.number} title={mark.signal.stance}>
                <span className="visually-hidden">{` Signal ${mark.number}, ${mark.signal.stance}.`}</span>
              </sup>
            </mark>
          ) : (
            <span key={from}>{text}</span>
          ),
        )}
      </p>
    </li>
  );
});
