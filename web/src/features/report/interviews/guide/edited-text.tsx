import { guideTextMax } from "@seedbed/contract/report/interviews/words";
import { useState } from "react";
import { tooLong } from "../../../../design/text/too-long.ts";
import styles from "./guide.module.css";

interface EditedTextProps {
  label: string;
  value: string;
  isStruck?: boolean;
  isSmall?: boolean;
  /** By which it is found when the focus goes there. */
  part?: string;
  onSave: (words: string) => void;
}

/** A text that is written where it stands: saved when it is left or with Enter, as it was with Escape. */
export function EditedText({ label, value, isStruck = false, isSmall = false, part, onSave }: EditedTextProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const excess = tooLong(typed?.trim() ?? "", guideTextMax);
  const save = () => {
    if (excess !== undefined) return;
    const words = typed?.trim();
    setTyped(null);
    if (words !== undefined && words !== value) onSave(words);
  };
  return (
    <textarea
      className={styles.text}
      data-part={part}
      data-struck={isStruck || undefined}
      data-small={isSmall || undefined}
      aria-label={label}
      rows={1}
      aria-invalid={excess !== undefined}
      title={excess}
      placeholder={isSmall ? "What to ask then, or to listen for" : undefined}
      value={typed ?? value}
      onChange={({ currentTarget }) => setTyped(currentTarget.value.replaceAll("\n", " "))}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return;
        if (event.key === "Enter") {
          event.preventDefault();
          save();
        }
        if (event.key === "Escape") setTyped(null);
      }}
    />
  );
}
