import { type FocusEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import styles from "./collapsible-text.module.css";

interface CollapsibleTextProps {
  /** Pixels that are shown while it is collapsed. */
  height: number;
  children: ReactNode;
}

const field = "input, textarea, select";

/**
 * Text that opens on demand when it is taller than `height`; shorter text stands as it is. It opens by itself for what is edited in it, and for
 * what is reached by keyboard where it is cut.
 */
export function CollapsibleText({ height, children }: CollapsibleTextProps) {
  const [open, setOpen] = useState(false);
  const [long, setLong] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return;
    const measure = () => setLong(element.offsetHeight > height);
    // Before it is painted: a button that comes later would move what stands below. And no sooner, or all of the page is laid out while it is still being put together.
    const frame = requestAnimationFrame(() => flushSync(measure));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [height]);
  const openFor = ({ target, currentTarget }: FocusEvent<HTMLDivElement>) => {
    const isCut = target.getBoundingClientRect().top >= currentTarget.getBoundingClientRect().top + height;
    if (target.matches(field) || isCut) setOpen(true);
  };
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only sees where the focus goes inside */}
      <div
        id={id}
        className={styles.window}
        data-cut={long && !open}
        style={open ? undefined : { maxHeight: height }}
        onFocus={openFor}
      >
        <div ref={content}>{children}</div>
      </div>
      {long && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen((before) => !before)}
        >
          {open ? "Show less" : "Show more"}
        </button>
      )}
    </div>
  );
}
