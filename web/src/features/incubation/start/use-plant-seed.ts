import type { SeedType } from "@seedbed/contract/incubation/schemas";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import { sentenceOf } from "../../../transport/failure.ts";
import { seedKeys } from "../../../transport/query-keys.ts";
import { session } from "../../../transport/session.ts";

/** Plants a draft and goes to its first question. A failure says "Error saving concept seed draft". */
export function usePlantSeed() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    meta: { ownsFailure: true },
    mutationFn: (type: SeedType) => call("POST v2/concept/seed", { body: { type } }),
    onSuccess: ({ uuid }) => {
      void queryClient.invalidateQueries({ queryKey: seedKeys.lists });
      // From the first seed on, "Concepts" leads to the bank.
      void session.reload().catch((error: unknown) => console.warn("The company could not be loaded.", error));
      void navigate({ to: "/concept/incubate", search: { seed: uuid } });
    },
    onError: (error) => toast.error(sentenceOf(error), { title: "Error saving concept seed draft", id: "plant-seed" }),
  });
}
