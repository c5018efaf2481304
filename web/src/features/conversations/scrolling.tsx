import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import styles from "./exchange.module.css";

/** Stays at its end as long as the person has not scrolled away from it. `mark` changes with what is in it. */
export function Scrolling({ mark, children }: { mark: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come is what moves the end
  useLayoutEffect(() => {
    if (place.current && isAtEnd.current) place.current.scrollTop = place.current.scrollHeight;
  }, [mark]);
  // A field that grows below it, another size of the window, an answer that shows more: the end stays in view.
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watch = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    watch.observe(element);
    for (const part of element.children) watch.observe(part);
    return () => watch.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: what scrolls is no part of the page of its own
    <div
      ref={place}
      className={styles.scrolling}
      role="group"
      aria-label="What was said"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < 48;
      }}
    >
      {children}
    </div>
  );
}
