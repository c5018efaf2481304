import { busy } from "@seedbed/contract/error-codes";
import { expect, test, vi } from "vitest";
import { isServerBusy, noticeBusy, onBusy, saysBusy, untilReady } from "./busy.ts";
import { CallFailed } from "./failure.ts";

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
