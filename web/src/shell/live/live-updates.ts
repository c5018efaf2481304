import type { QueryClient } from "@tanstack/react-query";
import { onResync } from "../../transport/events.ts";
import { keepConnected } from "../../transport/keep-connected.ts";
import { sayWorkflowNews } from "./workflow-news.tsx";

/** Keeps what is shown in step with the server while somebody is signed in; `openConcept` follows a link of the news. Call it once. */
export function followLiveUpdates(queryClient: QueryClient, openConcept: (conceptUuid: string) => void): void {
  onResync(() => void queryClient.invalidateQueries({}, { cancelRefetch: false }));
  sayWorkflowNews(openConcept);
  keepConnected();
}
