import { expect, test } from "vitest";
import type { Call } from "./create-call.ts";
import { createEarlyReads } from "./early-reads.ts";

function reads() {
  const sent: string[] = [];
  const send = (key: string) => {
    sent.push(key);
    return Promise.resolve(`answer ${sent.length}`);
  };
  return { sent, ...createEarlyReads(send as Call) };
}

const params = { id: "C-0003" };

test("what was read early answers the first call of the same, and no second one", async () => {
  const { sent, call, readEarly } = reads();
  void readEarly("GET v1/concept/{id}/", { params });
  expect(await call("GET v1/concept/{id}/", { params: { id: "C-0004" } })).toBe("answer 2");
  expect(await call("GET v1/concept/{id}/", { params })).toBe("answer 1");
  expect(await call("GET v1/concept/{id}/", { params })).toBe("answer 3");
  expect(sent).toHaveLength(3);
});

test("what was read before a change is not shown after it", async () => {
  const { call, readEarly } = reads();
  void readEarly("GET v1/concept/{id}/", { params });
  await call("POST v2/concept/{id}/seen", { params });
  expect(await call("GET v1/concept/{id}/", { params })).toBe("answer 3");
});

test("a failure is met by whoever asks", async () => {
  const failing = createEarlyReads((() => Promise.reject(new Error("cut off"))) as Call);
  failing.readEarly("GET v1/concept/{id}/", { params }).catch(() => undefined);
  await expect(failing.call("GET v1/concept/{id}/", { params })).rejects.toThrow("cut off");
});
