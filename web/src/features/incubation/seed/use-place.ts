import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { type IncubateSearch, incubateSearch } from "../incubate-search.ts";
import { useStillHere } from "./use-still-here.ts";

/** Where in a seed one stands. Nothing set: where it makes sense to go on. */
export type Place = Omit<IncubateSearch, "seed">;

interface GoOptions {
  replace?: boolean;
  keepScroll?: boolean;
  /** The question that is left. */
  from?: string;
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The question from which one came to this entry of the history. */
    cameFrom?: string | undefined;
  }
}

export interface PlaceInSeed {
  place: Place;
  /**
   * Goes to another place of the same seed, unless the person has left meanwhile. `replace` leaves no step to come back to, `keepScroll` leaves the page where it is.
   */
  go(next: Place, options?: GoOptions): void;
  /** Back to a question: a step back where one came from it, so that the browser's Back never leads forward; else in the place of this one. */
  goBack(question: string): void;
}

/** The place as the address has it: it survives a reload, and the browser's Back walks through it. */
export function usePlace(): PlaceInSeed {
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const router = useRouter();
  const { seed, ...place } = incubateSearch(useSearch({ strict: false }));
  const go = (next: Place, { replace = false, keepScroll = false, from }: GoOptions = {}) => {
    if (!isStillHere()) return;
    const state = replace ? true : { cameFrom: from };
    void navigate({ to: ".", search: { seed, ...next }, state, replace, resetScroll: !keepScroll });
  };
  return {
    place,
    go,
    goBack: (question) => {
      if (router.state.location.state.cameFrom === question) router.history.back();
      else go({ question }, { replace: true });
    },
  };
}
