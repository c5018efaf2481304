import { type AnyRouter, getElementScrollRestorationEntry } from "@tanstack/router-core";

/** Milliseconds: a page that has not grown back by then has become shorter. */
const patience = 5_000;

/** What people do to move a page themselves. */
const ownMoves = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Has a page that is reloaded, or gone back to, stand where it was left once it has grown that far again: the router
 * tries it a single time, with the first drawing, when what the page shows may still be on its way. Whoever moves the page meanwhile keeps their place.
 */
export function returnToPlace(router: AnyRouter): () => void {
  let giveUp = () => {};
  const stops = [
    router.subscribe("onBeforeLoad", () => giveUp()),
    router.subscribe("onRendered", () => {
      giveUp();
      const top = getElementScrollRestorationEntry(router, { getElement: () => window })?.scrollY ?? 0;
      // Where the page is now is asked of those alone that are to stand lower: to tell it, all of the page would be laid out before it is drawn.
      if (top > 0 && top > scrollY + 1) giveUp = moveDown(top);
    }),
  ];
  return () => {
    giveUp();
    for (const stop of stops) stop();
  };
}

/** Moves the page down to `top` as far as it has grown, and again with all growth, until it stands there or the returned function is called. */
function moveDown(top: number): () => void {
  const growth = new ResizeObserver(() => {
    scrollTo({ top });
    if (scrollY > top - 1) stop();
  });
  const timer = setTimeout(stop, patience);
  for (const move of ownMoves) addEventListener(move, stop, { capture: true, passive: true });
  growth.observe(document.documentElement);
  return stop;

  function stop() {
    growth.disconnect();
    clearTimeout(timer);
    for (const move of ownMoves) removeEventListener(move, stop, { capture: true });
  }
}
