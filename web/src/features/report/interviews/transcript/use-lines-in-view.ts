import { type RefObject, useEffect, useState } from "react";

interface LinesInView {
  first: number;
  last: number;
}

/** Which lines of a list that scrolls can be seen; null before it is drawn. */
export function useLinesInView(list: RefObject<HTMLElement | null>): LinesInView | null {
  const [inView, setInView] = useState<LinesInView | null>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const { left, width, top, bottom } = element.getBoundingClientRect();
      const numberAt = (y: number) => {
        for (const found of document.elementsFromPoint(left + width / 2, y)) {
          const line = found.closest<HTMLElement>("[data-line]");
          if (line) return Number(line.dataset.line);
        }
        return undefined;
      };
      const first = numberAt(Math.max(top, 0) + 12);
      const last = numberAt(Math.min(bottom, innerHeight) - 12);
      if (first !== undefined && last !== undefined)
        setInView((before) => (before?.first === first && before.last === last ? before : { first, last }));
    };
    const ask = () => {
      frame ||= requestAnimationFrame(look);
    };
    ask();
    element.addEventListener("scroll", ask, { passive: true });
    addEventListener("scroll", ask, { passive: true });
    addEventListener("resize", ask);
    // What stands above it may come later and push it down, or go.
    const watch = new ResizeObserver(ask);
    watch.observe(element);
    watch.observe(document.body);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
      element.removeEventListener("scroll", ask);
      removeEventListener("scroll", ask);
      removeEventListener("resize", ask);
    };
  }, [list]);
  return inView;
}
