import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { session, useSession } from "../transport/session.ts";

/** While a company has neither seeds nor concepts, looks again on every page: "Concepts" leads elsewhere after the first one. */
export function useFirstSteps(): void {
  const account = useSession()?.account;
  const path = useLocation({ select: ({ pathname }) => pathname });
  const empty = account ? !account.hasConcepts && !account.hasSeeds : false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the reason to look again
  useEffect(() => {
    if (!empty) return;
    void session.reload().catch((error: unknown) => console.warn("The current user could not be loaded.", error));
  }, [empty, path]);
}
