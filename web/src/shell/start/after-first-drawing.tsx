import { type ReactNode, startTransition, useEffect, useState } from "react";
import { afterPaint } from "../../transport/after-paint.ts";

let isFirst = false;

/** What is drawn until the returned function is called is the first that the page shows. */
export function beginFirstDrawing(): () => void {
  isFirst = true;
  return () => {
    isFirst = false;
  };
}

/**
 * What stands below the first window of a page, or in something that is closed as yet: the first drawing leaves it out, so that what one came to read is there
 * sooner, and the next one has it. Room is kept for it, as much as a window has; what is closed takes none.
 */
export function AfterFirstDrawing({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(!isFirst);
  useEffect(() => {
    if (isDue) return;
    let isGone = false;
    void afterPaint().then(() => {
      if (!isGone) startTransition(() => setDue(true));
    });
    return () => {
      isGone = true;
    };
  }, [isDue]);
  return isDue ? children : <div data-coming style={{ height: "100vh" }} />;
}
