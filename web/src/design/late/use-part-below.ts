import { type RefObject, useEffect, useRef, useState } from "react";
import { type LatePart, useLatePart } from "./late-part.ts";

/** How far below the window something may be to count as near: it is there before a person has scrolled to it. */
const nearness = "25%";

/**
 * A part of a page that begins below the first screen: it comes when `place`, what stands there until then, is near the window, or when it is wanted
 * anyway. Whoever uses it fetches it with the first touch as well.
 */
export function usePartBelow<Module>(
  part: LatePart<Module>,
  isWanted: boolean,
): { module: Module | undefined; place: RefObject<HTMLDivElement | null> } {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const module = useLatePart(part, isNear || isWanted);
  const isAwaited = module === undefined && !isNear;
  useEffect(() => {
    const element = place.current;
    if (!isAwaited || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `0px 0px ${nearness} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAwaited]);
  return { module, place };
}
