import type { SeedUpdate } from "@seedbed/contract/incubation/events";
import type { Seed } from "@seedbed/contract/incubation/schemas";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../../shell/toasts.ts";
import { useEvent } from "../../../transport/events.ts";
import { seedKeys } from "../../../transport/query-keys.ts";
import { currentSession } from "../../../transport/session.ts";
import { nameOf } from "../collision/news-since.ts";

/** Shows what others do with the seed while its page is open. */
export function useSeedUpdates(seedUuid: string): void {
  const queryClient = useQueryClient();
  useEvent("incubation.seed.update.account", (update) => {
    if (update.seedUuid === seedUuid) void takeOver(queryClient, update);
  });
}

async function takeOver(queryClient: QueryClient, { seedUuid, updatedAt, by }: SeedUpdate): Promise<void> {
  const known = () => queryClient.getQueryData<Seed>(seedKeys.detail(seedUuid));
  const before = known();
  const isOwn = by?.uuid === currentSession()?.user.uuid;
  // The answer to one's own change has been taken over already.
  if (isOwn && before?.updatedAt === updatedAt) return;
  void queryClient.invalidateQueries({ queryKey: seedKeys.lists });
  await queryClient.invalidateQueries({ queryKey: seedKeys.detail(seedUuid) });
  const left = new Set(known()?.answers.map(({ id }) => id));
  const removed = before?.answers.filter(({ id }) => !left.has(id)).length ?? 0;
  if (removed === 0 || isOwn || updatedAt === null) return;
  const answers = removed === 1 ? "1 answer" : `${removed} answers`;
  toast.info(`${nameOf(by)} has changed the seed, which removed ${answers}.`, { id: `removed-${seedUuid}` });
}
