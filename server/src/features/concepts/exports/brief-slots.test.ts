import { expect, test } from "vitest";
import { bareConcept, conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { slotNames } from "../../../library/slots.ts";
import { briefSlots } from "./brief-slots.ts";

test.each(conceptBriefs.map((brief) => [brief.concept.title, brief] as const))(
  "every slot of %s has words",
  (_, brief) => {
    const slots = briefSlots(brief);
    for (const name of slotNames) expect([slots[name]].flat().every((words) => words.trim() !== "")).toBe(true);
  },
);

test("the concept speaks before the answers it came from", () => {
  const slots = briefSlots(refillDepots);
  expect(slots.idea).toContain("refill depot");
  expect([slots.pain].flat()[0]).toContain("buildings run out");
  expect([slots.audience].flat()).toContain("facility managers of shared offices");
});

test("a concept without a seed speaks of itself", () => {
  expect([briefSlots(bareConcept).audience].flat().join()).toContain("bear-proof bin");
});
