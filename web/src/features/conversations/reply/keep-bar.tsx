import { type KeyboardEvent, useEffect, useRef } from "react";
import styles from "./keep-bar.module.css";

/** As what a sentence of a reply can be kept: never as a signal of the real world. */
export type KeptAs = "job" | "pain" | "assumption";

interface KeepBarProps {
  /** The sentence that is picked. */
  sentence: string;
  /** Whether there is a sentence before and after it. */
  onMove: (step: -1 | 1) => void;
  onKeep: (as: KeptAs) => void;
  onClose: () => void;
}

const ways = [
  ["job", "Job"],
  ["pain", "Pain"],
  ["assumption", "Assumption to test"],
] as const satisfies readonly (readonly [KeptAs, string])[];

/** As what the picked sentence is kept. Arrow keys pick the sentence before or after it, Escape picks none. */
export function KeepBar({ sentence, onMove, onKeep, onClose }: KeepBarProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
    if (step) {
      event.preventDefault();
      onMove(step);
    }
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div className={styles.bar} role="group" aria-label={`Keep “${sentence}” as`} onKeyDown={onKeyDown}>
      <span aria-hidden="true">Keep as</span>
      {ways.map(([as, label], index) => (
        <button key={as} ref={index === 0 ? first : undefined} type="button" data-as={as} onClick={() => onKeep(as)}>
          {label}
        </button>
      ))}
      <span className="visually-hidden" role="status">
        {sentence}
      </span>
    </div>
  );
}
