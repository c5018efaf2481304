import { type KeyboardEvent, type ReactNode, useRef } from "react";
import styles from "./editor.module.css";
import { Editor } from "./editor.tsx";

interface ChoiceEditorProps {
  label: string;
  values: readonly string[];
  value: string;
  problem: string | null;
  labelOf: (value: string) => ReactNode;
  onChoose: (value: string, returnsFocus: boolean) => void;
  onGiveBack: (returnsFocus: boolean) => void;
}

/** The values that something may have, in a list over the page: a click or Enter takes one, arrows walk them. */
export function ChoiceEditor({ label, values, value, problem, labelOf, onChoose, onGiveBack }: ChoiceEditorProps) {
  const list = useRef<HTMLSpanElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const options = [...(list.current?.querySelectorAll("button") ?? [])];
    const now = options.indexOf(document.activeElement as HTMLButtonElement);
    options[(now + step + options.length) % options.length]?.focus();
  };
  return (
    <Editor
      label={label}
      problem={problem}
      needsModifier
      isImmediate
      onSave={onGiveBack}
      onGiveBack={() => onGiveBack(true)}
      panel={
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a paragraph
        <span ref={list} role="group" aria-label={label} className={styles.options} onKeyDown={onKeyDown}>
          {values.map((each) => (
            <button
              key={each}
              type="button"
              // biome-ignore lint/a11y/noAutofocus: the person has just asked to choose
              autoFocus={each === value || (!values.includes(value) && each === values[0])}
              aria-pressed={each === value}
              onClick={() => onChoose(each, true)}
            >
              {labelOf(each)}
            </button>
          ))}
        </span>
      }
    />
  );
}
