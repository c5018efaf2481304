import { Badge } from "../../../design/badge.tsx";
import { Meter } from "../../../design/progress/meter.tsx";
import styles from "./compare.module.css";
import type { ComparedFigure, ComparedValue } from "./compared-rows.ts";
import { differingWords } from "./differing-words.ts";

interface ComparedCellProps {
  value: ComparedValue;
  /** Of the idea, for screen readers. */
  title: string;
  /** The text beside which words that only this one has are marked; undefined where none are. */
  beside: string | undefined;
}

/** One cell of a comparison. */
export function ComparedCell({ value, title, beside }: ComparedCellProps) {
  switch (value?.is) {
    case undefined:
      return (
        <span className={styles.none}>
          <span aria-hidden="true">—</span>
          <span className="visually-hidden">None</span>
        </span>
      );
    case "text":
      return <Words text={value.text} beside={beside} />;
    case "list":
      return (
        <ul className={styles.list}>
          {value.items.map((item) => (
            <li key={item}>
              <Words text={item} beside={beside} />
            </li>
          ))}
        </ul>
      );
    case "progress":
      return (
        <div className={styles.progress}>
          <Meter label={`Report of ${title}`} value={value.percent / 100} />
          <span className="numerals">{value.percent}%</span>
        </div>
      );
    case "figures":
      return (
        <dl className={styles.figures}>
          {value.figures.map((figure) => (
            <div key={figure.name}>
              <dt>{figure.name}</dt>
              <dd className="numerals">
                {figure.value} <Evidence figure={figure} />
              </dd>
            </div>
          ))}
        </dl>
      );
  }
}

function Words({ text, beside }: { text: string; beside: string | undefined }) {
  if (beside === undefined) return text;
  return differingWords(text, beside).map(({ text: run, own }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text have no other name and never change places
    own ? <mark key={index}>{run}</mark> : run,
  );
}

function Evidence({ figure: { sources } }: { figure: ComparedFigure }) {
  if (sources === undefined) return null;
  return sources === 0 ? (
    <Badge tone="warn" title="Nobody has backed this number with a source yet">
      To check
    </Badge>
  ) : (
    <Badge tone="ok">{sources === 1 ? "1 source" : `${sources} sources`}</Badge>
  );
}
