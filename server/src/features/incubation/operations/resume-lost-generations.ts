import type { Workflow, Workflows } from "../../../platform/workflows/workflows.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import type { GenerationInput } from "../generation-input.ts";
import { findRunningGenerations } from "../store/seeds.ts";

/** Starts generations whose server died between taking the order and starting its workflow. */
export async function resumeLostGenerations(
  {
    database,
    workflows,
  }: Pick<IncubationDependencies, "database"> & {
    workflows: Pick<Workflows, "isKnown" | "start">;
  },
  generation: Workflow<GenerationInput>,
): Promise<void> {
  for (const input of await database.withSystem(findRunningGenerations)) {
    if (!(await workflows.isKnown(input.generationId))) await workflows.start(generation, input.generationId, input);
  }
}
