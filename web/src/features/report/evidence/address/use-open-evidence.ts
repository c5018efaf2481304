import { useLocation, useNavigate, useRouter, useSearch } from "@tanstack/react-router";

/** Whose evidence: an item of a report, and the field of it that holds the evidence; "" for the item itself. */
export interface EvidenceAt {
  item: string;
  field: string;
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The page before in the history is the same one without the evidence. */
    hasOpenedEvidence?: boolean;
  }
}

/** The item whose evidence the address opens; undefined for none. */
export const useEvidencedItem = (): string | undefined =>
  useSearch({ strict: false, select: ({ evidence }) => evidence || undefined });

/** Whether the address opens this evidence. */
export function useIsOpenEvidence({ item, field }: EvidenceAt): boolean {
  return useSearch({
    strict: false,
    select: (search) => search.evidence === item && (search.field ?? "") === field,
  });
}

/** The evidence that the address opens; null for none. */
export function useOpenEvidence(): EvidenceAt | null {
  const item = useEvidencedItem();
  const field = useSearch({ strict: false, select: ({ field }) => field ?? "" });
  return item === undefined ? null : { item, field };
}

/** How evidence is opened over the page, with an address of its own. */
export function useShowEvidence(): (at: EvidenceAt) => void {
  const navigate = useNavigate();
  return ({ item, field }) =>
    void navigate({
      to: ".",
      search: (before: object) => ({ ...before, evidence: item, field: field || undefined }),
      state: (before) => ({ ...before, hasOpenedEvidence: true }),
      resetScroll: false,
    });
}

/** How it is closed: back to the page as it was, also when a link led right to the evidence. */
export function useHideEvidence(): () => void {
  const navigate = useNavigate();
  const { history } = useRouter();
  const wasOpenedHere = useLocation({ select: ({ state }) => state.hasOpenedEvidence === true });
  return () => {
    if (wasOpenedHere) return history.back();
    void navigate({
      to: ".",
      search: (before: object) => ({ ...before, evidence: undefined, field: undefined }),
      replace: true,
      resetScroll: false,
    });
  };
}
