import { describe, expect, test } from "vitest";
import { refillDepots } from "#test-support/concept-briefs.ts";
import { revenueInput } from "#test-support/task-inputs/financial-inputs.ts";
import { draftOf } from "#test-support/task-promises.ts";
import { figuresIn } from "../../../../platform/model/answer/figures.ts";
import { textsOf } from "../../../../platform/model/answer/text-findings.ts";
import type { AiTask } from "../../../../platform/model/task.ts";
import { bottomUpSizingTask } from "./bottom-up-sizing/task.ts";
import { costDriversTask } from "./cost-drivers/task.ts";
import { distributionChannelsTask } from "./distribution-channels/task.ts";
import type { RevenueInput } from "./paying-model.ts";
import { pricingTask } from "./pricing/task.ts";
import { topDownSizingTask } from "./top-down-sizing/task.ts";

const given = revenueInput(refillDepots);
/** A price that stands in nobody's words. */
const input = { ...given, model: { ...given.model, price: 1370 } };

/** The figures that a task takes for invented in its own draft, of which the first text that ends as a sentence says this, too. */
function invented<Output>(task: AiTask<RevenueInput, Output>, sentence: string): string[] {
  const draft = draftOf(task, input);
  const told = textsOf(draft).find(({ text }) => text.endsWith("."))?.text ?? "";
  const says = JSON.parse(JSON.stringify(draft), (_, value) => (value === told ? `${told} ${sentence}` : value));
  expect(figuresIn(JSON.stringify(says)).length).toBeGreaterThan(figuresIn(JSON.stringify(draft)).length);
  return task
    .check(says, input)
    .flatMap((finding) =>
      finding.grade === "refuse" && finding.rule === "invented-figure" ? [finding.words ?? ""] : [],
    );
}

describe.each([bottomUpSizingTask, topDownSizingTask, costDriversTask, distributionChannelsTask, pricingTask] as const)(
  "in $name",
  (task) => {
    test("the price that was decided is no invented figure, however it is written", () => {
      expect(invented(task as AiTask<RevenueInput, unknown>, "Whoever signs pays $1,370 for it.")).toEqual([]);
      expect(invented(task as AiTask<RevenueInput, unknown>, "Whoever signs pays 1370 dollars for it.")).toEqual([]);
    });

    test("another price is one, as is that number of anything else", () => {
      expect(invented(task as AiTask<RevenueInput, unknown>, "Whoever signs pays $1,380 for it.")).toEqual(["$1,380"]);
      expect(invented(task as AiTask<RevenueInput, unknown>, "It grows by 1,370% a year.")).toEqual(["1,370%"]);
    });
  },
);
