import type { ServerEvents } from "@seedbed/contract/all-events";
import type { QueryClient } from "@tanstack/react-query";
import { keptNames } from "../../../shell/kept-concepts/kept-names.ts";
import { tell } from "../../../transport/queries/tell.ts";
import { conceptKeys, reportKeys } from "../../../transport/query-keys.ts";
import type { Concept } from "../frame/use-concept.ts";

/** A version was saved, or is told of in other words: what has the highest number is the newest one, and lists of versions are read again. */
export function applyVersion(
  queryClient: QueryClient,
  version: ServerEvents["concept.versions.changed.account"],
): void {
  const { conceptUuid, versionUuid: uuid, versionNumber, createdAt } = version;
  for (const id of keptNames(queryClient, conceptUuid)) {
    tell<Concept>(
      queryClient,
      conceptKeys.detail(id),
      (concept) =>
        concept &&
        (concept.isHistoricalVersion || (concept.version?.versionNumber ?? 0) > versionNumber
          ? concept
          : { ...concept, version: { uuid, versionNumber, createdAt } }),
    );
    void queryClient.invalidateQueries({ queryKey: reportKeys.versions(id) });
  }
}
