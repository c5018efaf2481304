import { lazy } from "react";

/** Milliseconds until what could not be fetched is asked for again while somebody waits for it. */
export const pause = 2_000;

/** A component that is fetched when it is drawn first: asked for until it comes, also over a line that breaks. Until then its fallback stands. */
export const lazyPart: typeof lazy = (load) => lazy(() => untilFetched(load));

/** What is loaded, as soon as it comes. */
export async function untilFetched<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      console.warn("A part of the page could not be fetched.", error);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
