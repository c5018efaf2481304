import { createContext, type MouseEvent, type ReactNode, use } from "react";
import type { Way } from "../../shell/start/way.ts";

/** How the public pages lead to each other: by the router, or at the front door by fetching the rest of the application first. */
export interface Ways {
  /** Resolves when the other page is there: until then a form stays busy. */
  go(way: Way): Promise<void> | undefined;
  /** The address of a way, for links. */
  hrefOf(way: Way): string;
  /** Somebody is about to take the way. */
  expect(way: Way): void;
}

export const WaysContext = createContext<Ways | null>(null);

export function useWays(): Ways {
  const ways = use(WaysContext);
  if (!ways) throw new Error("A public page is drawn where nothing says how to leave it.");
  return ways;
}

/** A link to another public page; opening it in another tab works as with every link. */
export function WayLink({ children, ...way }: Way & { children: ReactNode }) {
  const ways = useWays();
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void ways.go(way);
  };
  return (
    <a href={ways.hrefOf(way)} onClick={onClick} onPointerEnter={() => ways.expect(way)}>
      {children}
    </a>
  );
}
