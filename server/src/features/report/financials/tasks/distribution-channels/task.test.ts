import { expect, test } from "vitest";
import { conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { revenueInput } from "#test-support/task-inputs/financial-inputs.ts";
import { assessed, draftOf, saidOfAnswer, testTaskPromises } from "#test-support/task-promises.ts";
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

const check = (change: Partial<Channel>) => saidOfAnswer(distributionChannelsTask, answer(change), input).join("\n");
const assess = (channels: unknown) => assessed(distributionChannelsTask, { channels }, input);

testTaskPromises(distributionChannelsTask, conceptBriefs.map(revenueInput));

test("a good answer is taken", () => {
  expect(distributionChannelsTask.check(distributionChannelsTask.output.parse(answer()), input)).toEqual([]);
});

test("one channel is primary and comes first: the first that says so, else the first of all", () => {
  const { channels } = answer();
  const typed = (...types: string[]) =>
    assess(channels.map((channel, index) => ({ ...channel, channelType: types[index] })));
  const none = typed("alternative", "alternative", "Alternative");
  expect(none).toMatchObject({ outcome: "ok", output: { channels: [{ channelType: "primary" }, {}, {}] } });
  expect(none.mends).toContain("one-primary channels.0");
  expect(typed("alternative", "primary", "primary")).toMatchObject({
    output: {
      channels: [
        { title: "Cleaning firms", channelType: "primary" },
        { title: "Account managers", channelType: "alternative" },
        { title: "Fairs", channelType: "alternative" },
      ],
    },
  });
  expect(assess(channels).mends).toEqual([]);
});

test("the same channel twice, a figure from nowhere and a placeholder are told", () => {
  expect(check({ title: "fairs" })).toContain("twice");
  expect(check({ description: "It reaches 80% of all owners." })).toContain("80%");
  expect(check({ description: "Owners read [magazine]." })).toContain("placeholder");
});

test("one channel may be missing, stand twice or be of no use; one alone is too few", () => {
  const { channels } = answer();
  const [first, second] = channels;
  const two = { outcome: "ok", notes: [{ place: "channels", sentence: "2 of 3 could be used." }] };
  expect(assess([first, second])).toMatchObject(two);
  expect(assess([first, second, { ...second, title: "CLEANING FIRMS" }])).toMatchObject(two);
  expect(assess([first, second, { title: "Fairs" }])).toMatchObject(two);
  expect(assess([first])).toMatchObject({
    outcome: "malformed",
    refused: [{ rule: "too-few-items", place: "channels" }],
  });
});

test("a draft begins with the primary channel, in talks with the customers that people named", () => {
  const [talks, present] = draftOf(distributionChannelsTask, input).channels;
  expect(talks?.description).toContain("“Facility managers of shared offices”");
  expect(present?.title).toBe("What is there already");
  const types = draftOf(distributionChannelsTask, input).channels.map(({ channelType }) => channelType);
  expect(types).toEqual(["primary", "alternative"]);
});
