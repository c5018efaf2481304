import { IconX } from "@tabler/icons-react";
import { type KeyboardEvent, useId, useState } from "react";
import { isComposing } from "../../../../../design/text/is-composing.ts";
import styles from "./sources-control.module.css";
import { type TypedSource, typedSource } from "./typed-source.ts";

interface SourcesControlProps {
  label: string;
  most: number;
  sources: readonly TypedSource[];
  problem: string | null;
  hasFocus: boolean;
  onChange: (sources: readonly TypedSource[]) => void;
}

/** The sources of something: those that stand can be taken away, and pages typed in. */
export function SourcesControl({ label, most, sources, problem, hasFocus, onChange }: SourcesControlProps) {
  const [address, setAddress] = useState("");
  const [title, setTitle] = useState("");
  const [published, setPublished] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const id = useId();
  const isFull = sources.length >= most;
  const add = () => {
    if (!address.trim()) return;
    const source = typedSource(address, title, published);
    if (!source) return setRefusal("Write a web address that begins with http:// or https://.");
    if (sources.some(({ url }) => url === source.url)) return setRefusal("This page is named already.");
    onChange([...sources, source]);
    setAddress("");
    setTitle("");
    setPublished("");
    setRefusal(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || isComposing(event) || event.ctrlKey || event.metaKey || !address.trim()) return;
    event.preventDefault();
    event.stopPropagation();
    add();
  };
  const said = refusal ?? problem;
  return (
    <fieldset className={styles.sources}>
      <legend>{label}</legend>
      {sources.length > 0 && (
        <ul>
          {sources.map((source, index) => (
            <li key={source.uuid ?? source.url ?? source.title}>
              <span className={styles.source}>
                {source.title}
                {source.url && <span className={styles.address}>{source.url}</span>}
              </span>
              <button
                type="button"
                aria-label={`Take ${source.title} away`}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChange(sources.toSpliced(index, 1))}
              >
                <IconX size={14} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p className={styles.full}>At most {most} sources can be named.</p>
      ) : (
        <div className={styles.typed}>
          <input
            // biome-ignore lint/a11y/noAutofocus: the person has just opened this
            autoFocus={hasFocus}
            aria-label="Web address"
            aria-invalid={said !== null}
            aria-describedby={said ? id : undefined}
            placeholder="https://"
            inputMode="url"
            value={address}
            onChange={({ currentTarget }) => {
              setRefusal(null);
              setAddress(currentTarget.value);
            }}
            onKeyDown={onKeyDown}
          />
          <input
            aria-label="Title, if you like"
            placeholder="Title, if you like"
            value={title}
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <label className={styles.published}>
            Published, if you know
            <input type="date" value={published} onChange={({ currentTarget }) => setPublished(currentTarget.value)} />
          </label>
          <button
            type="button"
            disabled={!address.trim()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={add}
          >
            Add source
          </button>
        </div>
      )}
      {said && (
        <p id={id} role="alert" className={styles.problem}>
          {said}
        </p>
      )}
    </fieldset>
  );
}
