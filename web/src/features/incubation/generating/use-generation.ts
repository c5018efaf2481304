import type { ConceptInWriting } from "@seedbed/contract/incubation/events";
import type { GeneratedConceptFields, Seed } from "@seedbed/contract/incubation/schemas";
import { toastDuration } from "@seedbed/contract/limits";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import { useEvent } from "../../../transport/events.ts";
import { sentenceOf } from "../../../transport/failure.ts";
import { seedKeys } from "../../../transport/query-keys.ts";
import { randomUuid } from "../../../transport/random-uuid.ts";
import { emitSignal, useSignal } from "../seed/seed-signals.ts";
import { usePlace } from "../seed/use-place.ts";
import { fadeTime } from "./fade-time.ts";

export const generationMessages = {
  notStarted: "Concept generation failed. Please try again.",
  failed: "An error occurred while generating the concept. Please try again.",
} as const;

export interface Generation {
  /** Concepts are being asked for: what asked for them fades. */
  starting: boolean;
  /** As far as they have come in. */
  concepts: readonly ConceptInWriting[];
}

interface Order {
  instructions?: string | undefined;
  keep?: GeneratedConceptFields[] | undefined;
}

/**
 * The generation of concepts from a seed: ordered by the signal "generate-concept", followed by event and by looking at the seed,
 * and over when the seed says so. A failure says what happened and leads back to where it was ordered.
 */
export function useGeneration(seed: Seed): Generation {
  const queryClient = useQueryClient();
  const { go } = usePlace();
  const [concepts, setConcepts] = useState<readonly ConceptInWriting[]>([]);
  const refresh = () => queryClient.invalidateQueries({ queryKey: seedKeys.detail(seed.uuid) });
  const say = (change: Partial<Seed["generation"]>) =>
    queryClient.setQueryData<Seed>(
      seedKeys.detail(seed.uuid),
      (before) => before && { ...before, generation: { ...before.generation, ...change } },
    );

  const start = useMutation({
    mutationKey: seedKeys.changes(seed.uuid),
    meta: { ownsFailure: true },
    mutationFn: async ({ instructions, keep }: Order) => {
      const started = call("POST v2/concept/incubation/seed/{id}/generate-concepts", {
        params: { id: seed.uuid },
        idempotencyKey: randomUuid(),
        body: { user_generation_instructions: instructions, concepts: keep },
      });
      await Promise.all([started, fadeTime()]);
    },
    onMutate: () => setConcepts([]),
    onSuccess: (_answer, { instructions }) => {
      say({ status: "running", message: null, instructions: instructions ?? "" });
      // From here on the address leads to the concepts, whether they are being written or there.
      go({ stage: "selecting" });
      void refresh();
    },
    onError: (error) => {
      toast.error(sentenceOf(error), {
        title: generationMessages.notStarted,
        duration: toastDuration.error,
        id: "generation",
      });
      emitSignal("revert", {});
      void refresh();
    },
  });

  useSignal("generate-concept", ({ viewCachedConcepts, ...order }) => {
    if (viewCachedConcepts) go({ stage: "selecting" });
    else if (!start.isPending) start.mutate(order);
  });
  useSignal("revert", () => go({ stage: "pre-generation" }, { replace: true }));

  useEvent("stream.structured.concept.generation", ({ stage, context, content, message }) => {
    if (context.seedUuid !== seed.uuid) return;
    if (content.concepts.length > 0) setConcepts(content.concepts);
    if (stage === "error") say({ status: "failed", message: message ?? null });
    else if (stage === "done" || seed.generation.status !== "running") void refresh();
  });

  useEnd(seed, {
    failed: () => {
      toast.error(seed.generation.message ?? "", {
        title: generationMessages.failed,
        duration: toastDuration.error,
        id: "generation",
      });
      emitSignal("revert", {});
    },
    finished: () => {
      setConcepts([]);
      void queryClient.invalidateQueries({ queryKey: seedKeys.lists });
      const isThere = seed.cachedConcepts.some((concept) => !concept.isSaved);
      go({ stage: isThere ? "selecting" : "pre-generation" }, { replace: true });
    },
  });
  return { starting: start.isPending, concepts };
}

/** Tells once when a running generation is over, however that became known. */
function useEnd({ generation: { status } }: Seed, ends: { failed: () => void; finished: () => void }): void {
  const before = useRef(status);
  const tell = useEffectEvent(() => (status === "failed" ? ends.failed() : ends.finished()));
  useEffect(() => {
    const wasRunning = before.current === "running";
    before.current = status;
    if (wasRunning && status !== "running") tell();
  }, [status]);
}
