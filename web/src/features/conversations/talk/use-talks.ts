import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { useSession } from "../../../transport/session.ts";
import { createTalks, type Talks } from "./create-talks.ts";
import type { TalksState } from "./outgoing.ts";

// They outlive the page: what was said stays while the person looks at something else.
const talksByPerson = new WeakMap<QueryClient, Map<string, Talks>>();

/** The talks of the signed-in person in this window. */
export function useTalks(): Talks {
  const queryClient = useQueryClient();
  const owner = useSession()?.user.uuid ?? "nobody";
  const known = talksByPerson.get(queryClient) ?? new Map<string, Talks>();
  const talks = known.get(owner) ?? createTalks(queryClient);
  talksByPerson.set(queryClient, known.set(owner, talks));
  return talks;
}

export const useTalksState = (talks: Talks): TalksState => useSyncExternalStore(talks.subscribe, talks.read);

/** Tells the talks what the server's list says of them. */
export function useSettled(talks: Talks, uuids: readonly string[]): void {
  const names = uuids.join(" ");
  useEffect(() => talks.settle(names === "" ? [] : names.split(" ")), [talks, names]);
}
