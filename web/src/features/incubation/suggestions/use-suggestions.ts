import { httpTimeout, suggestionDebounce } from "@seedbed/contract/limits";
import { useEffect, useRef, useState } from "react";
import { sendRequest, useEvent } from "../../../transport/events.ts";
import { type SeedSignals, useSignal } from "../seed/seed-signals.ts";
import { beginRun, cutRun, failRun, receiveSuggestions, type SuggestionRun } from "./suggestion-run.ts";

const notConnected = "There is no connection to the server at the moment. Try again when it is back.";
const silent = "No suggestions came. Try again.";

/**
 * The suggestions of a seed by question id. They are asked for by the signal "ai-suggestions", half a second after the last
 * click, and come in by event.
 */
export function useSuggestions(seedUuid: string): ReadonlyMap<string, SuggestionRun> {
  const [runs, setRuns] = useState<ReadonlyMap<string, SuggestionRun>>(new Map());
  const debounce = useRef<number>(undefined);
  const patience = useRef(new Map<string, number>());

  const change = (questionId: string, next: (run: SuggestionRun | undefined) => SuggestionRun | undefined) =>
    setRuns((before) => {
      const run = next(before.get(questionId));
      return run ? new Map(before).set(questionId, run) : before;
    });
  const fail = (questionId: string, message: string) =>
    change(questionId, (run) => failRun(run ?? beginRun(undefined), message));
  const stopWaiting = (questionId: string) => window.clearTimeout(patience.current.get(questionId));
  const waitAgain = (questionId: string) => {
    stopWaiting(questionId);
    patience.current.set(
      questionId,
      window.setTimeout(() => fail(questionId, silent), httpTimeout),
    );
  };
  const ask = ({ questionId, answer, conceptUuid }: SeedSignals["ai-suggestions"]) => {
    const sent = sendRequest("incubation.ai.suggestions.request", { seedUuid, questionId, answer, conceptUuid });
    if (sent) waitAgain(questionId);
    else fail(questionId, notConnected);
  };

  useSignal("ai-suggestions", (signal) => {
    const { questionId } = signal;
    for (const other of patience.current.keys()) stopWaiting(other);
    // The server works on one request of a seed at a time.
    setRuns((before) => {
      const others = [...before].flatMap(([id, run]) => {
        const kept = id === questionId ? undefined : cutRun(run);
        return kept ? [[id, kept] as const] : [];
      });
      return new Map([...others, [questionId, beginRun(before.get(questionId))]]);
    });
    window.clearTimeout(debounce.current);
    debounce.current = window.setTimeout(() => ask(signal), suggestionDebounce);
  });
  useEvent("stream.structured.ai.suggestions", (event) => {
    const { seedUuid: ofSeed, questionId } = event.context;
    if (ofSeed !== seedUuid) return;
    if (event.stage === "delta") waitAgain(questionId);
    else stopWaiting(questionId);
    change(questionId, (run) => run && receiveSuggestions(run, event));
  });
  useEffect(() => {
    const waiting = patience.current;
    return () => {
      window.clearTimeout(debounce.current);
      for (const timer of waiting.values()) window.clearTimeout(timer);
    };
  }, []);
  return runs;
}
