import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type Ways, WaysContext } from "./ways.tsx";

/** Lets the router lead from one public page to the other. */
export function RouterWays({ children }: { children: ReactNode }) {
  const router = useRouter();
  const ways: Ways = {
    go: (way) => router.navigate(way),
    hrefOf: (way) => router.buildLocation(way).href,
    expect: (way) => void router.preloadRoute(way),
  };
  return <WaysContext value={ways}>{children}</WaysContext>;
}
