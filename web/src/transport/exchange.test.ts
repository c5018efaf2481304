import { busy } from "@seedbed/contract/error-codes";
import { afterEach, expect, test, vi } from "vitest";
import { isServerBusy, noticeBusy, onBusy, saysBusy, untilReady } from "./busy.ts";
import { exchange } from "./exchange.ts";
import { CallFailed } from "./failure.ts";

const request = { method: "GET", url: "/api/v1/settings" };

afterEach(() => vi.restoreAllMocks());

test("cookies are neither sent nor taken", async () => {
  const fetched = vi.fn(async () => new Response("{}"));
  vi.stubGlobal("fetch", fetched);
  await exchange(request);
  expect(fetched).toHaveBeenCalledWith("/api/v1/settings", expect.objectContaining({ credentials: "omit" }));
});

test("an empty answer is undefined", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
  await expect(exchange(request)).resolves.toBeUndefined();
});

test("a page instead of JSON from a proxy still fails with a sentence", async () => {
  vi.stubGlobal("fetch", async () => new Response("<html>Bad gateway</html>", { status: 502 }));
  await expect(exchange(request)).rejects.toMatchObject({ code: "unexpected", message: "Unexpected error occurred." });
});

test("a lost connection says what to do", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  await expect(exchange(request)).rejects.toMatchObject({
    code: "unreachable",
    message: "The server cannot be reached. Check your connection and try again.",
  });
});

test("[S1.9-16] [S1.9-17] [S2.9-19] a call is given up after 100000 ms", async () => {
  const gaveUp = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(gaveUp.signal);
  vi.stubGlobal("fetch", (_url: string, { signal }: { signal: AbortSignal }) => {
    gaveUp.abort();
    return Promise.reject(signal.reason);
  });
  await expect(exchange(request)).rejects.toThrow("The server took too long to answer. Try again.");
  expect(timeout).toHaveBeenCalledWith(100_000);
});

test("a caller who gives up gets its own reason back", async () => {
  const caller = new AbortController();
  vi.stubGlobal("fetch", (_url: string, { signal }: { signal: AbortSignal }) => {
    caller.abort("left the page");
    return Promise.reject(signal.reason);
  });
  await expect(exchange({ ...request, signal: caller.signal })).rejects.toBe("left the page");
});

test("a server that says it is busy is told from anything else that is unavailable", () => {
  expect(saysBusy(new CallFailed(busy.detail, busy.code))).toBe(true);
  expect(saysBusy(new CallFailed("The model rests.", busy.code))).toBe(false);
  expect(saysBusy(new Error(busy.detail))).toBe(false);
});

test("who waits for a busy server goes on once it is ready, and may give up before", async () => {
  let isReady = false;
  const asked = vi.fn(async () => new Response(null, { status: isReady ? 200 : 503 }));
  vi.stubGlobal("fetch", asked);
  const heard: boolean[] = [];
  const stop = onBusy(() => heard.push(isServerBusy()));
  await untilReady();
  noticeBusy();
  noticeBusy();
  expect(heard).toEqual([true]);
  const giving = new AbortController();
  const outcomes: string[] = [];
  const waiting = untilReady().then(() => outcomes.push("went on"));
  const givenUp = untilReady(giving.signal).catch((reason: unknown) => outcomes.push(`gave up: ${reason}`));
  giving.abort("Enough.");
  await givenUp;
  await expect(untilReady(giving.signal)).rejects.toBe("Enough.");
  expect(outcomes).toEqual(["gave up: Enough."]);
  isReady = true;
  await waiting;
  expect(outcomes).toEqual(["gave up: Enough.", "went on"]);
  expect(heard).toEqual([true, false]);
  expect(asked).toHaveBeenCalledWith("/readyz", expect.objectContaining({ credentials: "omit" }));
  stop();
});
