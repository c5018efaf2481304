import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "../../../../shell/toasts.ts";
import { call } from "../../../../transport/call.ts";
import type { CallOptions } from "../../../../transport/create-call.ts";
import { randomUuid } from "../../../../transport/random-uuid.ts";
import { customerProfiles } from "../section.ts";

const route = "POST v2/concept/{id}/customer-profile";

/** Adds a profile, or doubles one, which is shown at once. Whoever asks says why it was refused. */
export function useAddProfile(conceptId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = customerProfiles.query(conceptId);
  // The same until it has arrived: sending it again adds nothing more.
  const [idempotencyKey, setKey] = useState(randomUuid);
  return useMutation({
    meta: { ownsFailure: true },
    mutationFn: (body: NonNullable<CallOptions<typeof route>["body"]>) =>
      call(route, { params: { id: conceptId }, body, idempotencyKey }),
    onSuccess: (profile) => {
      setKey(randomUuid());
      queryClient.setQueryData(queryKey, (profiles) => [
        ...(profiles ?? []).filter(({ uuid }) => uuid !== profile.uuid),
        profile,
      ]);
      toast.success(`Profile “${profile.name}” added`);
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  });
}
