import type { Seed } from "@seedbed/contract/incubation/schemas";
import { expect, test } from "vitest";
import { violations } from "#testing/violations.ts";
import { openIncubation, paths, seedAddress } from "./testing/open-incubation.fixture.ts";
import { answeredSeed, answerTo, clarifyingWith, conceptWith, questions } from "./testing/seeds.fixture.ts";

const clarifyingQuestions = [clarifyingWith(), clarifyingWith({ uuid: "c-2", answer: ["The tall one"] })];
const short = answerTo(questions.idea, ["Drones"]);
const beside = answerTo(questions.idea, ["asdf asdf"]);
const found = conceptWith(1, {
  opportunity: { today: "A cleaner", next: "Refill depots", why: "Less waste is asked for", whyRestsOn: [] },
});
const running = { status: "running", message: null, instructions: "" } as const;

const stages: readonly [stage: string, address: string, heading: RegExp, seed: Partial<Seed>][] = [
  ["start", "/concept/incubate", /Generate New Ideas/, {}],
  ["texts", `${seedAddress}&question=idea`, /About idea/, {}],
  ["options", `${seedAddress}&question=assets`, /About assets/, {}],
  ["refining", `${seedAddress}&stage=pre-generation`, /All questions/, { clarifyingQuestions }],
  ["clarifying", `${seedAddress}&clarify=c-2&stage=pre-generation`, /Which building/, { clarifyingQuestions }],
  ["generating", seedAddress, /Writing your concepts/, { generation: running }],
  ["selecting", seedAddress, /Generated concepts/, { cachedConcepts: [conceptWith(1), conceptWith(2)] }],
  ["a word that says little", `${seedAddress}&question=idea`, /About idea/, { answers: [short] }],
  ["words beside the question", `${seedAddress}&question=idea`, /About idea/, { answers: [beside] }],
  ["opportunities", seedAddress, /Generated concepts/, { cachedConcepts: [found] }],
  [
    "refinement",
    `${seedAddress}&stage=selection-refinement`,
    /Refine the concepts/,
    { cachedConcepts: [conceptWith(1, { clarifyingQuestions })] },
  ],
];

test.for(["light", "dark"].flatMap((scheme) => stages.map((stage) => [scheme, ...stage] as const)))(
  "in %s, the stage %s has no accessibility violation",
  async ([scheme, , address, heading, change]) => {
    localStorage.setItem("seedbed.color-scheme", scheme);
    // Colours are judged as they are, not as they fade in.
    const { screen, server } = await openIncubation(address, { seed: answeredSeed(change) });
    server.on(paths.clarify, { status: 201, body: [] });
    await expect.element(screen.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
    expect(await violations()).toEqual([]);
  },
);
