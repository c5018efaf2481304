import { useMutation } from "@tanstack/react-query";
import type { BankSearch } from "../bank-search.ts";
import { conceptListQuery } from "../use-concepts.ts";

/** Saves concepts as a table: the ones of these ids, or all that the bank shows for a search. */
export function useExportConcepts() {
  return useMutation({
    mutationFn: async (asked: { uuids: string[] } | { search: BankSearch }) => {
      const { download } = await import("../../../transport/files/download.ts");
      if ("uuids" in asked) return download("POST v1/concept/export", { body: asked });
      const { page: _page, ...filter } = conceptListQuery(asked.search);
      return download("POST v1/concept/export", { body: { filter } });
    },
  });
}
