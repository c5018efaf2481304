import { type MutationKey, useQueryClient } from "@tanstack/react-query";

/**
 * Begins a change unless one under this key is under way. A second click may come before the page shows that the first was heard, so what the
 * page shows is not asked.
 */
export function useWhenIdle(mutationKey: MutationKey): (begin: () => void) => void {
  const queryClient = useQueryClient();
  return (begin) => {
    if (queryClient.isMutating({ mutationKey }) === 0) begin();
  };
}
