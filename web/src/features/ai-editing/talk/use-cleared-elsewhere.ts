import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { editingKeys } from "../../../transport/query-keys.ts";
import { currentSession } from "../../../transport/session.ts";
import { keptMessage } from "./kept-message.ts";
import { liveOf, nothingPasses } from "./live.ts";
import { clearAtServer, talkedAbout } from "./talked-about.ts";

/** Clears the conversation about another report that this tab has, as soon as it shows this one. */
export function useClearedElsewhere(conceptUuid: string, hasTalk: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const before = talkedAbout().read();
    if (before === null || before === conceptUuid) return;
    talkedAbout().write(null);
    forget(queryClient, before);
    void clearAtServer(before);
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
