import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { PageSkeleton } from "./design/page/page-skeleton.tsx";
import { routeTree } from "./route-tree.gen.ts";
import { ErrorScreen } from "./shell/error-screen.tsx";

/** The router over all screens; tests pass a history in memory. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history ? { history } : {}),
    defaultPreload: "intent",
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: ErrorScreen,
    scrollRestoration: true,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
