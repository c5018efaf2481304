import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../../../transport/call.ts";
import { CallFailed } from "../../../../transport/failure.ts";
import { reportKeys } from "../../../../transport/query-keys.ts";
import { type Company, kindOf } from "./company-kinds.ts";

/** Milliseconds between two looks at a company that is being analyzed. */
const lookEvery = 5_000;

/**
 * A company as it is known by now: one that is not completed is asked for every five seconds, until it is completed or no longer there. The
 * section is read again then, so that its list says the same.
 */
export function useCompany(conceptId: string, listed: Company): Company {
  const queryClient = useQueryClient();
  const section = reportKeys.section(conceptId, "marketScan");
  const isUnderWay = listed.status !== "completed";
  const { data, error } = useQuery({
    queryKey: [...section, "company", listed.uuid],
    queryFn: ({ signal }): Promise<Company> => {
      const options = { params: { uuid: listed.uuid }, signal };
      return kindOf(listed) === "startup"
        ? call("GET v3/concept/market-scan/startup/{uuid}", options)
        : call("GET v3/concept/market-scan/incumbent/{uuid}", options);
    },
    enabled: isUnderWay,
    refetchInterval: ({ state }) => (state.data?.status === "completed" || isGone(state.error) ? false : lookEvery),
  });
  const isDone = isUnderWay && (data?.status === "completed" || isGone(error));
  useEffect(() => {
    if (isDone)
      void queryClient.invalidateQueries({ queryKey: reportKeys.section(conceptId, "marketScan"), exact: true });
  }, [isDone, conceptId, queryClient]);
  return isUnderWay ? (data ?? listed) : listed;
}

const isGone = (error: unknown) => error instanceof CallFailed && error.code === "not_found";
