import type { ReactNode } from "react";
import styles from "./print.module.css";

/** A section of the printed report. */
export function PrintedSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A titled part of it; nothing when there is nothing in it. */
export function PrintedPart({ title, children }: { title: string; children: ReactNode }) {
  if (children === null || children === "" || (Array.isArray(children) && children.length === 0)) return null;
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** A text under its name; nothing when it is empty. */
export function PrintedText({ name, text }: { name: string; text: string | null | undefined }) {
  if (!text) return null;
  return (
    <p className={styles.text}>
      <b>{name}</b> {text}
    </p>
  );
}

interface Cited {
  title: string;
  url?: string | null | undefined;
}

/** Where something comes from, with addresses that can be read on paper. */
export function PrintedSources({ sources }: { sources: readonly Cited[] }) {
  if (sources.length === 0) return null;
  return (
    <ul className={styles.sources} aria-label="Sources">
      {sources.map(({ title, url }) => (
        <li key={`${title} ${url}`}>{url && /^https?:\/\//i.test(url) ? <a href={url}>{title}</a> : title}</li>
      ))}
    </ul>
  );
}

/** Short texts as a list; nothing for none. */
export function PrintedList({ name, texts }: { name: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <>
      <p className={styles.text}>
        <b>{name}</b>
      </p>
      <ul className={styles.list}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
