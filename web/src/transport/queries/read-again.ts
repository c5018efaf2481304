import type { QueryClient } from "@tanstack/react-query";

/** Reads anew what is kept under keys that begin so. A read that is under way, a first one too, may have been answered before; it does not win. */
export async function readAgain(queryClient: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}
