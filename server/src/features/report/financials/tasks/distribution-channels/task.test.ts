import { expect, test } from "vitest";
import { conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { revenueInput } from "#test-support/financial-inputs.ts";
import { draftOf, testTaskPromises } from "#test-support/task-promises.ts";
import type { DistributionChannelsOutput } from "./output.ts";
import { distributionChannelsTask } from "./task.ts";

const input = revenueInput(refillDepots);

type Channel = DistributionChannelsOutput["channels"][number];

function answer(change: Partial<Channel> = {}): DistributionChannelsOutput {
  const channel = (title: string): Channel => ({
    title,
    description: `${title} brings the depot to owners when a contract ends.`,
    channelType: "alternative",
  });
  return {
    channels: [
      { ...channel("Account managers"), channelType: "primary", ...change },
      channel("Cleaning firms"),
      channel("Fairs"),
    ],
  };
}

const check = (change: Partial<Channel>) => distributionChannelsTask.check(answer(change), input).join("\n");

testTaskPromises(distributionChannelsTask, conceptBriefs.map(revenueInput));

test("a good answer is taken", () => {
  expect(distributionChannelsTask.check(distributionChannelsTask.output.parse(answer()), input)).toEqual([]);
});

test("no primary channel, or two, are told", () => {
  expect(check({ channelType: "alternative" })).toContain("0 channels are primary");
  const two = answer();
  for (const channel of two.channels.slice(0, 2)) channel.channelType = "primary";
  expect(distributionChannelsTask.check(two, input).join()).toContain("2 channels are primary");
});

test("the same channel twice, a figure from nowhere and a placeholder are told", () => {
  expect(check({ title: "fairs" })).toContain("twice");
  expect(check({ description: "It reaches 80% of all owners." })).toContain("80%");
  expect(check({ description: "Owners read [magazine]." })).toContain("placeholder");
});

test("two channels are no answer", () => {
  expect(distributionChannelsTask.output.safeParse({ channels: answer().channels.slice(1) }).success).toBe(false);
});

test("a draft begins with the primary channel", () => {
  const types = draftOf(distributionChannelsTask, input).channels.map(({ channelType }) => channelType);
  expect(types).toEqual(["primary", "alternative", "alternative", "alternative"]);
});
