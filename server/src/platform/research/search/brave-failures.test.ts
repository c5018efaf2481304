import { expect, test } from "vitest";
import { failure, json, key, ofBrave, setUpProviderServer } from "./provider-server.fixture.ts";

const { here, search } = setUpProviderServer();

const errorOf = (status: number, code: string, meta: unknown = {}) => ({
  type: "ErrorResponse",
  error: { id: "x", status, code, detail: `Something about ${key}`, meta },
  time: 1_773_685_964,
});
const plan = { plan: "Free", rate_limit: 1, rate_current: 1, quota_limit: 2000 };

test.each([
  ["SUBSCRIPTION_TOKEN_INVALID", "refused", "Brave Search does not take RESEARCH_API_KEY."],
  ["VALIDATION", "unavailable", "Brave Search answers with 422."],
])("a 422 of Brave with the code %s is told as what it is, after one call", async (code, reason, message) => {
  here.answering = json(errorOf(422, code), 422);
  expect(await failure(search("brave"))).toMatchObject({ code: reason, message });
  expect(here.asked).toHaveLength(1);
});

test("two searches in a second are asked again after it; a month that is used up is not waited for", async () => {
  const limited = (remaining: string, used: number) =>
    json(errorOf(429, "RATE_LIMITED", { ...plan, quota_current: used }), 429, {
      "x-ratelimit-limit": "1, 2000",
      "x-ratelimit-remaining": remaining,
      "x-ratelimit-reset": "1, 1419704",
    });
  here.answering = (...call) => (here.asked.length === 1 ? limited("0, 1985", 15) : json(ofBrave([])))(...call);
  expect(await search("brave")).toEqual([]);
  expect(here.pauses).toEqual([1000]);
  here.answering = limited("0, 0", 2000);
  expect(await failure(search("brave"))).toMatchObject({ code: "quota" });
  expect(here.pauses).toEqual([1000]);
});
