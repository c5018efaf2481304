import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { toast } from "../../../../shell/toasts.ts";
import { call } from "../../../../transport/call.ts";
import type { CallOptions } from "../../../../transport/create-call.ts";
import { sentenceOf } from "../../../../transport/failure.ts";
import { exchangeWithFile } from "../../../../transport/files/exchange-file.ts";
import { reportKeys } from "../../../../transport/query-keys.ts";
import { session } from "../../../../transport/session.ts";
import type { EvidenceAt } from "../address/use-open-evidence.ts";
import { type EvidenceView, evidenceQuery, type ShownSource } from "../evidence-query.ts";
import { useOutdatedNews } from "./use-outdated-news.tsx";
import { acceptedIn, markedIn, rejectedIn } from "./view-after.ts";

type NewSource = Omit<NonNullable<CallOptions<"POST v1/concept/{id}/evidence/{item}/sources">["body"]>, "field">;

interface Adding {
  named: NewSource;
  /** The file that it is made of, for one that can be given up. */
  sending: { file: File; onProgress: (share: number) => void; signal: AbortSignal } | undefined;
}

interface Verdict {
  /** How the view looks at once. */
  shown: (view: EvidenceView) => EvidenceView;
  send: () => Promise<EvidenceView | undefined>;
  /** What is announced when it stands. */
  says: string;
  onStands?: () => void;
}

interface Unanswered {
  standing: EvidenceView | undefined;
  verdicts: readonly Verdict[];
}

/** A person's words on sources and statements: each shows at once, and is taken back with a sentence when the server refuses it. */
export function useVerdicts(conceptId: string, at: EvidenceAt) {
  const queryClient = useQueryClient();
  const tellOutdated = useOutdatedNews(conceptId);
  const [said, setSaid] = useState("");
  const { queryKey } = evidenceQuery(conceptId, at);
  const params = { id: conceptId, item: at.item };

  /** What was said and is not answered yet, in its order, over what the server last said. */
  const unanswered = useRef<Unanswered>({ standing: undefined, verdicts: [] });
  const show = (standing: EvidenceView | undefined, verdicts: readonly Verdict[]) => {
    unanswered.current = { standing, verdicts };
    if (standing) queryClient.setQueryData(queryKey, shownWith(standing, verdicts));
  };
  const verdict = useMutation({
    // One after the other: the last word on a thing is the last that the server hears.
    scope: { id: `verdicts ${queryKey.join(" ")}` },
    meta: { ownsFailure: true },
    mutationFn: ({ send }: Verdict) => send(),
    onMutate: async (said) => {
      setSaid("");
      await queryClient.cancelQueries({ queryKey });
      const { standing, verdicts } = unanswered.current;
      show(verdicts.length > 0 ? standing : queryClient.getQueryData(queryKey), [...verdicts, said]);
    },
    onError: (error, refused) => {
      const { standing, verdicts } = unanswered.current;
      show(standing, verdicts.filter(isNot(refused)));
      toast.error(sentenceOf(error));
    },
    onSuccess: (view, stands) => {
      stands.onStands?.();
      const { standing, verdicts } = unanswered.current;
      show(view ?? (standing && stands.shown(standing)), verdicts.filter(isNot(stands)));
      setSaid(stands.says);
      tellOutdated();
    },
    onSettled: (view) =>
      unanswered.current.verdicts.length > 0 ? undefined : refresh(queryClient, conceptId, view ? queryKey : []),
  });

  const add = useMutation({
    meta: { ownsFailure: true },
    mutationFn: ({ named, sending }: Adding) =>
      call("POST v1/concept/{id}/evidence/{item}/sources", {
        params,
        body: { ...named, field: at.field },
        ...(sending && { by: exchangeWithFile(sending.file, sending.onProgress), signal: sending.signal }),
      }),
    onSuccess: (view, { named: { title } }) => {
      queryClient.setQueryData(queryKey, view);
      setSaid(`“${title}” was added as a source.`);
      tellOutdated();
    },
    onSettled: () => refresh(queryClient, conceptId, queryKey),
  });

  const word = (reason: string) => ({ by: person(), at: new Date().toISOString(), reason });
  return {
    /** What was done last, for those who do not see it. */
    said,
    add,
    reject: ({ uuid, number, title }: ShownSource, reason: string, onStands: () => void) =>
      verdict.mutate({
        onStands,
        shown: (view) => rejectedIn(view, number, word(reason)),
        send: () => call("POST v1/sources/{source}/reject", { params: { source: uuid }, body: { reason } }).then(none),
        says: `“${title}” is rejected.`,
      }),
    accept: ({ uuid, number, title }: ShownSource) =>
      verdict.mutate({
        shown: (view) => acceptedIn(view, number),
        send: () => call("POST v1/sources/{source}/accept", { params: { source: uuid } }).then(none),
        says: `“${title}” is accepted again.`,
      }),
    markWrong: (claim: string, reason: string, onStands: () => void) =>
      verdict.mutate({
        onStands,
        shown: (view) => markedIn(view, claim, word(reason)),
        send: () =>
          call("POST v1/concept/{id}/evidence/{item}/wrong", { params, body: { field: at.field, claim, reason } }),
        says: "The statement is marked as wrong.",
      }),
    markRight: (claim: string) =>
      verdict.mutate({
        shown: (view) => markedIn(view, claim, null),
        send: () => call("POST v1/concept/{id}/evidence/{item}/right", { params, body: { field: at.field, claim } }),
        says: "The statement is no longer marked as wrong.",
      }),
  };
}

export type Verdicts = ReturnType<typeof useVerdicts>;

const none = () => undefined;

const isNot = (one: Verdict) => (other: Verdict) => other !== one;

const shownWith = (view: EvidenceView, verdicts: readonly Verdict[]) =>
  verdicts.reduce((shown, verdict) => verdict.shown(shown), view);

function person() {
  const user = session.current()?.user;
  return user ? { uuid: user.uuid, firstName: user.firstName, lastName: user.lastName } : null;
}

/** What else of the report rests on it is read again; `known` was just answered. */
function refresh(queryClient: QueryClient, conceptId: string, known: readonly string[]) {
  void queryClient.invalidateQueries({ queryKey: reportKeys.research(conceptId) });
  return queryClient.invalidateQueries({
    queryKey: reportKeys.evidence(conceptId),
    predicate: ({ queryKey }) => queryKey.join(" ") !== known.join(" "),
  });
}
