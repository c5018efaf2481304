import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../transport/call.ts";
import { reportKeys } from "../../../transport/query-keys.ts";
import { customerProfiles } from "./section.ts";

/**
 * One profile of the list as it was read last, with the list or by itself: a page that shows only this one keeps it longer than a list is kept.
 * Undefined when the list no longer has it.
 */
export function useProfile(conceptId: string, listed: CustomerProfile | undefined): CustomerProfile | undefined {
  const pid = listed?.uuid ?? "";
  const list = useQuery(customerProfiles.query(conceptId));
  const { data, dataUpdatedAt } = useQuery({
    // Below the section: what changes that, changes or reads again this, too.
    queryKey: [...reportKeys.section(conceptId, "customerProfiles"), pid],
    queryFn: ({ signal }) => call("GET v2/concept/customer-profile/{pid}", { params: { pid }, signal }),
    staleTime: 5 * 60_000,
    enabled: pid !== "",
    ...(listed ? { initialData: listed, initialDataUpdatedAt: list.dataUpdatedAt } : {}),
  });
  return listed && dataUpdatedAt > list.dataUpdatedAt ? data : listed;
}
