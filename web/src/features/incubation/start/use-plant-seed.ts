import type { SeedType } from "@seedbed/contract/incubation/schemas";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import { sentenceOf } from "../../../transport/failure.ts";
import { seedKeys } from "../../../transport/query-keys.ts";
import { session } from "../../../transport/session.ts";
import { useWhenIdle } from "../../../transport/use-when-idle.ts";

/** Plants a draft and goes to its first question. A failure says "Error saving concept seed draft". */
export function usePlantSeed() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const whenIdle = useWhenIdle(seedKeys.planting);
  const plant = useMutation({
    mutationKey: seedKeys.planting,
    meta: { ownsFailure: true },
    mutationFn: (type: SeedType) => call("POST v2/concept/seed", { body: { type } }),
    // Pending until the seed is shown: a second click meanwhile plants no other one.
    onSuccess: async ({ uuid }) => {
      void queryClient.invalidateQueries({ queryKey: seedKeys.lists });
      // From the first seed on, "Concepts" leads to the bank.
      void session.reload().catch((error: unknown) => console.warn("The company could not be loaded.", error));
      await navigate({ to: "/concept/incubate", search: { seed: uuid } });
    },
    onError: (error) => toast.error(sentenceOf(error), { title: "Error saving concept seed draft", id: "plant-seed" }),
  });
  return {
    /** What is being planted. */
    planting: plant.isPending ? plant.variables : undefined,
    plant: (type: SeedType) => whenIdle(() => plant.mutate(type)),
  };
}
