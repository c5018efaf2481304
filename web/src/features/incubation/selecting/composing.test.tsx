import { expect, test } from "vitest";
import { pressComposing } from "#testing/press-composing.ts";
import { openIncubation, seedAddress } from "../testing/open-incubation.fixture.ts";
import { answeredSeed, conceptWith } from "../testing/seeds.fixture.ts";

test("Escape that gives up a word of an input method takes back nothing else of a text", async () => {
  const { screen } = await openIncubation(seedAddress, { seed: answeredSeed({ cachedConcepts: [conceptWith(1)] }) });
  const summary = screen.getByLabelText("Summary");
  await summary.fill("市場の見通し");
  await pressComposing(summary.element(), "Escape");
  await expect.element(summary).toHaveValue("市場の見通し");
});
