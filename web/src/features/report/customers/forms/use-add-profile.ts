import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../../transport/call.ts";
import type { CallOptions } from "../../../../transport/create-call.ts";
import { randomUuid } from "../../../../transport/random-uuid.ts";
import { useDesk } from "../../editing/saving/use-desk.ts";
import { customerProfiles } from "../section.ts";

const section = "customerProfiles";
const route = "POST v2/concept/{id}/customer-profile";

/** Adds a profile, or doubles one, which is shown at once and can be taken back. Whoever asks says why it was refused. */
export function useAddProfile(conceptId: string) {
  const queryClient = useQueryClient();
  const desk = useDesk(conceptId);
  const { queryKey } = customerProfiles.query(conceptId);
  // The same until it has arrived: sending it again adds nothing more.
  const [idempotencyKey, setKey] = useState(randomUuid);
  return useMutation({
    meta: { ownsFailure: true },
    mutationFn: (body: NonNullable<CallOptions<typeof route>["body"]>) =>
      call(route, { params: { id: conceptId }, body, idempotencyKey }),
    onSuccess: ({ revision, ...profile }) => {
      setKey(randomUuid());
      queryClient.setQueryData(queryKey, (profiles) => [
        ...(profiles ?? []).filter(({ uuid }) => uuid !== profile.uuid),
        profile,
      ]);
      const says = `Profile “${profile.name}” added`;
      desk.made(section, revision);
      const done = { section, revision, says, what: `adding of profile “${profile.name}”`, at: Date.now() } as const;
      desk.set({ done: [...desk.read().done, done].slice(-50), takenBack: [] });
      desk.say(says, "undo");
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  });
}
