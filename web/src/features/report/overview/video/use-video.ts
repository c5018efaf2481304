import type { ConceptVideo } from "@seedbed/contract/report/video/schemas";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { toast } from "../../../../shell/toasts.ts";
import { call } from "../../../../transport/call.ts";
import { useEvent } from "../../../../transport/events.ts";
import { tell } from "../../../../transport/queries/tell.ts";
import { reportKeys } from "../../../../transport/query-keys.ts";
import { randomUuid } from "../../../../transport/random-uuid.ts";
import { sayNewsOf } from "./video-news.ts";
import { moved, type VideoEvent } from "./video-state.ts";

/** Milliseconds between two looks at a video that is being made, for a line without events. */
const lookPause = 4_000;

/** The video of a concept: what there is of it, how far it is, and how to have it made. */
export function useVideo(conceptId: string, conceptUuid: string) {
  const queryClient = useQueryClient();
  const queryKey = reportKeys.video(conceptId);
  const params = { id: conceptId };
  const video = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("GET v2/concept/{id}/video", { params, signal }),
    refetchInterval: ({ state }) => (state.data?.status === "generating" ? lookPause : false),
  });
  useEffect(() => sayNewsOf(conceptUuid), [conceptUuid]);
  const hear = (event: VideoEvent) => {
    if (event.data.conceptUuid !== conceptUuid) return;
    queryClient.setQueryData<ConceptVideo>(queryKey, (known) => known && moved(known, event));
    // What is said in it, and which making of it this is, stands with the server.
    if (!event.type.endsWith(".progress")) void queryClient.invalidateQueries({ queryKey });
  };
  useEvent("concept.video.generation.started", (data) => hear({ type: "concept.video.generation.started", data }));
  useEvent("concept.video.generation.progress", (data) => hear({ type: "concept.video.generation.progress", data }));
  useEvent("concept.video.generation.completed", (data) => hear({ type: "concept.video.generation.completed", data }));
  useEvent("concept.video.generation.error", (data) => hear({ type: "concept.video.generation.error", data }));
  const generate = useMutation({
    meta: { ownsFailure: true },
    mutationFn: () => call("POST v2/concept/{id}/video/generate", { params, idempotencyKey: randomUuid() }),
    onSuccess: (begun) => tell<ConceptVideo>(queryClient, queryKey, begun),
    onError: () => toast.error("Failed to start video generation"),
  });
  const show = (told: ConceptVideo) => tell<ConceptVideo>(queryClient, queryKey, told);
  return { video, generate, show };
}
