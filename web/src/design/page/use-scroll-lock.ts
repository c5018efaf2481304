import { useLayoutEffect } from "react";

/**
 * Keeps the page behind something from scrolling, at the width it has. Nothing that children inherit is set on the page: it would have the style of
 * every element made anew, which takes longer than what is opened.
 */
export function useScrollLock(isLocked: boolean) {
  useLayoutEffect(() => {
    if (!isLocked) return;
    const { body, documentElement: root } = document;
    const scrollbar = window.innerWidth - root.clientWidth;
    const before = { overflow: root.style.overflow, padding: body.style.paddingRight };
    root.style.overflow = "hidden";
    if (scrollbar > 0) body.style.paddingRight = `${scrollbar}px`;
    return () => {
      root.style.overflow = before.overflow;
      body.style.paddingRight = before.padding;
    };
  }, [isLocked]);
}
