import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { holdPauses } from "#testing/held-pauses.ts";
import { ErrorScreen } from "../error-screen.tsx";
import { nameMissingParts } from "./name-missing-parts.ts";

nameMissingParts();

/** What the build tells when a page cannot be fetched, as a browser would word it. */
function missing(): Error {
  const payload = new TypeError("Failed to fetch dynamically imported module: https://seedbed.example/assets/a.js");
  dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
  return payload;
}

/** A server that can be reached from the given look on, and one before says that it is away; the pauses between looks are over when the test says so. */
function serverBackAt(look: number) {
  const pauses = holdPauses(2_000);
  const looks: (string | undefined)[] = [];
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
    looks.push(`${method} ${path}`);
    if (looks.length < look - 1) return Promise.reject(new TypeError("no line"));
    return Promise.resolve(new Response(null, { status: looks.length < look ? 502 : 200 }));
  });
  return { looks, pauses, reload: vi.fn<() => void>() };
}

test("a page that could not be fetched says so in words, and is loaded anew when the server can be reached, once", async () => {
  const { looks, reload, pauses } = serverBackAt(3);
  const reset = vi.fn<() => void>();
  const screen = await render(<ErrorScreen error={missing()} reset={reset} reload={reload} />);
  await expect.element(screen.getByText("A part of it could not be fetched.", { exact: false })).toBeVisible();
  expect(document.body.textContent).not.toContain("assets");
  for (const done of [1, 2]) {
    await expect.poll(() => looks.length).toBe(done);
    expect(reload).not.toHaveBeenCalled();
    await expect.poll(pauses.waiting).toBe(1);
    pauses.end();
  }
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  expect(looks).toEqual(["HEAD /", "HEAD /", "HEAD /"]);
  await screen.getByRole("button", { name: "Retry" }).click();
  expect([reload.mock.calls.length, reset.mock.calls.length]).toEqual([2, 0]);
});

test("what is still missing after that does not load the page anew again and again", async () => {
  const { looks, reload } = serverBackAt(1);
  const first = await render(<ErrorScreen error={missing()} reload={reload} />);
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  await first.unmount();
  const screen = await render(<ErrorScreen error={missing()} reload={reload} />);
  await expect.element(screen.getByRole("button", { name: "Retry" })).toBeVisible();
  expect([looks.length, reload.mock.calls.length]).toEqual([1, 1]);
  sessionStorage.setItem("seedbed.fetched-anew", String(Date.now() - 30_001));
  await screen.unmount();
  await render(<ErrorScreen error={missing()} reload={reload} />);
  await expect.poll(() => reload.mock.calls.length).toBe(2);
});

test("who leaves the page is not brought back to it, and another failure is drawn anew", async () => {
  const { looks, reload, pauses } = serverBackAt(2);
  const left = await render(<ErrorScreen error={missing()} reload={reload} />);
  await expect.poll(pauses.waiting).toBe(1);
  await left.unmount();
  expect(pauses.waiting()).toBe(0);
  const reset = vi.fn<() => void>();
  const screen = await render(<ErrorScreen error={new Error("boom")} reset={reset} reload={reload} />);
  await screen.getByRole("button", { name: "Retry" }).click();
  expect(reset).toHaveBeenCalledOnce();
  expect([looks.length, reload.mock.calls.length]).toEqual([1, 0]);
});

test("a look at a server that does not answer ends, and another one follows", async () => {
  const pauses = holdPauses(2_000);
  const looks: AbortController[] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation((patience) => {
    expect(patience).toBe(10_000);
    looks.push(new AbortController());
    return (looks.at(-1) as AbortController).signal;
  });
  vi.stubGlobal("fetch", (_: string, { signal }: { signal: AbortSignal }) =>
    looks.length > 1
      ? Promise.resolve(new Response())
      : new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
  );
  const reload = vi.fn<() => void>();
  await render(<ErrorScreen error={missing()} reload={reload} />);
  await expect.poll(() => looks.length).toBe(1);
  expect(pauses.waiting()).toBe(0);
  looks[0]?.abort();
  await expect.poll(pauses.waiting).toBe(1);
  expect(reload).not.toHaveBeenCalled();
  pauses.end();
  await expect.poll(() => reload.mock.calls.length).toBe(1);
});
