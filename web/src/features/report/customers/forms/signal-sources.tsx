import { IconTrash } from "@tabler/icons-react";
import { IconButton } from "../../../../design/icon-button.tsx";
import styles from "./form-frame.module.css";
import { Labelled } from "./form-frame.tsx";
import { type DraftSignal, type SignalProblems, sourcesMax } from "./signal-problems.ts";

interface SignalSourcesProps {
  sources: DraftSignal["sources"];
  problems: SignalProblems["sources"];
  onChange: (sources: DraftSignal["sources"]) => void;
}

/** Where a signal can be read: titles with their addresses. */
export function SignalSources({ sources, problems, onChange }: SignalSourcesProps) {
  const name = (index: number, what: string) => (sources.length > 1 ? `Source ${index + 1} ${what}` : `Source ${what}`);
  return (
    <>
      {sources.map((source, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sources have no names
        <div key={index} className={styles.source}>
          <Labelled label={name(index, "title")} problem={problems[index]?.title}>
            {(field) => (
              <input
                {...field}
                autoComplete="off"
                value={source.title}
                onChange={({ currentTarget: { value } }) => onChange(sources.with(index, { ...source, title: value }))}
              />
            )}
          </Labelled>
          <Labelled label={name(index, "URL")} problem={problems[index]?.url}>
            {(field) => (
              <input
                {...field}
                autoComplete="off"
                inputMode="url"
                value={source.url}
                onChange={({ currentTarget: { value } }) => onChange(sources.with(index, { ...source, url: value }))}
              />
            )}
          </Labelled>
          {sources.length > 1 && (
            <IconButton
              className={styles.take}
              aria-label={`Remove source ${index + 1}`}
              onClick={() => onChange(sources.toSpliced(index, 1))}
            >
              <IconTrash size={16} aria-hidden="true" />
            </IconButton>
          )}
        </div>
      ))}
      {sources.length < sourcesMax && (
        <button type="button" className={styles.way} onClick={() => onChange([...sources, { title: "", url: "" }])}>
          Name another source
        </button>
      )}
    </>
  );
}
