import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { onTestFinished } from "vitest";
import { render } from "vitest-browser-react";
import { createAppRouter } from "../app-router.ts";
import { AppTheme } from "../shell/app-theme.tsx";
import { followSession } from "../shell/start/follow-session.ts";
import { toast } from "../shell/toasts.ts";
import { createQueryClient } from "../transport/query-client.ts";
import { fetchLowerParts } from "./lower-parts.ts";

/** The whole application at an address, as `main.tsx` puts it together. */
export async function renderApp(start: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [start] }));
  const queryClient = createQueryClient((sentence) => toast.error(sentence));
  onTestFinished(followSession(queryClient, router));
  // Pages come in pieces; on a busy machine their arrival would use up the patience of the first expectation.
  await router.load();
  if (start.startsWith("/concept/")) await fetchLowerParts();
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <AppTheme>
        <RouterProvider router={router} />
      </AppTheme>
    </QueryClientProvider>,
  );
  /** Path and search as the address bar would show them. */
  const address = () => router.state.location.href;
  return { screen, router, queryClient, address };
}
