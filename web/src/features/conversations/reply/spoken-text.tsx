import type { ConversationMessage } from "@seedbed/contract/conversations/schemas";
import { type MouseEvent, useRef } from "react";
import { spokenParts } from "./spoken-parts.ts";
import styles from "./spoken-text.module.css";

interface SpokenTextProps {
  message: Pick<ConversationMessage, "content" | "sentences">;
  /** The sentence that is picked. */
  picked: number | null;
  /** Absent where none can be picked. */
  onPick?: ((sentence: number) => void) | undefined;
}

/** The words of a reply. A click on a sentence, or words marked in it, picks it; by keyboard it is picked from the actions of the reply. */
export function SpokenText({ message, picked, onPick }: SpokenTextProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const pick = ({ target }: MouseEvent) => {
    const marked = getSelection();
    const at = marked && !marked.isCollapsed ? marked.anchorNode?.parentElement : target;
    const sentence = at instanceof Element ? at.closest<HTMLElement>("[data-sentence]") : null;
    if (sentence && text.current?.contains(sentence)) onPick?.(Number(sentence.dataset.sentence));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: "Keep a sentence" and the arrow keys do the same
    <p ref={text} className={styles.text} data-pickable={onPick ? true : undefined} onClick={onPick && pick}>
      {spokenParts(message).map(({ text: words, sentence }, index) =>
        sentence === null ? (
          words
        ) : (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the words of a reply never change places
            key={index}
            data-sentence={sentence}
            data-picked={sentence === picked || undefined}
          >
            {words}
          </span>
        ),
      )}
    </p>
  );
}
