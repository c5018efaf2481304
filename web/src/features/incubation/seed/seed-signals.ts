import type { AnswerSource, GeneratedConceptFields } from "@seedbed/contract/incubation/schemas";
import { useEffect, useEffectEvent } from "react";

/** What the parts of the incubation screen tell each other. */
export interface SeedSignals {
  /** Write concepts beside those to keep, or show those that are there. */
  "generate-concept": { viewCachedConcepts?: boolean; instructions?: string; keep?: GeneratedConceptFields[] };
  /** Suggest answers to a question, beyond those it has; of one generated concept when it is named. */
  "ai-suggestions": { questionId: string; answer: string[]; conceptUuid?: string };
  /** Take this over as an answer to the question: a text, or the value of an option. */
  "answer-update": { questionId: string; text: string; source: AnswerSource };
  /** The concepts will not come: back to where they were asked for. */
  revert: Record<never, never>;
}

type Handlers = { [Name in keyof SeedSignals]: Set<(signal: SeedSignals[Name]) => void> };

const handlers: Handlers = {
  "generate-concept": new Set(),
  "ai-suggestions": new Set(),
  "answer-update": new Set(),
  revert: new Set(),
};

/** Tells whoever listens at this moment. */
export function emitSignal<Name extends keyof SeedSignals>(name: Name, signal: SeedSignals[Name]): void {
  for (const handler of [...handlers[name]]) handler(signal);
}

/** Listens for as long as the component is shown; the handler always sees the latest props. */
export function useSignal<Name extends keyof SeedSignals>(
  name: Name,
  handler: (signal: SeedSignals[Name]) => void,
): void {
  const latest = useEffectEvent(handler);
  useEffect(() => {
    const ofName = handlers[name];
    const listen = (signal: SeedSignals[Name]) => latest(signal);
    ofName.add(listen);
    return () => {
      ofName.delete(listen);
    };
  }, [name]);
}
