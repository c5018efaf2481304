import { useNavigate, useSearch } from "@tanstack/react-router";
import { type IncubateSearch, incubateSearch } from "../incubate-search.ts";
import { useStillHere } from "./use-still-here.ts";

/** Where in a seed one stands. Nothing set: where it makes sense to go on. */
export type Place = Omit<IncubateSearch, "seed">;

export interface PlaceInSeed {
  place: Place;
  /**
   * Goes to another place of the same seed, unless the person has left meanwhile. `replace` leaves no step to come back to, `keepScroll` leaves the page where it is.
   */
  go(next: Place, options?: { replace?: boolean; keepScroll?: boolean }): void;
}

/** The place as the address has it: it survives a reload, and the browser's Back walks through it. */
export function usePlace(): PlaceInSeed {
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const { seed, ...place } = incubateSearch(useSearch({ strict: false }));
  return {
    place,
    go: (next, { replace = false, keepScroll = false } = {}) => {
      if (isStillHere()) void navigate({ to: ".", search: { seed, ...next }, replace, resetScroll: !keepScroll });
    },
  };
}
