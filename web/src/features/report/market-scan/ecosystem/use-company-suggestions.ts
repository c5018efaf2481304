import { useDebouncedValue } from "@mantine/hooks";
import { searchDebounce } from "@seedbed/contract/limits";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../../../../transport/call.ts";
import type { Answer } from "../../../../transport/create-call.ts";
import { companyKeys } from "../../../../transport/query-keys.ts";

export type SuggestedCompany = Answer<"GET v1/company-suggest">["results"][number];

const shortest = 2;

/**
 * Companies that go by what is typed, asked for half a second after the last key; a question that is no longer of interest is cancelled.
 * None while nothing is known, and when nobody can say.
 */
export function useCompanySuggestions(typed: string): readonly SuggestedCompany[] {
  const text = typed.trim();
  const [host] = useDebouncedValue(text, searchDebounce);
  const { data } = useQuery({
    queryKey: companyKeys.suggested(host),
    queryFn: ({ signal }) => call("GET v1/company-suggest", { query: { host }, signal }),
    enabled: host.length >= shortest,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  return text.length >= shortest && host.length >= shortest ? (data?.results ?? []) : [];
}
