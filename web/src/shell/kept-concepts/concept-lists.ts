import type { Concept, ConceptListItem } from "@seedbed/contract/concepts/schemas";
import type { QueryClient } from "@tanstack/react-query";
import type { Answer } from "../../transport/create-call.ts";
import { conceptKeys } from "../../transport/query-keys.ts";

type ConceptPage = Answer<"GET v1/concept/">;

/** What is told of a concept, as a row of a list. */
export type ToldConcept = Pick<ConceptListItem, "uuid"> & Partial<ConceptListItem>;

/** What is told of a concept that a person has changed. */
export type ChangedConcept = ToldConcept & Pick<ConceptListItem, "updatedAt">;

/** What a list was asked for; the last part of its key. */
interface AskedList {
  sort?: string | undefined;
  search?: string | undefined;
  status?: string | undefined;
  category?: string | undefined;
}

/** The row of a concept that the caller has just changed. */
export const rowOfChanged = (concept: Concept): ChangedConcept => {
  const { uuid, title, summary, status, updatedAt, lastModifiedBy } = concept;
  return { uuid, title, summary, status, updatedAt, lastModifiedBy, hasSeenConceptChange: true };
};

/** Puts what was told of a concept into every list that shows it. */
export function tellConceptLists(queryClient: QueryClient, told: ToldConcept): void {
  queryClient.setQueriesData<ConceptPage>({ queryKey: conceptKeys.lists }, (page) =>
    page ? { ...page, results: page.results.map((row) => (row.uuid === told.uuid ? { ...row, ...told } : row)) } : page,
  );
}

/**
 * Puts a change of a concept into every list that shows it, and has those read again whose rows or order it changes. A change that was
 * told before changes nothing: a person's own change comes with the answer and as an event.
 */
export function changeConceptLists(queryClient: QueryClient, told: ChangedConcept): void {
  const { uuid, updatedAt } = told;
  const isNews = queryClient.getQueryData(conceptKeys.told(uuid)) !== updatedAt;
  queryClient.setQueryData(conceptKeys.told(uuid), updatedAt);
  const lists = queryClient.getQueriesData<ConceptPage>({ queryKey: conceptKeys.lists });
  tellConceptLists(queryClient, told);
  if (!isNews) return;
  for (const [queryKey, page] of lists) {
    const row = page?.results.find((each) => each.uuid === uuid);
    const asked = (queryKey.at(-1) ?? {}) as AskedList;
    if (row ? changesList(asked, row, told) : mayEnterList(asked, told))
      void queryClient.invalidateQueries({ queryKey, exact: true });
  }
}

/** Whether the row stays no longer where it is. */
function changesList(
  { sort = "", search, status, category }: AskedList,
  row: ConceptListItem,
  told: ToldConcept,
): boolean {
  const after = { ...row, ...told };
  const isSorted = (column: string) => sort.endsWith(column);
  const isMoved = row.status !== after.status && [row.status, after.status].includes("archived");
  if (isMoved || (row.status !== after.status && (status || category || isSorted("status")))) return true;
  if (row.title !== after.title && (search || isSorted("title"))) return true;
  if (row.summary !== after.summary && search) return true;
  return isSorted("updatedAt");
}

/** Whether a list that did not show it, on this page, may show it now. */
const mayEnterList = ({ sort = "", search, status, category }: AskedList, told: ToldConcept): boolean =>
  Boolean(search || status || category) || /(?:status|title|updatedAt)$/.test(sort) || told.status !== "archived";
