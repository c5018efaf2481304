import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { returnToPlace } from "./return-to-place.ts";

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** A page `/long` that can be made to lose its lower part, and a short one, `/other`; both with what the application does. */
async function twoPages() {
  const parts = { areThere: true };
  const root = createRootRoute({ component: Outlet });
  const long = createRoute({
    getParentRoute: () => root,
    path: "/long",
    component: () => <div data-testid="page" style={{ height: parts.areThere ? 3_000 : 300 }} />,
  });
  const other = createRoute({ getParentRoute: () => root, path: "/other", component: () => <p>Another page</p> });
  const history = createMemoryHistory({ initialEntries: ["/long"] });
  const router = createRouter({ routeTree: root.addChildren([long, other]), history, scrollRestoration: true });
  const stop = returnToPlace(router);
  onTestFinished(stop);
  await router.load();
  const screen = await render(<RouterProvider router={router} />);
  const page = screen.getByTestId("page");
  await expect.element(page).toBeInTheDocument();
  /** Moves down to 1,200, looks at the other page, and comes back while only the page's upper part is there. */
  async function leaveAndReturn() {
    scrollTo({ top: 1_200 });
    await drawn();
    router.history.push("/other");
    await expect.element(screen.getByText("Another page")).toBeVisible();
    parts.areThere = false;
    router.history.back();
    await expect.element(page).toBeInTheDocument();
    await drawn();
    expect(scrollY).toBeLessThan(100);
  }
  async function grow(height: number) {
    (page.element() as HTMLElement).style.height = `${height}px`;
    await drawn();
  }
  return { leaveAndReturn, grow, stop };
}

test("a page that is gone back to moves down as it grows, until it stands where it was left", async () => {
  const { leaveAndReturn, grow } = await twoPages();
  await leaveAndReturn();
  await grow(1_000);
  expect(scrollY).toBe(document.documentElement.scrollHeight - innerHeight);
  await grow(3_000);
  expect(scrollY).toBe(1_200);

  scrollTo({ top: 500 });
  await grow(3_500);
  expect(scrollY).toBe(500);
});

test.each([
  new WheelEvent("wheel", { deltaY: -100 }),
  new Event("touchmove"),
  new PointerEvent("pointerdown"),
  new KeyboardEvent("keydown", { key: "Home" }),
])("whoever moves a page that is still growing keeps their place: %o", async (move) => {
  const { leaveAndReturn, grow } = await twoPages();
  await leaveAndReturn();
  dispatchEvent(move);
  await grow(3_000);
  expect(scrollY).toBeLessThan(100);
});

test("a page that has not grown back in five seconds stays where it is, and so does one that is not looked after any more", async () => {
  const { leaveAndReturn, grow, stop } = await twoPages();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await leaveAndReturn();
  vi.advanceTimersByTime(4_999);
  await grow(1_000);
  expect(scrollY).toBeGreaterThan(100);
  const before = scrollY;
  vi.advanceTimersByTime(1);
  await grow(3_000);
  expect(scrollY).toBe(before);
  vi.useRealTimers();
  scrollTo({ top: 0 });
  await leaveAndReturn();
  stop();
  await grow(3_000);
  expect(scrollY).toBeLessThan(100);
});
