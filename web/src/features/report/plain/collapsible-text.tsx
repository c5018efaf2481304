import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import styles from "./collapsible-text.module.css";

interface CollapsibleTextProps {
  /** Pixels that are shown while it is collapsed. */
  height: number;
  children: ReactNode;
}

/** Text that opens on demand when it is taller than `height`; shorter text stands as it is. */
export function CollapsibleText({ height, children }: CollapsibleTextProps) {
  const [open, setOpen] = useState(false);
  const [long, setLong] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    const element = content.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setLong(element.offsetHeight > height));
    observer.observe(element);
    return () => observer.disconnect();
  }, [height]);
  return (
    <div>
      <div id={id} className={styles.window} data-cut={long && !open} style={open ? undefined : { maxHeight: height }}>
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
