import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import type { Root } from "react-dom/client";
import "./theme/mantine-base.css";
import { createAppRouter } from "./app-router.ts";
import { untilFetched } from "./design/late/lazy-part.ts";
import { AppTheme } from "./shell/app-theme.tsx";
import { beginFirstDrawing } from "./shell/start/after-first-drawing.tsx";
import { followSession } from "./shell/start/follow-session.ts";
import { readSoon } from "./shell/start/read-soon.ts";
import { returnToPlace } from "./shell/start/return-to-place.ts";
import type { Way } from "./shell/start/way.ts";
import { toast } from "./shell/toasts.ts";
import { createQueryClient } from "./transport/query-client.ts";
import { session } from "./transport/session.ts";

type ReadAhead = (queryClient: QueryClient, pathname: string) => Promise<void>;

/** Milliseconds. */
const paintPatience = 2_000;

/** Draws the whole application where the address bar points, for which `readAhead` asks for answers, or leads on from there at once. */
export function startApplication(root: Root, way?: Way, readAhead?: ReadAhead): void {
  const queryClient = createQueryClient((sentence) => toast.error(sentence));
  const answers = session.current() ? readAhead?.(queryClient, location.pathname) : undefined;
  // They are sent when this task is over: the server answers while the rest is made.
  if (answers) setTimeout(() => makeApplication(root, { queryClient, answers }));
  else makeApplication(root, { queryClient, way });
}

interface Start {
  queryClient: QueryClient;
  answers?: Promise<void>;
  way?: Way | undefined;
}

function makeApplication(root: Root, { queryClient, answers, way }: Start): void {
  const router = createAppRouter();

  let isLive = false;
  let isPainted = false;
  followSession(queryClient, router);
  returnToPlace(router);
  session.subscribe(goLive);
  void firstPaint(router).then(() => {
    isPainted = true;
    goLive();
  });

  /** Fetched once somebody has signed in, behind the first page: what that page has read says how far it knows (decision 51). */
  function goLive(): void {
    if (isLive || !isPainted || !session.current()) return;
    isLive = true;
    void untilFetched(() => import("./shell/live/live-updates.ts")).then(({ followLiveUpdates }) =>
      followLiveUpdates(queryClient, (id) => void router.navigate({ to: "/concept/$id", params: { id } })),
    );
  }

  const draw = () =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <AppTheme>
            <RouterProvider router={router} />
          </AppTheme>
        </QueryClientProvider>
      </StrictMode>,
    );
  // Drawn once with what it shows, instead of as an outline and again with each answer, during which the next one waits to be read.
  if (answers) {
    if (beginsAtTheTop()) void firstPaint(router).then(beginFirstDrawing());
    void readSoon([answers, router.load()]).then(draw);
  } else draw();
  if (way) void router.navigate(way);
}

/** Not where the page was before a reload, and not at something that the address names, which may stand anywhere. */
function beginsAtTheTop(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  const isNew = navigation instanceof PerformanceNavigationTiming && navigation.type === "navigate";
  return isNew && location.hash === "" && !new URLSearchParams(location.search).has("evidence");
}

/** When the first page is on the screen, or after 2 s: a tab in the background paints nothing. */
async function firstPaint(router: ReturnType<typeof createAppRouter>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, paintPatience);
  const stop = router.subscribe("onRendered", () =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );
  await promise;
  clearTimeout(timer);
  stop();
}
