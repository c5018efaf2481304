import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../transport/call.ts";
import type { Answer } from "../../../transport/create-call.ts";
import { reportKeys } from "../../../transport/query-keys.ts";

export type Version = Answer<"GET v2/concept/version/{id}">["versions"][number];

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: reportKeys.versions(id),
    queryFn: ({ signal }) => call("GET v2/concept/version/{id}", { params: { id }, signal }),
  });
