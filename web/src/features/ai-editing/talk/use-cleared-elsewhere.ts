import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../../transport/call.ts";
import { keptEntry } from "../../../transport/kept-entry.ts";
import { editingKeys } from "../../../transport/query-keys.ts";
import { currentSession } from "../../../transport/session.ts";
import { keptMessage } from "./kept-message.ts";
import { liveOf, nothingPasses } from "./live.ts";

const isText = (value: unknown): value is string => typeof value === "string";
/** The report that this tab has a conversation about. */
const talkedAbout = () => keptEntry("ai-editing", "concept", isText);

/** Clears the conversation about another report that this tab has, as soon as it shows this one. */
export function useClearedElsewhere(conceptUuid: string, hasTalk: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const before = talkedAbout().read();
    if (before === null || before === conceptUuid) return;
    talkedAbout().write(null);
    forget(queryClient, before);
    call("DELETE v2/concept/{id}/ai-editing", { params: { id: before } }).catch((error: unknown) =>
      console.warn("A conversation could not be cleared.", error),
    );
  }, [queryClient, conceptUuid]);
  useEffect(() => {
    if (hasTalk) talkedAbout().write(conceptUuid);
  }, [conceptUuid, hasTalk]);
}

function forget(queryClient: QueryClient, conceptUuid: string): void {
  keptMessage(conceptUuid).write(null);
  liveOf(queryClient, currentSession()?.user.uuid ?? null, conceptUuid).set(nothingPasses);
  queryClient.removeQueries({ queryKey: editingKeys.of(conceptUuid) });
}
