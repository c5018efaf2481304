import { afterEach, expect, test, vi } from "vitest";
import { pageOf } from "#testing/concepts.ts";
import { serverKnowing } from "#testing/fake-server.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../transport/session.ts";
// Loaded before the first test begins: the route would load it while the first expectation waits.
import "../features/concepts/bank-screen.tsx";
import "../features/settings/settings-frame.tsx";
import "../features/settings/audit/audit-screen.tsx";

afterEach(() => {
  vi.useRealTimers();
});

test.for([
  ["/concept", "GET /api/v1/concept/"],
  ["/concept/drafts", "GET /api/v2/concept/seed"],
  ["/settings/audit", "GET /api/v1/account/security-events"],
] as const)(
  "[S1.9-03] the table of %s is stale after 2 minutes: shown again it is read again only then",
  async ([path, read]) => {
    const server = serverKnowing();
    for (const key of ["GET /api/v1/concept/", "GET /api/v2/concept/seed", "GET /api/v1/account/security-events"]) {
      server.on(key, { body: pageOf([]) });
    }
    const reads = () => server.received.filter(({ key }) => key === read).length;
    vi.useFakeTimers({ toFake: ["Date"] });
    await session.begin("refresh-token");
    const { screen, router, address } = await renderApp(path);
    const table = screen.getByText(/No data available|Nothing has been recorded yet/);
    await expect.element(table).toBeVisible();
    const leaveAndReturn = async () => {
      await router.navigate({ to: "/challenge" });
      await expect.element(screen.getByRole("heading", { name: "Challenges" })).toBeVisible();
      await router.navigate({ to: path });
      await expect.poll(address).toBe(path);
      await expect.element(table).toBeVisible();
    };
    const first = reads();
    vi.setSystemTime(Date.now() + 119_000);
    await leaveAndReturn();
    expect(reads()).toBe(first);
    vi.setSystemTime(Date.now() + 2_000);
    await leaveAndReturn();
    await expect.poll(reads).toBeGreaterThan(first);
  },
);
