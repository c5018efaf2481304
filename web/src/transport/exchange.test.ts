import { afterEach, expect, test, vi } from "vitest";
import { exchange } from "./exchange.ts";

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
