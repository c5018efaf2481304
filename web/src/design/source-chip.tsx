import { IconArrowUpRight } from "@tabler/icons-react";
import styles from "./source-chip.module.css";

const nameLengthMax = 25;

interface Source {
  title: string;
  url?: string | null | undefined;
}

/** Names of more than 25 characters end in an ellipsis. */
export function shortSourceName(name: string): string {
  const characters = [...name];
  return characters.length > nameLengthMax ? `${characters.slice(0, nameLengthMax).join("").trimEnd()}…` : name;
}

/** One source: a link when it has an address on the web, else a plain label. */
export function SourceChip({ title, url }: Source) {
  const name = shortSourceName(title);
  if (!url || !/^https?:\/\//i.test(url)) return <span className={styles.chip}>{name}</span>;
  return (
    <a className={styles.chip} href={url} target="_blank" rel="noreferrer" title={title}>
      {name}
      <IconArrowUpRight size={12} aria-hidden="true" />
      <span className="visually-hidden">(opens in a new tab)</span>
    </a>
  );
}
