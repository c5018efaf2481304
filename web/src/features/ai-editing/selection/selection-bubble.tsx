import { IconArrowUp, IconSparkles } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { isComposing } from "../../../design/text/is-composing.ts";
import { useKeptText } from "../../../transport/kept/use-kept-text.ts";
import type { Beginning } from "../refine-props.ts";
import type { Selected } from "./scope-of.ts";
import styles from "./selection-bubble.module.css";
import { useSelected } from "./use-selected.ts";

/** How a message begins. */
const beginnings = [
  { label: "Shorter", text: "Make this shorter." },
  { label: "For …", text: "Write this for " },
  { label: "What speaks against this?", text: "What speaks against this?" },
] as const;

/** What can be asked of what is selected on the page: a small button beside it, which opens. Alt and R reaches it by keyboard. */
export function SelectionBubble({ onBegin }: { onBegin: (beginning: Beginning) => void }) {
  const { selected, isOpen, open, close } = useSelected();
  if (!selected) return null;
  const begin = (text: string) => {
    close(false);
    getSelection()?.removeAllRanges();
    onBegin({ scope: selected.scope, scopeName: selected.name, text });
  };
  return createPortal(
    <Bubble selected={selected}>
      {isOpen ? (
        <Options onBegin={begin} onClose={() => close(true)} />
      ) : (
        <button
          type="button"
          className={styles.refine}
          aria-expanded={false}
          aria-keyshortcuts="Alt+R"
          title="Refine what is selected (Alt R)"
          // The selection stays.
          onMouseDown={(event) => event.preventDefault()}
          onClick={open}
        >
          <IconSparkles size={15} aria-hidden="true" />
          Refine
        </button>
      )}
    </Bubble>,
    document.body,
  );
}

const gap = 8;

function Bubble({ selected: { box }, children }: { selected: Selected; children: React.ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  // Above what is selected, or below where there is no room, within the window.
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const { offsetWidth, offsetHeight } = element;
    const isAbove = box.top > offsetHeight + 2 * gap;
    const top = isAbove ? box.top - offsetHeight - gap : box.bottom + gap;
    const right = document.documentElement.clientWidth - offsetWidth - gap;
    const left = Math.max(gap, Math.min(box.left + box.width / 2 - offsetWidth / 2, right));
    element.style.top = `${top + scrollY}px`;
    element.style.left = `${left + scrollX}px`;
  });
  return (
    <div ref={root} className={styles.bubble} data-selection-bubble>
      {children}
    </div>
  );
}

function Options({ onBegin, onClose }: { onBegin: (text: string) => void; onClose: () => void }) {
  const [text, setText] = useKeptText("refine", "selection");
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || isComposing(event)) return;
    event.preventDefault();
    onClose();
  };
  return (
    <div className={styles.options} role="dialog" aria-label="Refine what is selected" onKeyDown={onKeyDown}>
      {beginnings.map((each, index) => (
        <button
          key={each.label}
          ref={index === 0 ? first : null}
          type="button"
          className={styles.option}
          onClick={() => onBegin(each.text)}
        >
          {each.label}
        </button>
      ))}
      <form
        className={styles.own}
        onSubmit={(event) => {
          event.preventDefault();
          setText("");
          onBegin(text.trim());
        }}
      >
        <input
          type="text"
          value={text}
          aria-label="What should change"
          placeholder="Or say what should change"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="submit" aria-label="Go on in the panel" className={styles.go}>
          <IconArrowUp size={16} aria-hidden="true" />
        </button>
      </form>
    </div>
  );
}
