import type { Workflow } from "../../../platform/workflows/workflows.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import type { GenerationInput } from "../generation-input.ts";
import { giveUp, writeConcepts } from "./generate-concepts.steps.ts";

/** Writes the concepts of one generation. Whatever crashes, they are stored once, or the seed says why they are not. */
export function defineGenerateConcepts(dependencies: IncubationDependencies): Workflow<GenerationInput> {
  return dependencies.workflows.define<GenerationInput>("generate-concepts", async (input, steps) => {
    const outcome = await steps.step("write", (signal) => writeConcepts(dependencies, input, { signal }));
    if (outcome.kind === "failed") await steps.step("give up", () => giveUp(dependencies, input, outcome.sentence));
  });
}
