import { IconArrowUpRight } from "@tabler/icons-react";
import { useState } from "react";
import styles from "./source-chip.module.css";
import { sourceAge, sourceDate } from "./text/source-age.ts";

const nameLengthMax = 25;

interface Source {
  title: string;
  url?: string | null | undefined;
  /** The day, as "2026-03-02". */
  publishedDate?: string | null | undefined;
  /** Nothing rests on it any more. */
  isRejected?: boolean;
}

/** Names of more than 25 characters end in an ellipsis. */
export function shortSourceName(name: string): string {
  const characters = [...name];
  return characters.length > nameLengthMax ? `${characters.slice(0, nameLengthMax).join("").trimEnd()}…` : name;
}

/** One source and how old it is, where that is known: a link when it has an address on the web, else a plain label. */
export function SourceChip({ title, url, publishedDate, isRejected = false }: Source) {
  const [now] = useState(() => new Date());
  const words = (
    <>
      {isRejected && <span className="visually-hidden">Rejected: </span>}
      {isRejected ? (
        <del className={styles.name}>{shortSourceName(title)}</del>
      ) : (
        <span className={styles.name}>{shortSourceName(title)}</span>
      )}
      {publishedDate && <span className={styles.age}> · {sourceAge(publishedDate, now)}</span>}
    </>
  );
  const named = publishedDate ? `${title}, published ${sourceDate(publishedDate)}` : title;
  const whole = isRejected ? `Rejected: ${named}` : named;
  if (!url || !/^https?:\/\//i.test(url))
    return (
      <span className={styles.chip} title={whole}>
        {words}
      </span>
    );
  return (
    <a className={styles.chip} href={url} target="_blank" rel="noreferrer" title={whole}>
      {words}
      <IconArrowUpRight size={12} aria-hidden="true" />
      <span className="visually-hidden">(opens in a new tab)</span>
    </a>
  );
}
