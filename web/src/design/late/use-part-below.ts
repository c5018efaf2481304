import { type RefObject, useEffect, useRef, useState } from "react";
import { type LatePart, useLatePart } from "./late-part.ts";

/** Of the height of the window: what stands with no more than its edge in it is not looked at yet. */
const edge = "20%";

/**
 * A part of a page that begins below the first screen: it comes when `place`, what stands there until then, comes into the window, or when it is
 * wanted anyway. Whoever uses it fetches it with the first touch as well, so that it is there before somebody has scrolled to it.
 */
export function usePartBelow<Module>(
  part: LatePart<Module>,
  isWanted: boolean,
): { module: Module | undefined; place: RefObject<HTMLDivElement | null> } {
  const place = useRef<HTMLDivElement>(null);
  const [isInView, setInView] = useState(false);
  const module = useLatePart(part, isInView || isWanted);
  const isAwaited = module === undefined && !isInView;
  useEffect(() => {
    const element = place.current;
    if (!isAwaited || !element) return;
    const see = (isSeen: (entry: IntersectionObserverEntry) => boolean) => (entries: IntersectionObserverEntry[]) => {
      if (entries.some(isSeen)) setInView(true);
    };
    const observers = [
      new IntersectionObserver(
        see(({ isIntersecting }) => isIntersecting),
        { rootMargin: `0px 0px -${edge} 0px` },
      ),
      // At the end of a page nothing scrolls any further; and whoever has moved down, or is brought back to where they were, looks at the edge too.
      new IntersectionObserver(
        see(({ isIntersecting, intersectionRatio }) => intersectionRatio === 1 || (isIntersecting && scrollY > 0)),
        { threshold: [0, 1] },
      ),
    ];
    for (const observer of observers) observer.observe(element);
    return () => {
      for (const observer of observers) observer.disconnect();
    };
  }, [isAwaited]);
  return { module, place };
}
