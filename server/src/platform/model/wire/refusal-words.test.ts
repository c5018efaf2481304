import { expect, test } from "vitest";
import { codeOf, statusOf, wordsOf } from "./refusal-words.ts";

const body = (value: unknown) => ({ status: 200, headers: {}, body: JSON.stringify(value) });

test("of a refusal its messages, codes and fields are read, and nothing of the request that it repeats", () => {
  const told = {
    error: { message: "Extra inputs", input: { max_tokens: 9 }, detail: [{ loc: ["body", "Stream"], type: "extra" }] },
  };
  expect(wordsOf(body(told))).toBe("extra inputs body stream extra");
  expect(wordsOf({ body: "NOT json" })).toBe("not json");
});

test.each([
  [{ error: { code: "rate_limit", type: "requests" } }, "rate_limit"],
  [{ error: { code: null, type: "overloaded_error" } }, "overloaded_error"],
  [{ error: { code: "what you said", status: "UNAVAILABLE" } }, "UNAVAILABLE"],
  [{ code: 1305, message: "Busy" }, "1305"],
  [{ error: "Busy" }, undefined],
])("the short code of %j is %s", (value, code) => {
  expect(codeOf(body(value))).toBe(code);
});

test.each([
  [{ error: { code: 429 } }, 429],
  [{ error: { code: "503" } }, 503],
  [{ status_code: 401 }, 401],
  [{ error: { code: 1305 } }, 200],
  [{ error: "Busy" }, 200],
])("an error inside of an answer that began well, %j, counts as %i", (value, status) => {
  expect(statusOf(body(value))).toBe(status);
  expect(statusOf({ ...body(value), status: 500 })).toBe(500);
});

test.each("error errors message msg detail details code type param loc reason status title Message".split(" "))(
  "what stands under %s is read",
  (key) => expect(wordsOf(body({ [key]: "Told" }))).toBe("told"),
);

test("of a refusal six things deep, twenty of a list and a thousand letters of a text are read", () => {
  const within = (depth: number): unknown => (depth === 0 ? "told" : { error: within(depth - 1) });
  expect([6, 7].map((depth) => wordsOf(body(within(depth))))).toEqual(["told", ""]);
  expect(wordsOf(body({ errors: Array(30).fill("x") })).split(" ")).toHaveLength(20);
  expect(wordsOf(body({ message: "x".repeat(2_000) }))).toHaveLength(1_000);
  expect(wordsOf({ body: "x".repeat(2_000) })).toHaveLength(1_000);
  expect(wordsOf(body({ code: 404, input: "mine" }))).toBe("404");
});
