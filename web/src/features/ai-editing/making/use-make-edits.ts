import type { EditsMade } from "@seedbed/contract/ai-editing/routes";
import { toastDuration } from "@seedbed/contract/limits";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshConcepts } from "../../../shell/kept-concepts/refresh-concepts.ts";
import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import { sentenceOr } from "../../../transport/failure.ts";
import { randomUuid } from "../../../transport/random-uuid.ts";
import type { ShownTalk } from "../talk/use-talk.ts";

interface Making {
  sessionId: string;
  edits: readonly string[];
  updateOutdated: boolean;
}

/** Makes the edits that are taken; a failure says why, and leaves them and the conversation as they are. */
export function useMakeEdits(conceptUuid: string, talk: Pick<ShownTalk, "readAgain">) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { ownsFailure: true },
    mutationFn: (making: Making) => aiEditConcept(conceptUuid, making),
    onSuccess: () => {
      toast.success("This may take up to 10 minutes. You can navigate away.", { title: "Concept update started" });
      void refreshConcepts(queryClient, [conceptUuid]);
    },
    onError: (error) =>
      toast.error(sentenceOr(error, "Concept edit request failed. Please try again."), {
        duration: toastDuration.error,
      }),
    onSettled: () => talk.readAgain(),
  });
}

const aiEditConcept = (conceptUuid: string, { sessionId, edits, updateOutdated }: Making): Promise<EditsMade> =>
  call("POST v2/concept/ai/report/edit", {
    body: { concept_uuid: conceptUuid, session_id: sessionId, edit: { edits: [...edits], updateOutdated } },
    idempotencyKey: randomUuid(),
  });
