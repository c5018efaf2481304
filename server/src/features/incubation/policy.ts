import { conceptsBeingWritten, seedArchived, seedNotDraft } from "./seed-failures.ts";
import type { SeedRow } from "./store/seeds.ts";

type SeedState = Pick<SeedRow, "status" | "generationStatus">;

// Seeds belong to the company: row-level security decides whose they are, and every member may do what the seed's state allows.

/** Answers change only in drafts, and not under the hands of a running generation. Throws a conflict otherwise. */
export function assertAnswersMayChange(seed: SeedState): void {
  if (seed.status !== "draft") throw seedNotDraft(seed.status);
  if (seed.generationStatus === "running") throw conceptsBeingWritten();
}

/** Concepts and clarifying questions come from drafts and published seeds. Throws a conflict for archived ones. */
export function assertMayBeWorkedOn(seed: Pick<SeedState, "status">): void {
  if (seed.status === "archived") throw seedArchived();
}

/** One generation of a seed runs at a time. Throws a conflict for a second one. */
export function assertMayGenerate(seed: SeedState): void {
  assertMayBeWorkedOn(seed);
  if (seed.generationStatus === "running") throw conceptsBeingWritten();
}
