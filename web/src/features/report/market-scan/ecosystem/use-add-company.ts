import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../../transport/call.ts";
import { reportKeys } from "../../../../transport/query-keys.ts";
import { type CompanyKind, companyKinds } from "./company-kinds.ts";

interface NewCompany {
  /** Made once for a form: sending it again adds nothing more. */
  uuid: string;
  name: string;
  domain: string;
  overview: string;
  relevance: string;
}

/** Adds a company by hand. Its details are what the person says: nobody analyzes it, so it is completed. */
export function useAddCompany(conceptId: string, kind: CompanyKind) {
  const queryClient = useQueryClient();
  const { place } = companyKinds[kind];
  return useMutation({
    mutationFn: (item: NewCompany) =>
      call("POST v2/concept/{id}/report/{section}/changes", {
        params: { id: conceptId, section: "marketScan" },
        body: { changes: [{ kind: "add", place, parent: null, item: { ...item } }] },
      }),
    // The form stays busy until the company stands in its list.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reportKeys.section(conceptId, "marketScan") }),
    meta: { ownsFailure: true },
  });
}
