import { QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import { CallFailed } from "./failure.ts";
import { createQueryClient } from "./query-client.ts";
import * as keys from "./query-keys.ts";

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

/** All names of one thing; another thing has other names. */
function namesOf(thing: string): [string, readonly unknown[]][] {
  const { dashboardKey, ...groups } = keys;
  const named = Object.entries(groups).flatMap(([group, names]) =>
    Object.entries(names as Record<string, unknown>).map(([name, key]): [string, readonly unknown[]] => [
      `${group}.${name}`,
      typeof key === "function" ? key(...Array.from({ length: 3 }, (_, at) => `${thing}-${at}`)) : key,
    ]),
  );
  return [["dashboardKey", dashboardKey], ...named];
}

test("no two answers of the server are kept under one name, and those of one thing under none of another", () => {
  const written = (thing: string) => namesOf(thing).map(([name, key]) => [name, JSON.stringify(key)] as const);
  const one = new Map(
    written("one").filter(([name]) => !["similarKeys.all", "seedKeys.all", "conceptKeys.all"].includes(name)),
  );
  expect(new Set(one.values()).size).toBe(one.size);
  const shared = written("other").filter(([name, key]) => one.get(name) === key);
  expect(shared.map(([, key]) => key).filter((key) => key.includes("one"))).toEqual([]);
});

test("what is read again with something else begins with its name", () => {
  const all = namesOf("one");
  const below = (first: readonly unknown[]) =>
    all.filter(([, key]) => key !== first && first.every((part, at) => key[at] === part)).map(([name]) => name);
  const { seedKeys, conceptKeys, similarKeys, reportKeys, conversationKeys, companyKeys } = keys;
  const ownName = new Set(["seedKeys.all", "similarKeys.all", "conversationKeys.lists", "reportKeys.all"]);
  const told = {
    seeds: below(seedKeys.all),
    concepts: below(conceptKeys.all),
    similar: below(similarKeys.all),
    report: below(reportKeys.all("one-0")),
    conversations: below(conversationKeys.lists("one-0")),
    webhooks: below(companyKeys.webhooks),
    secondFactor: below(companyKeys.secondFactor),
  };
  expect(
    Object.fromEntries(
      Object.entries(told).map(([what, names]) => [what, names.filter((name) => !ownName.has(name)).join(" ")]),
    ),
  ).toMatchInlineSnapshot(`
    {
      "concepts": "conceptKeys.lists",
      "conversations": "conversationKeys.list",
      "report": "reportKeys.section reportKeys.context reportKeys.glance reportKeys.versions reportKeys.comparison reportKeys.outdated reportKeys.evidence reportKeys.exports reportKeys.video reportKeys.research reportKeys.proposals",
      "secondFactor": "companyKeys.secondFactorOfCompany",
      "seeds": "seedKeys.lists seedKeys.questionnaires seedKeys.planting seedKeys.detail seedKeys.clarifying seedKeys.changes",
      "similar": "similarKeys.ofRows similarKeys.of",
      "webhooks": "companyKeys.deliveries",
    }
  `);
});
