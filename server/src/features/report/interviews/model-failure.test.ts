import { expect, test } from "vitest";
import { TaskFailed } from "../../../platform/model/task-failed.ts";
import { asFailure } from "./model-failure.ts";

const thrown = (error: unknown) => {
  try {
    return asFailure(error);
  } catch (made) {
    return made;
  }
};

test("a model that did not deliver is told as unavailable, and when to try again only where that may help", () => {
  const failed = (retryable: boolean) =>
    thrown(new TaskFailed({ code: "rate_limited", sentence: "The model has too much to do.", retryable }));
  expect(failed(true)).toMatchObject({ code: "unavailable", message: "The model has too much to do.", retryAfter: 10 });
  expect(failed(false)).toMatchObject({ code: "unavailable" });
  expect(failed(false)).not.toMatchObject({ retryAfter: 10 });
  const other = new Error("something else");
  expect(thrown(other)).toBe(other);
});
