import { useQueryClient } from "@tanstack/react-query";
import type { SpokenSentence } from "../../../../../../features/report/customers/keep-sentence.ts";
import { useDesk } from "../../../../../../features/report/editing/saving/use-desk.ts";
import { toast } from "../../../../../../shell/toasts.ts";

/** Keeps sentences of personas in the report; what that takes is fetched with the first of them. */
export function useKeepSentence(conceptId: string): (sentence: SpokenSentence) => void {
  const desk = useDesk(conceptId);
  const queryClient = useQueryClient();
  return (sentence) => {
    import("../../../../../../features/report/customers/keep-sentence.ts").then(
      ({ keepSentence }) => keepSentence(queryClient, desk, sentence),
      () => toast.error("This could not be kept. Try again when the connection is back."),
    );
  };
}
