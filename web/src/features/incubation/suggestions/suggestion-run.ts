import type { SuggestionsStream } from "@seedbed/contract/incubation/events";
import type { Suggestion } from "@seedbed/contract/incubation/schemas";
import type { Origin } from "@seedbed/contract/plain-text";

/** One question's suggestions: what was asked for last, and what came of it. */
export interface SuggestionRun {
  status: "waiting" | "writing" | "done" | "failed";
  /** As far as they are written: the last one may end anywhere while more is coming. */
  suggestions: Suggestion[];
  origin: Origin | null;
  /** Why there are none. */
  message: string | null;
  requestId: string | null;
  /** What still arrives of these requests is no longer wanted. */
  supersededIds: readonly string[];
}

/** A run that waits for its first words, in the place of the one before. */
export function beginRun(before: SuggestionRun | undefined): SuggestionRun {
  return {
    status: "waiting",
    suggestions: [],
    origin: null,
    message: null,
    requestId: null,
    supersededIds: [...(before?.supersededIds ?? []), ...(before?.requestId ? [before.requestId] : [])],
  };
}

/** A run the server gave up because another question was asked about: what was finished stays. Undefined when nothing was. */
export function cutRun(run: SuggestionRun): SuggestionRun | undefined {
  if (run.status === "done" || run.status === "failed") return run;
  const suggestions = withDescription(run.suggestions.slice(0, -1), true);
  return suggestions.length > 0 ? { ...run, status: "done", suggestions } : undefined;
}

export function failRun(run: SuggestionRun, message: string): SuggestionRun {
  return { ...run, status: "failed", message };
}

/** The run after a message of the server. Messages of an earlier request change nothing. */
export function receiveSuggestions(run: SuggestionRun, event: SuggestionsStream): SuggestionRun {
  const { requestId } = event.context;
  if (run.supersededIds.includes(requestId)) return run;
  if (event.stage === "error")
    return { ...failRun(run, event.message ?? "The suggestions could not be written."), requestId };
  const { suggestions, origin } = event.content;
  const done = event.stage === "done";
  return {
    ...run,
    requestId,
    origin,
    message: null,
    status: done ? "done" : "writing",
    suggestions: withDescription(suggestions, done),
  };
}

/** A suggestion that says nothing is ignored; the last one may still be getting its description. */
function withDescription(suggestions: readonly Suggestion[], done: boolean): Suggestion[] {
  const last = suggestions.length - 1;
  return suggestions.filter(({ description }, index) => description.trim() !== "" || (!done && index === last));
}
