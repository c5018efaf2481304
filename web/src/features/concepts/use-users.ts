import { useDebouncedValue } from "@mantine/hooks";
import { searchDebounce } from "@seedbed/contract/limits";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../../transport/call.ts";
import { companyKeys } from "../../transport/query-keys.ts";

/** People of the company whose name or email holds the text; asks half a second after the last key. */
export function useUsers(text: string) {
  const [search] = useDebouncedValue(text.trim(), searchDebounce);
  return useQuery({
    queryKey: companyKeys.people(search),
    queryFn: ({ signal }) => call("GET v1/user/list", { signal, query: search ? { search } : {} }),
    placeholderData: keepPreviousData,
  });
}
