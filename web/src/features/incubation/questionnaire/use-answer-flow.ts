import type { Question, Seed } from "@seedbed/contract/incubation/schemas";
import { answerMessages, isSameAnswer } from "@seedbed/rules/questionnaire/answer-list";
import type { ConfirmationCase } from "@seedbed/rules/questionnaire/lost-work";
import { type UseMutationResult, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { seedKeys } from "../../../transport/query-keys.ts";
import { useWhenIdle } from "../../../transport/use-when-idle.ts";
import { seedQuery } from "../seed/use-seed.ts";
import { type AnswerEntry, settle, textsOf } from "./answer-draft.ts";
import { collisionOf } from "./kept-answer.ts";
import type { StoredAnswer } from "./stored-answer.ts";
import { isOutdated, sayNotSubmitted } from "./submission-failure.ts";
import { useAnswerDraft } from "./use-answer-draft.ts";

/** An answer on its way to the server, and the seed the person saw when they decided to send it. */
export interface Submission {
  entries: readonly AnswerEntry[];
  seen: Seed;
}

interface AnswerFlow {
  /** Under which the answer in hand is kept. */
  key: string;
  seed: Seed;
  question: Pick<Question, "fieldType" | "required">;
  /** Whether a text is looked at once more before it is sent for the first time. */
  needsLook?(this: void, text: string): boolean;
  storedIn(seed: Seed): StoredAnswer;
  /** What a changed answer would remove from the seed. */
  casesIn(seed: Seed): ConfirmationCase[];
  /** What of that came since the seed was looked at. */
  newsSince(before: Seed, now: Seed): string[];
  submit: UseMutationResult<Seed, Error, Submission>;
  /** The answer is stored, or nothing had to be sent; with the seed after it. */
  onDone(after: Seed): void;
}

/**
 * An answer's way to the server: what was typed is added, a required answer insisted on, an unchanged one passed, a change that
 * costs later work confirmed, the words of somebody who was quicker compared, and the rest sent.
 */
export function useAnswerFlow(flow: AnswerFlow) {
  const { seed, question, submit } = flow;
  const queryClient = useQueryClient();
  const whenIdle = useWhenIdle(seedKeys.changes(seed.uuid));
  const stored = flow.storedIn(seed);
  const state = useAnswerDraft(flow.key, question.fieldType, stored);
  /** The seed as the person saw it when they wanted to send, while they are asked about what would be lost. */
  const [askedAbout, askAbout] = useState<Seed | null>(null);
  const [comparing, setComparing] = useState(false);

  const done = (after: Seed) => {
    state.forget();
    flow.onDone(after);
  };
  const ask = (entries: readonly AnswerEntry[], now: Seed, before: Seed) => {
    if (flow.casesIn(now).length > 0) askAbout(before);
    else void send({ entries, seen: now });
  };
  const send = async (submission: Submission) => {
    try {
      const after = await submit.mutateAsync(submission);
      askAbout(null);
      if (state.finish(submission.entries, flow.storedIn(after))) flow.onDone(after);
    } catch (error) {
      askAbout(null);
      // Other failures have been told; the answer stays here to be sent again.
      if (isOutdated(error)) await decideAnew(submission, error);
    }
  };
  const decideAnew = async ({ entries, seen }: Submission, error: Error) => {
    const now = await queryClient.fetchQuery({ ...seedQuery(seed.uuid), staleTime: 0 }).catch(() => undefined);
    const draft = { entries: [...entries], typed: "", editing: null };
    if (now && collisionOf(question.fieldType, { draft, base: state.base }, flow.storedIn(now))) setComparing(true);
    else if (now && now.updatedAt !== seen.updatedAt) ask(entries, now, seen);
    else sayNotSubmitted(error);
  };

  const proceed = () => {
    if (submit.isPending) return;
    const { draft, problem } = settle(state.draft);
    const texts = textsOf(draft.entries);
    if (problem) return state.take({ draft, problem });
    if (question.required && texts.length === 0) return state.take({ draft, problem: answerMessages.required });
    if (isSameAnswer(question.fieldType, texts, stored.answer)) return done(seed);
    // What is said of such words stands below the list: they are sent as they are by whoever goes on once more.
    const { needsLook } = flow;
    if (needsLook && addedTo(state.draft.entries, texts).some(needsLook)) return state.take({ draft });
    state.take({ draft });
    if (state.collision) setComparing(true);
    else ask(draft.entries, seed, seed);
  };
  const asking = askedAbout !== null && !state.collision;
  return {
    state,
    submit,
    proceed,
    /** What the change would cost; empty while nothing is asked. */
    lostCases: asking ? flow.casesIn(seed) : [],
    lostNews: asking ? flow.newsSince(askedAbout, seed) : [],
    confirm: () => whenIdle(() => void send({ entries: state.draft.entries, seen: seed })),
    cancel: () => askAbout(null),
    /** Under which what is put together from two answers is kept. */
    mergeKey: `${flow.key}.merged`,
    collision: {
      found: state.collision,
      comparing: comparing && state.collision !== null,
      compare: () => setComparing(true),
      /** Sends these words in the place of theirs. */
      keep: (entries: readonly AnswerEntry[]) => {
        state.rebase(entries);
        setComparing(false);
        ask(entries, seed, seed);
      },
      takeTheirs: () => {
        state.forget();
        setComparing(false);
      },
    },
  };
}

/** The texts that are not among the entries yet. */
function addedTo(entries: readonly AnswerEntry[], texts: readonly string[]): string[] {
  const known = new Set(textsOf(entries));
  return texts.filter((text) => !known.has(text));
}

export type CollisionState = ReturnType<typeof useAnswerFlow>["collision"];
