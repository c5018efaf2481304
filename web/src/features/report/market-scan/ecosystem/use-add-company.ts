import { useQueryClient } from "@tanstack/react-query";
import { reportKeys } from "../../../../transport/query-keys.ts";
import { save } from "../../editing/saving/save.ts";
import { useDesk, useDeskState } from "../../editing/saving/use-desk.ts";
import { type CompanyKind, companyKinds } from "./company-kinds.ts";

interface NewCompany {
  /** Made once for a form: sending it again adds nothing more. */
  uuid: string;
  name: string;
  domain: string;
  overview: string;
  relevance: string;
}

/**
 * Adds companies by hand. `add` resolves to null when the company stands in its list, or to why it was refused. What is known of it is what the
 * person says: nobody analyzes it.
 */
export function useAddCompany(conceptId: string, kind: CompanyKind) {
  const queryClient = useQueryClient();
  const desk = useDesk(conceptId);
  const isCutOff = useDeskState(desk, (state) => state.isCutOff);
  const { place, one, add: label } = companyKinds[kind];
  const add = async (item: NewCompany): Promise<unknown> => {
    const failure = await save(queryClient, desk, {
      section: "marketScan",
      address: { item: null, place, field: item.uuid },
      label,
      what: `adding of ${one} “${item.name.trim()}”`,
      says: `${one.charAt(0).toUpperCase()}${one.slice(1)} “${item.name.trim()}” added`,
      isRead: false,
      change: { kind: "add", place, parent: null, item: { ...item } },
    });
    if (failure === null)
      await queryClient.invalidateQueries({ queryKey: reportKeys.section(conceptId, "marketScan") });
    return failure;
  };
  return { add, isCutOff, desk };
}
