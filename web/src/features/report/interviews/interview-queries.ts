import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../transport/call.ts";
import { reportKeys } from "../../../transport/query-keys.ts";

const under = (conceptId: string, ...at: string[]) =>
  [...reportKeys.section(conceptId, "customerProfiles"), "interviews", ...at] as const;

/** The real interviews about a profile. */
export const interviewsQuery = (conceptId: string, pid: string) =>
  queryOptions({
    queryKey: under(conceptId, pid),
    queryFn: async ({ signal }) =>
      (await call("GET v1/customer-profile/{pid}/interviews", { params: { pid }, signal })).results,
  });

/** How often it is asked how far a transcript is read. */
const whileReadingMs = 1_500;

/** One of them with its transcript; asked for again while it is being read. */
export const interviewQuery = (conceptId: string, interview: string) =>
  queryOptions({
    queryKey: under(conceptId, "opened", interview),
    queryFn: ({ signal }) => call("GET v1/interview/{interview}", { params: { interview }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data && data.stopped === null && data.readLines < data.lines ? whileReadingMs : false,
  });

/** What to ask in the next one. */
export const guideQuery = (conceptId: string, pid: string) =>
  queryOptions({
    queryKey: under(conceptId, "guide", pid),
    queryFn: ({ signal }) => call("GET v1/customer-profile/{pid}/interview-guide", { params: { pid }, signal }),
  });
