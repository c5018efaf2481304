import { type AnyRouter, createRouter, type RouterHistory } from "@tanstack/react-router";
import { PageSkeleton } from "./design/page/page-skeleton.tsx";
import { routeTree } from "./route-tree.gen.ts";
import { ErrorScreen } from "./shell/error-screen.tsx";

/** The router over all screens; tests pass a history in memory. */
export function createAppRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history ? { history } : {}),
    defaultPreload: "intent",
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: ErrorScreen,
    scrollRestoration: true,
  });
  leadAgain(router);
  return router;
}

/**
 * A link that is followed a second time to what the address already names behind `#` leads there again, in the same entry of the history: that visit has a key
 * of its own, and a state, or the router would take it for none.
 */
function leadAgain(router: Pick<AnyRouter, "commitLocation" | "latestLocation">): void {
  const { commitLocation } = router;
  let times = 0;
  router.commitLocation = (next) => {
    const isThere = next.hash !== "" && next.href === router.latestLocation.href;
    return commitLocation(isThere ? { ...next, replace: true, state: { ...next.state, again: ++times } } : next);
  };
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface HistoryState {
    /** How often a link was followed to what the address named already. */
    again?: number;
  }
}
