import type { Interview } from "@seedbed/contract/report/interviews/schemas";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../transport/call.ts";
import { reportKeys } from "../../../transport/query-keys.ts";

const under = (conceptId: string, ...at: string[]) =>
  [...reportKeys.section(conceptId, "customerProfiles"), "interviews", ...at] as const;

type HowFar = Pick<Interview, "readLines" | "lines" | "stopped">;

/** Whether the server is still at it. */
export const isBeingRead = ({ readLines, lines, stopped }: HowFar) => readLines < lines && stopped === null;

const isAsFar = (one: HowFar, other: HowFar) => one.readLines === other.readLines && one.stopped === other.stopped;

/** How often it is asked how far transcripts are read, and how often while that fails. */
const lookMs = 1_500;
const lookAfterFailureMs = 10_000;
/** How soon a transcript is asked for that was read further. */
const followMs = 300;

/** The real interviews about a profile; asked for again while one is being read. */
export const interviewsQuery = (conceptId: string, pid: string) =>
  queryOptions({
    queryKey: under(conceptId, pid),
    queryFn: async ({ signal }) =>
      (await call("GET v1/customer-profile/{pid}/interviews", { params: { pid }, signal })).results,
    refetchInterval: ({ state: { data, error } }) =>
      data?.some(isBeingRead) ? (error ? lookAfterFailureMs : lookMs) : false,
  });

/** One of them with its transcript; as that may be long, it is asked for again only when it is not as far as the list says. */
export const interviewQuery = (conceptId: string, interview: string, listed?: Interview) =>
  queryOptions({
    queryKey: under(conceptId, "opened", interview),
    queryFn: ({ signal }) => call("GET v1/interview/{interview}", { params: { interview }, signal }),
    refetchInterval: ({ state: { data, error } }) =>
      data && listed && !isAsFar(data, listed) ? (error ? lookAfterFailureMs : followMs) : false,
  });

/** What to ask in the next one. */
export const guideQuery = (conceptId: string, pid: string) =>
  queryOptions({
    queryKey: under(conceptId, "guide", pid),
    queryFn: ({ signal }) => call("GET v1/customer-profile/{pid}/interview-guide", { params: { pid }, signal }),
  });
