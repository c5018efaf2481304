import { useEffect, useSyncExternalStore } from "react";
import { pause } from "./lazy-part.ts";

const touches = ["pointermove", "pointerdown", "keydown", "wheel"] as const;

/** What a page does not need to be read: fetched when somebody is about to do something with it. */
export interface LatePart<Module> {
  /** What was fetched; undefined before. */
  read(): Module | undefined;
  /** Fetches it once; a failure is forgotten with the next try. */
  fetch(): Promise<Module>;
  subscribe(listener: () => void): () => void;
}

export function latePart<Module>(load: () => Promise<Module>): LatePart<Module> {
  let here: Module | undefined;
  let coming: Promise<Module> | undefined;
  const listeners = new Set<() => void>();
  return {
    read: () => here,
    fetch() {
      coming ??= load().then(
        (module) => {
          here = module;
          for (const listener of listeners) listener();
          return module;
        },
        (error: unknown) => {
          coming = undefined;
          throw error;
        },
      );
      return coming;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The part as soon as it is there. What is wanted is asked for until it comes, also over a line that breaks. */
export function useLatePart<Module>(part: LatePart<Module>, isWanted: boolean): Module | undefined {
  const module = useSyncExternalStore(part.subscribe, part.read);
  const isAwaited = isWanted && module === undefined;
  useEffect(() => {
    if (!isAwaited) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      part.fetch().catch((error: unknown) => {
        console.warn("A part of the page could not be fetched.", error);
        timer = setTimeout(ask, pause);
      });
    };
    ask();
    return () => clearTimeout(timer);
  }, [part, isAwaited]);
  return module;
}

/** Does something with a part: at once where it is there, and otherwise when it comes, also over a line that breaks. */
export function withPart<Module>(part: LatePart<Module>, work: (module: Module) => void): void {
  const here = part.read();
  if (here) work(here);
  else part.fetch().then(work, () => setTimeout(() => withPart(part, work), pause));
}

/**
 * Fetches the parts with the first sign that a person is about to do something: a pointer over the page, a finger, a key, a turn of the wheel. They are there before
 * the first click is over, and when the line breaks later. A page that is moved down, also by a reload that returns to where it was left, shows what is below.
 */
export function useFetchedAtTouch(parts: readonly LatePart<unknown>[]): void {
  useEffect(() => {
    const forget = () => {
      for (const touch of touches) removeEventListener(touch, fetchAll, { capture: true });
      removeEventListener("scroll", fetchAll);
    };
    const fetchAll = () => {
      forget();
      for (const part of parts)
        part.fetch().catch(() => {
          // Asked for again by whoever wants it.
        });
    };
    for (const touch of touches) addEventListener(touch, fetchAll, { capture: true, passive: true });
    // Of the page alone: that of a part of it does not come up to the window.
    addEventListener("scroll", fetchAll, { passive: true });
    return forget;
  }, [parts]);
}
