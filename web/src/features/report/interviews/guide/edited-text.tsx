import { guideTextMax } from "@seedbed/contract/report/interviews/words";
import { useRef } from "react";
import { isComposing } from "../../../../design/text/is-composing.ts";
import { tooLong } from "../../../../design/text/too-long.ts";
import { KeptNote } from "../../../../shell/kept-words/kept-note.tsx";
import { useKept } from "../../../../transport/kept/use-kept.ts";
import { isText } from "../../../../transport/kept/use-kept-text.ts";
import styles from "./guide.module.css";

interface EditedTextProps {
  /** Names what it is the text of. */
  place: string;
  label: string;
  value: string;
  isStruck?: boolean;
  isSmall?: boolean;
  mayBeEmpty?: boolean;
  /** By which it is found when the focus goes there. */
  part?: string;
  /** Resolves when the server has the words. */
  onSave: (words: string) => Promise<unknown>;
}

/**
 * A text that is written where it stands: saved when it is left or with Enter, as it was with Escape. What is written is kept on this device until the
 * server has it.
 */
export function EditedText(props: EditedTextProps) {
  const { place, label, value, isStruck = false, isSmall = false, mayBeEmpty = false, part, onSave } = props;
  const { value: typed, keep, state } = useKept("guide", place, isText);
  const sent = useRef<string | null>(null);
  const excess = tooLong(typed?.trim() ?? "", guideTextMax);
  const type = (next: string | null) => {
    sent.current = null;
    keep(next);
  };
  const save = () => {
    if (excess !== undefined || typed === null || sent.current === typed) return;
    const words = typed.trim();
    if (words === value || (words === "" && !mayBeEmpty)) return type(null);
    sent.current = typed;
    const end = (isSaved: boolean) => {
      // What has been written since is another text.
      if (sent.current !== typed) return;
      if (isSaved) type(null);
      else sent.current = null;
    };
    void onSave(words).then(
      () => end(true),
      () => end(false),
    );
  };
  return (
    <>
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
        onChange={({ currentTarget }) => type(currentTarget.value.replaceAll("\n", " "))}
        onBlur={save}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === "Enter") {
            event.preventDefault();
            save();
          }
          if (event.key === "Escape") type(null);
        }}
      />
      <KeptNote kept={state} />
    </>
  );
}
