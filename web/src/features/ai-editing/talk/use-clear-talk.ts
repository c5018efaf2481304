import { useMutation } from "@tanstack/react-query";
import { call } from "../../../transport/call.ts";
import type { ShownTalk } from "./use-talk.ts";

/** Clears the conversation with what is proposed; a failure is told, and leaves all as it is. */
export const useClearTalk = (conceptUuid: string, talk: Pick<ShownTalk, "forget">) =>
  useMutation({
    mutationFn: () => call("DELETE v2/concept/{id}/ai-editing", { params: { id: conceptUuid } }),
    onSuccess: () => talk.forget(),
  });
