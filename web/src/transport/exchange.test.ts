import { mailIdHeader } from "@seedbed/contract/access/mail-id-header";
import { busy } from "@seedbed/contract/error-codes";
import { asOfHeader } from "@seedbed/contract/realtime/as-of-header";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { readings } from "./as-of.ts";
import { isServerBusy, noticeBusy, onBusy, onceReady, saysBusy, untilReady } from "./busy.ts";
import { exchange, exchangeWithMail } from "./exchange.ts";
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

test("what is sent says what it is and what is wanted, and goes to its end where it was asked to", async () => {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response("{}"));
  vi.stubGlobal("fetch", fetched);
  await exchange(request);
  await exchange({ ...request, method: "POST", headers: { "if-match": '"1"' }, body: { a: [1] }, keepalive: true });
  const sent = fetched.mock.calls.map(([, { method, headers, body, keepalive }]) => ({
    method,
    headers,
    body,
    keepalive,
  }));
  expect(sent).toEqual([
    { method: "GET", headers: { accept: "application/json" }, body: undefined, keepalive: false },
    {
      ...{ method: "POST", body: '{"a":[1]}', keepalive: true },
      headers: { accept: "application/json", "content-type": "application/json", "if-match": '"1"' },
    },
  ]);
});

test("a call that a mail follows names it where the server does", async () => {
  const answers = [new Response('{"ok":true}', { headers: { [mailIdHeader]: "mail-1" } }), new Response("")];
  vi.stubGlobal("fetch", async () => answers.shift());
  expect(await exchangeWithMail(request)).toEqual({ answer: { ok: true }, mailId: "mail-1" });
  expect(await exchangeWithMail(request)).toEqual({ answer: undefined, mailId: undefined });
});

const token = { authorization: "Bearer good" };

test.each([
  ["what a company has", { method: "GET", url: "/api/v1/concept/", headers: token }, true],
  ["what was changed", { method: "POST", url: "/api/v1/concept/", headers: token }, false],
  ["what everybody may read", { method: "GET", url: "/api/v1/settings", headers: {} }, false],
  ["what the identity provider says", { method: "GET", url: "/api/auth/token", headers: token }, false],
] as const)("whether %s is as new as the line is looked after", async (_what, outgoing, isLookedAfter) => {
  readings.lineStands(0, () => undefined);
  readings.lineEnds();
  vi.stubGlobal("fetch", async () => new Response("{}", { headers: { [asOfHeader]: "3" } }));
  await exchange(outgoing);
  await new Promise((resolve) => setTimeout(resolve));
  const missed = vi.fn<() => void>();
  readings.lineStands(isLookedAfter ? 4 : Number.POSITIVE_INFINITY, missed);
  onTestFinished(readings.lineEnds);
  expect(missed).toHaveBeenCalledTimes(isLookedAfter ? 1 : 0);
});

test("what only reads waits for a busy server, unless its caller gives up; what changes something is told at once", async () => {
  const state = { isReady: false, asked: [] as string[] };
  vi.stubGlobal("fetch", async (url: string, { method }: RequestInit) => {
    if (url !== "/readyz") state.asked.push(String(method));
    const isRefused = url !== "/readyz" && !state.isReady;
    return new Response(JSON.stringify(isRefused ? busy : { done: true }), { status: state.isReady ? 200 : 503 });
  });
  await expect(exchange({ ...request, method: "POST" })).rejects.toMatchObject({ message: busy.detail });
  expect(isServerBusy()).toBe(true);
  const giving = new AbortController();
  const given = exchange({ ...request, signal: giving.signal });
  const waiting = exchange(request);
  await expect.poll(() => state.asked).toEqual(["POST", "GET", "GET"]);
  giving.abort("Enough.");
  await expect(given).rejects.toBe("Enough.");
  state.isReady = true;
  expect(await waiting).toEqual({ done: true });
  expect(state.asked).toEqual(["POST", "GET", "GET", "GET"]);
  expect(isServerBusy()).toBe(false);
});

test.each([
  [1, [1_000, 3_000, 7_000, 15_000, 25_000, 35_000]],
  [0, [500, 1_500, 3_500, 7_500, 12_500, 17_500]],
])(
  "a busy server is looked after with growing pauses, up to ten seconds, each page with its own (%s)",
  async (chance, at) => {
    vi.useFakeTimers({ now: 0, toFake: ["setTimeout", "clearTimeout", "Date"] });
    onTestFinished(() => void vi.useRealTimers());
    vi.spyOn(Math, "random").mockReturnValue(chance);
    const looked: number[] = [];
    let isReady = false;
    vi.stubGlobal("fetch", async () => {
      looked.push(Date.now());
      if (!isReady) throw new TypeError("Failed to fetch");
      return new Response();
    });
    noticeBusy();
    await vi.advanceTimersByTimeAsync(at.at(-2) ?? 0);
    expect(isServerBusy()).toBe(true);
    isReady = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(looked).toEqual(at);
    expect(isServerBusy()).toBe(false);
    looked.length = 0;
    const began = Date.now();
    const work = vi.fn<() => void>();
    onceReady(work);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(looked).toEqual([began + (chance === 1 ? 10_000 : 5_000)]);
    expect(work).toHaveBeenCalledOnce();
  },
);
