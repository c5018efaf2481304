import { expect, test } from "vitest";
import { createLog } from "../log.ts";
import type { Attempt } from "./attempt.ts";
import { createAttemptLog } from "./attempt-log.ts";

interface Line extends Attempt {
  msg: string;
  last?: boolean;
  untold?: number;
}

function listening() {
  const lines: Line[] = [];
  const time = { now: 0 };
  const log = createLog("warn", { write: (line) => void lines.push(JSON.parse(line)) });
  return { lines, time, tell: createAttemptLog(log, () => time.now) };
}

const attempt = (address: string, kind: Attempt["kind"] = "input"): Attempt => ({ kind, call: "GET /x", address });

test("a caller has twenty lines of a kind in an hour; the last says so, and the next hour begins with how many were left out", () => {
  const { lines, time, tell } = listening();
  for (let count = 0; count < 50; count += 1) tell(attempt("198.51.100.1"));
  expect(lines).toHaveLength(20);
  expect(lines.filter(({ last }) => last)).toEqual([lines.at(-1)]);
  tell(attempt("198.51.100.1", "limit"));
  tell(attempt("198.51.100.2"));
  expect(lines).toHaveLength(22);
  time.now = 3_599_999;
  tell(attempt("198.51.100.1"));
  expect(lines).toHaveLength(22);
  time.now = 3_600_000;
  tell(attempt("198.51.100.1"));
  expect(lines.slice(22).map(({ msg, untold }) => [msg, untold])).toEqual([
    ["more was refused in the last hour than is listed", 31],
    ["an input was refused", undefined],
  ]);
});

test("however many callers there are, an hour has 2,000 lines", () => {
  const { lines, time, tell } = listening();
  for (let count = 0; count < 10_000; count += 1) tell(attempt(`2001:db8::${count.toString(16)}`));
  expect(lines).toHaveLength(2_000);
  expect(lines.at(-1)?.last).toBe(true);
  time.now = 3_600_000;
  tell(attempt("2001:db8::1"));
  expect(lines.slice(2_000).map(({ untold, last }) => [untold, last])).toEqual([
    [8_000, undefined],
    [undefined, undefined],
  ]);
  time.now = 7_200_000;
  tell(attempt("2001:db8::1"));
  expect(lines).toHaveLength(2_003);
});

test("a line says what was tried, by whom, from where, and at most ten places where, each in short", () => {
  const { lines, tell } = listening();
  const places = Array.from({ length: 11 }, (_, index) => `body.${index}${"x".repeat(200)}`);
  tell({ ...attempt("198.51.100.1", "token"), userId: "ada", accountId: "mill", status: 401, reason: "expired" });
  tell({ ...attempt("198.51.100.1"), places });
  tell({ ...attempt("198.51.100.1"), places: [] });
  expect(lines[0]).toMatchObject({
    ...{ part: "attempts", attempt: "token", call: "GET /x", address: "198.51.100.1", msg: "a token was refused" },
    ...{ userId: "ada", accountId: "mill", status: 401, reason: "expired" },
  });
  expect(lines[1]?.places).toEqual(places.slice(0, 10).map((place) => place.slice(0, 100)));
  expect(lines[2]).not.toHaveProperty("places");
});

test("a person is one caller, from wherever they call", () => {
  const { lines, tell } = listening();
  for (let count = 0; count < 50; count += 1) tell({ ...attempt(`198.51.100.${count}`), userId: "ada" });
  expect(lines).toHaveLength(20);
});
