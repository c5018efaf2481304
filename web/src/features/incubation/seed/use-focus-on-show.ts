import { type RefObject, useEffect, useRef } from "react";

/** Puts the focus on an element when it appears; what scrolls is left to the page. */
export function useFocusOnShow<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useEffect(() => shown.current?.focus({ preventScroll: true }), []);
  return shown;
}
