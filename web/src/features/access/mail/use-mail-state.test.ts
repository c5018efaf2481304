import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { fakeServer } from "#testing/fake-server.ts";
import { untilQuiet } from "#testing/until-quiet.ts";
import { useMailState } from "./use-mail-state.ts";

const path = "GET /api/v1/mails/mail-1";

/** Asks what became of a mail, over a server that answers this; time goes on as the test says. */
async function follow(reply: { status?: number; body: unknown }, mails: readonly string[] = ["mail-1"]) {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const server = fakeServer();
  server.on(path, reply);
  const queryClient = new QueryClient();
  onTestFinished(() => queryClient.clear());
  const { result } = await renderHook(() => useMailState(mails[0]), {
    wrapper: ({ children }) => createElement(QueryClientProvider, { client: queryClient }, children),
  });
  const askedAfter = async (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    await untilQuiet();
    return server.bodiesOf(path).length;
  };
  return { result, askedAfter };
}

test.each([
  ["on its way", { body: { state: "on-its-way" } }],
  ["delayed", { body: { state: "delayed" } }],
  ["unknown", { status: 503, body: { detail: "Later." } }],
])("a mail that is %s is asked for again with growing pauses, half a minute at most", async (_state, reply) => {
  const { askedAfter } = await follow(reply);
  let asked = await askedAfter(0);
  expect(asked).toBe(1);
  for (const pause of [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000]) {
    expect(await askedAfter(pause - 1)).toBe(asked);
    asked += 1;
    expect(await askedAfter(1)).toBe(asked);
  }
});

test.each(["kept", "failed", "expired", "replaced"])("a mail that is %s is asked for no more", async (state) => {
  const { result, askedAfter } = await follow({ body: { state } });
  await expect.poll(() => result.current).toBe(state);
  expect(await askedAfter(60_000)).toBe(1);
});

test("without a mail nothing is asked", async () => {
  const { result, askedAfter } = await follow({ body: {} }, []);
  expect(result.current).toBeUndefined();
  expect(await askedAfter(60_000)).toBe(0);
});
