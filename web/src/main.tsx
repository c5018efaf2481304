import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./theme/mantine-base.css";
import "./theme/tokens.css";
import "./theme/derived.css";
import "./theme/fonts.css";
import "./theme/fallback-fonts.css";
import "./theme/base.css";
import { createAppRouter } from "./app-router.ts";
import { AppTheme } from "./shell/app-theme.tsx";
import { toast } from "./shell/toasts.ts";
import { createQueryClient } from "./transport/query-client.ts";
import { followOtherTabs, session } from "./transport/session.ts";

void session.restore().then(start);

function start(): void {
  const queryClient = createQueryClient((sentence) => toast.error(sentence));
  const router = createAppRouter();

  let isLive = false;
  let shown = guardedFacts();
  session.subscribe(() => {
    const before = shown;
    shown = guardedFacts();
    // Nothing of one person is shown to the next.
    if (before.person !== shown.person) queryClient.clear();
    if (before.all !== shown.all) void router.invalidate();
    goLive();
  });
  followOtherTabs();
  goLive();
  void session.reload().catch((error: unknown) => console.warn("The current user could not be loaded.", error));

  /** Fetched once somebody has signed in. */
  function goLive(): void {
    if (isLive || !session.current()) return;
    isLive = true;
    import("./shell/live-updates.ts").then(
      ({ followLiveUpdates }) =>
        followLiveUpdates(queryClient, (id) => void router.navigate({ to: "/concept/$id", params: { id } })),
      (error: unknown) => {
        isLive = false;
        console.warn("Live updates could not be started.", error);
      },
    );
  }

  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no element with the id root.");
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <AppTheme>
          <RouterProvider router={router} />
        </AppTheme>
      </QueryClientProvider>
    </StrictMode>,
  );
}

/** What guards look at; a renewed token alone moves nobody. */
function guardedFacts() {
  const { user, account } = session.current() ?? {};
  return { person: user?.uuid, all: [user?.uuid, user?.firstName, user?.lastName, account?.uuid].join(" ") };
}
