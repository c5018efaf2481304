import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { onTestFinished } from "vitest";
import { render } from "vitest-browser-react";
import { createAppRouter } from "../app-router.ts";
import { AppTheme } from "../shell/app-theme.tsx";
import { toast } from "../shell/toasts.ts";
import { createQueryClient } from "../transport/query-client.ts";
import { session } from "../transport/session.ts";
import { fetchLowerParts } from "./lower-parts.ts";

/** The whole application at an address, as `main.tsx` puts it together. */
export async function renderApp(start: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [start] }));
  onTestFinished(session.subscribe(() => void router.invalidate()));
  // Pages come in pieces; on a busy machine their arrival would use up the patience of the first expectation.
  await router.load();
  if (start.startsWith("/concept/")) await fetchLowerParts();
  const queryClient = createQueryClient((sentence) => toast.error(sentence));
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
