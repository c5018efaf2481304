import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { useSession } from "../../../../transport/session.ts";
import { createDesk, type Desk } from "./desk.ts";
import { type DeskState, type FieldState, fieldStateOf } from "./desk-state.ts";

// They outlive the page of a report: what is not saved yet is sent also while the person looks at something else.
const desks = new WeakMap<QueryClient, Map<string, Desk>>();

/** The desk of a report, as the address names its concept. */
export function useDesk(conceptId: string): Desk {
  const queryClient = useQueryClient();
  const known = desks.get(queryClient) ?? new Map<string, Desk>();
  const owner = useSession()?.user.uuid ?? null;
  const name = `${owner} ${conceptId}`;
  const desk = known.get(name) ?? createDesk(queryClient, { conceptId, owner });
  desks.set(queryClient, known.set(name, desk));
  return desk;
}

/** A part of what lies on the desk; the same as long as it is the same by `Object.is`. */
export function useDeskState<Part>(desk: Desk, part: (state: DeskState) => Part): Part {
  return useSyncExternalStore(desk.subscribe, () => part(desk.read()));
}

const nothing: FieldState = { refused: undefined, conflict: undefined, isUnsaved: false, person: undefined };

/** What lies on the desk of one field, in one question: a page has dozens of them. */
export function useDeskField(desk: Desk, key: string | null): FieldState {
  const last = useRef(nothing);
  const read = useCallback(() => {
    const next = key === null ? nothing : fieldStateOf(desk.read(), key);
    const isSame = (Object.keys(next) as (keyof FieldState)[]).every((part) => next[part] === last.current[part]);
    if (!isSame) last.current = next;
    return last.current;
  }, [desk, key]);
  return useSyncExternalStore(desk.subscribe, read);
}

/** Counts a form in which something stands that is not saved, so that nobody leaves it without being asked. */
export function useDraft(desk: Desk, name: string, isDraft: boolean): void {
  useEffect(() => {
    if (!isDraft) return;
    desk.set({ drafts: [...desk.read().drafts, name] });
    return () => desk.set({ drafts: desk.read().drafts.filter((each) => each !== name) });
  }, [desk, name, isDraft]);
}
