import type { Dashboard } from "@seedbed/contract/dashboard/routes";
import { expect, expectTypeOf, test } from "vitest";
import { type CallOptions, createCall } from "./create-call.ts";
import type { Outgoing } from "./exchange.ts";
import { failureFrom } from "./failure.ts";

/** A call whose answers are given in order; a number is a refusal with that status. */
const callAnswering = (...answers: unknown[]) => callWith({}, ...answers);

function callWith(
  { token = "good", reloadFails = false }: { token?: string | null; reloadFails?: boolean },
  ...answers: unknown[]
) {
  const sent: Outgoing[] = [];
  const refreshed: string[] = [];
  const logged: string[] = [];
  const reloads: string[] = [];
  const call = createCall({
    exchange: async (outgoing) => {
      sent.push(outgoing);
      const answer = answers.shift();
      if (typeof answer === "number") throw failureFrom(answer, { message: "Refused." }, new Headers());
      return answer;
    },
    session: {
      accessToken: async () => token,
      refresh: async (rejected) => {
        refreshed.push(rejected);
        return "fresh";
      },
      reload: async () => {
        reloads.push("again");
        if (reloadFails) throw new Error("down");
      },
    },
    log: (message) => logged.push(message),
  });
  return { call, sent, refreshed, logged, reloads };
}

test("[S1.7-01] [S3.1-06] every call carries the bearer token", async () => {
  const { call, sent } = callAnswering({});
  await call("GET v1/dashboard");
  expect(sent[0]).toMatchObject({ method: "GET", url: "/api/v1/dashboard", headers: { authorization: "Bearer good" } });
});

test("parameters, query, body and idempotency key reach the server", async () => {
  const { call, sent } = callAnswering(undefined, {});
  await call("DELETE v2/concept/seed/{id}", { params: { id: "a/b" } });
  expect(sent[0]?.url).toBe("/api/v2/concept/seed/a%2Fb");
  await call("POST v2/concept/incubation/seed/{id}/clarifying-questions", {
    params: { id: "s" },
    body: {},
    idempotencyKey: "once",
  });
  expect(sent[1]).toMatchObject({ method: "POST", body: {}, headers: { "idempotency-key": "once" } });
});

test("query parameters without a value are left out", async () => {
  const { call, sent } = callAnswering([]);
  await call("GET v1/user/list", { query: { search: "a b", email: undefined, firstName: "" } });
  expect(sent[0]?.url).toBe("/api/v1/user/list?search=a+b");
});

test("a 401 is tried once more with a fresh token", async () => {
  const { call, sent, refreshed } = callAnswering(401, { uuid: "x" });
  await expect(call("GET v1/account")).resolves.toEqual({ uuid: "x" });
  expect(refreshed).toEqual(["good"]);
  expect(sent[1]?.headers?.authorization).toBe("Bearer fresh");
});

test("a refusal for want of a second factor has the person loaded again, once for each call", async () => {
  const { call, reloads } = callAnswering(428, 403);
  await expect(call("GET v1/account")).rejects.toMatchObject({ code: "second_factor_required" });
  expect(reloads).toEqual(["again"]);
  await expect(call("GET v1/account")).rejects.toMatchObject({ code: "forbidden" });
  expect(reloads).toEqual(["again"]);
});

test("a second 401 is the caller's to handle", async () => {
  const { call, sent } = callAnswering(401, 401, {});
  await expect(call("GET v1/account")).rejects.toMatchObject({ code: "unauthenticated" });
  expect(sent).toHaveLength(2);
});

test("[S1.8-51] [S2.6-04] [S3.6-11] 401, 403 and 419 are logged", async () => {
  for (const [status, code] of [
    [401, "unauthenticated"],
    [403, "forbidden"],
    [419, "session_expired"],
  ]) {
    const { call, logged } = callAnswering(status, status);
    await expect(call("GET v1/dashboard")).rejects.toMatchObject({ code });
    expect(logged).toEqual([`GET v1/dashboard answered ${code}: Refused.`]);
  }
});

test("the contract types what a caller sends and gets", () => {
  const { call } = callAnswering();
  expectTypeOf(() => call("GET v1/dashboard")).returns.resolves.toEqualTypeOf<Dashboard>();
  expectTypeOf<CallOptions<"GET v2/concept/seed/{id}">["params"]>().toEqualTypeOf<{ id: string }>();
  expectTypeOf<CallOptions<"GET v1/dashboard">["body"]>().toEqualTypeOf<undefined>();
  expectTypeOf<CallOptions<"POST v1/account">["body"]>().toEqualTypeOf<{
    name: string;
    domain: string;
    goal: string;
  }>();
});

test("the second of two quick clicks gets the answer of the first", async () => {
  const { call, sent } = callAnswering({ uuid: "one" }, { uuid: "two" });
  const plant = () => call("POST v2/concept/seed", { body: { type: "EXPAND_AN_EXISTING_IDEA" } });
  expect(await Promise.all([plant(), plant()])).toEqual([{ uuid: "one" }, { uuid: "one" }]);
  expect(sent).toHaveLength(1);
  // Who asks once it is there wants another one.
  expect(await plant()).toEqual({ uuid: "two" });
});

test("what was changed in between is changed again, what is read is read, and a failure is forgotten", async () => {
  const archive = { params: { id: "s" }, body: { status: "archived" } } as const;
  const { call, sent } = callAnswering({}, {}, {});
  const takeBack = { params: { id: "s" }, body: { status: "draft" } } as const;
  await Promise.all([archive, takeBack, archive].map((options) => call("PATCH v2/concept/seed/{id}", options)));
  expect(sent.map(({ body }) => body)).toEqual([archive.body, takeBack.body, archive.body]);

  const reading = callAnswering({ a: 1 }, { a: 2 });
  const read = () => reading.call("GET v1/dashboard");
  expect(await Promise.all([read(), read()])).toEqual([{ a: 1 }, { a: 2 }]);

  const failing = callAnswering(409, {});
  const remove = () => failing.call("DELETE v2/concept/seed/{id}", { params: { id: "s" } });
  const [first, second] = await Promise.allSettled([remove(), remove()]);
  expect([first?.status, second?.status]).toEqual(["rejected", "rejected"]);
  await expect(remove()).resolves.toEqual({});
});

test("all that goes with a call reaches the server, the version that is known between quotes", async () => {
  const { call, sent } = callAnswering({}, {});
  const { signal } = new AbortController();
  await call("PATCH v2/concept/seed/{id}", {
    params: { id: "s" },
    body: { status: "archived" },
    ...{ ifMatch: "3", idempotencyKey: "once", keepalive: true, signal },
  });
  await call("GET v1/dashboard");
  expect(sent).toEqual([
    {
      ...{ method: "PATCH", url: "/api/v2/concept/seed/s", body: { status: "archived" }, keepalive: true, signal },
      headers: { authorization: "Bearer good", "idempotency-key": "once", "if-match": '"3"' },
    },
    {
      ...{ method: "GET", url: "/api/v1/dashboard", headers: { authorization: "Bearer good" } },
      ...{ body: undefined, signal: undefined, keepalive: undefined },
    },
  ]);
});

test("what is sent in another way goes that way, each time, and is tried again there", async () => {
  const { call, sent, refreshed } = callAnswering();
  const ways: (string | undefined)[] = [];
  const by = async ({ headers }: Outgoing) => {
    ways.push(headers?.authorization);
    if (ways.length === 1) throw failureFrom(401, {}, new Headers());
    return ways.length;
  };
  const plant = () => call("POST v2/concept/seed", { body: { type: "EXPAND_AN_EXISTING_IDEA" }, by });
  expect(await Promise.all([plant(), plant()])).toEqual([3, 2]);
  expect(ways).toEqual(["Bearer good", "Bearer good", "Bearer fresh"]);
  expect([sent, refreshed]).toEqual([[], ["good"]]);
});

test("who is not signed in sends no token, and is given none when one is asked for", async () => {
  const { call, sent, refreshed } = callWith({ token: null }, 401, {});
  await expect(call("GET v1/account")).rejects.toMatchObject({ code: "unauthenticated" });
  expect(sent.map(({ headers }) => headers)).toEqual([{}]);
  expect(refreshed).toEqual([]);
});

test("a person who cannot be loaded again is no other failure than the call's own", async () => {
  const { call, logged } = callWith({ reloadFails: true }, 428);
  await expect(call("GET v1/account")).rejects.toMatchObject({ code: "second_factor_required" });
  expect(logged).toEqual(["The current user could not be loaded."]);
});

test("two tickets are two, and so are calls that know another version or that their callers may give up", async () => {
  const tickets = callAnswering({ ticket: "one" }, { ticket: "two" });
  const ticket = () => tickets.call("POST v1/realtime/ticket");
  expect(await Promise.all([ticket(), ticket()])).toEqual([{ ticket: "one" }, { ticket: "two" }]);
  const { call, sent } = callAnswering({}, {}, {}, {});
  const archive = (more: { ifMatch?: string; signal?: AbortSignal }) =>
    call("PATCH v2/concept/seed/{id}", { params: { id: "s" }, body: { status: "archived" }, ...more });
  const { signal } = new AbortController();
  await Promise.all([archive({ ifMatch: "1" }), archive({ ifMatch: "2" }), archive({ signal }), archive({ signal })]);
  expect(sent).toHaveLength(4);
});
