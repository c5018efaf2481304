import type { Origin } from "@seedbed/contract/plain-text";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../../transport/call.ts";
import { useSession } from "../../../../transport/session.ts";
import { useReadSection } from "../../editing/edited-section.tsx";
import { nameOf } from "../../editing/people/name-of.ts";
import { workKey } from "../../editing/saving/work-key.ts";
import type { Company } from "./company-kinds.ts";

const section = "marketScan";
const minutes = 60_000;

/** Who wrote what of a company. */
export interface Authors {
  /** By a field of the section's `edits`. */
  originOf(field: string): Origin;
  /** Who added the company, as this person would say it; null when nobody did. */
  addedBy: string | null;
}

/** Who wrote what of a company: a person where one wrote or added it, otherwise who wrote the section. */
export function useAuthors(company: Company, origin: Origin): Authors {
  const conceptId = useReadSection()?.conceptId ?? "";
  const me = useSession()?.user.uuid;
  const { data } = useQuery({
    queryKey: workKey(conceptId, section),
    queryFn: ({ signal }) =>
      call("GET v2/concept/{id}/report/{section}/edits", { params: { id: conceptId, section }, signal }),
    staleTime: 5 * minutes,
    enabled: conceptId !== "",
  });
  const added = data?.added.find(({ item }) => item === company.uuid);
  const isWritten = (field: string) =>
    data?.edits.some((edit) => edit.item === company.uuid && edit.field === field) ?? false;
  return {
    originOf: (field) => (added || isWritten(field) ? "user" : origin),
    addedBy: added ? (added.by?.uuid === me ? "you" : nameOf(added.by)) : null,
  };
}
