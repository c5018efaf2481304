import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "../../../../design/button.tsx";
import { refreshConcepts } from "../../../../shell/kept-concepts/refresh-concepts.ts";
import { toast } from "../../../../shell/toasts.ts";
import { call } from "../../../../transport/call.ts";
import { randomUuid } from "../../../../transport/random-uuid.ts";
import { customerProfiles } from "../section.ts";

/** Has all profiles written anew; what people wrote in them stays. */
export function WriteAnew({ conceptId }: { conceptId: string }) {
  const queryClient = useQueryClient();
  const write = useMutation({
    meta: { ownsFailure: true },
    mutationFn: () => call(customerProfiles.writtenAnewBy, { params: { id: conceptId }, idempotencyKey: randomUuid() }),
    onSuccess: () =>
      toast.success("This may take up to 10 minutes. You can navigate away.", {
        title: "Customer profile generation started",
      }),
    onError: () => toast.error(customerProfiles.writingFailed),
    onSettled: () => refreshConcepts(queryClient, [conceptId]),
  });
  return (
    <Button variant="default" loading={write.isPending} onClick={({ detail }) => detail < 2 && write.mutate()}>
      Write the profiles anew
    </Button>
  );
}
