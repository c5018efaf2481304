import { QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import { CallFailed } from "./failure.ts";
import { createQueryClient } from "./query-client.ts";

const failed = async () => {
  throw new CallFailed("The server is resting.", "unavailable");
};

test("[S1.8-50] [S2.8-32] a background failure while data is shown is said", async () => {
  const said: string[] = [];
  const client = createQueryClient((sentence) => said.push(sentence));
  client.setQueryData(["concepts"], []);
  await client.prefetchQuery({ queryKey: ["concepts"], queryFn: failed });
  expect(said).toEqual(["Something went wrong: The server is resting."]);
});

test("a first load that fails is left to its screen", async () => {
  const said: string[] = [];
  const client = createQueryClient((sentence) => said.push(sentence));
  await client.prefetchQuery({ queryKey: ["concepts"], queryFn: failed });
  expect(said).toEqual([]);
});

test("[S1.9-04] queries do not retry", async () => {
  let calls = 0;
  const client = createQueryClient(() => {});
  const queryFn = () => {
    calls += 1;
    return failed();
  };
  // As a screen reads it: what is read ahead is never retried, whatever the default.
  const observer = new QueryObserver(client, { queryKey: ["concepts"], queryFn });
  onTestFinished(observer.subscribe(() => {}));
  await expect.poll(() => observer.getCurrentResult().status).toBe("error");
  expect(calls).toBe(1);
});

test("[S1.8-01] a failed change is said, unless its caller says it", async () => {
  const said: string[] = [];
  const client = createQueryClient((sentence) => said.push(sentence));
  const run = (meta?: { ownsFailure: boolean }) =>
    client
      .getMutationCache()
      .build(client, { mutationFn: failed, ...(meta ? { meta } : {}) })
      .execute(undefined)
      .catch(() => undefined);
  await run();
  await run({ ownsFailure: true });
  expect(said).toEqual(["The server is resting."]);
});
