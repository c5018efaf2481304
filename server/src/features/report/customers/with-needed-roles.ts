import { draftSeed } from "../../../platform/model/drafts/draft-seed.ts";
import type { TaskResult } from "../../../platform/model/gateway.ts";
import type { WritingTools } from "../writing/writing-tools.ts";
import { missingRoles, mostPersonas, type NeededRole, sparedPositions } from "./needed-roles.ts";
import type { CustomerProfilesOutput, Persona } from "./tasks/customer-profiles/output.ts";
import { personaOf } from "./tasks/needed-persona/output.ts";
import { neededPersonaTask } from "./tasks/needed-persona/task.ts";

/** A persona with who wrote it. */
export interface WrittenPersona {
  persona: Persona;
  origin: TaskResult<unknown>["origin"];
  /** Drafted in the place of somebody whom the model has not written. */
  isStandIn: boolean;
}

const about: Record<NeededRole, string> = {
  mustAgree: "Persona who must agree without buying (drafted offline until then)",
  likelyNonBuyer: "Persona who is likely not to buy (drafted offline until then)",
};

/**
 * The personas, with somebody for every needed part. Who is missing is asked for alone, and stands in the place of a persona that can be spared where
 * there are as many as there may be. Where that fails, too, somebody is drafted, and the gap is told.
 */
export async function withNeededRoles(
  { brief, tryRun }: Pick<WritingTools, "brief" | "tryRun">,
  { output: { profiles }, origin }: TaskResult<CustomerProfilesOutput>,
): Promise<WrittenPersona[]> {
  const missing = missingRoles(profiles);
  const spared = sparedPositions(profiles).slice(0, Math.max(profiles.length + missing.length - mostPersonas, 0));
  const kept = profiles.filter((_, position) => !spared.includes(position));
  const written: WrittenPersona[] = kept.map((persona) => ({ persona, origin, isStandIn: false }));
  // One after the other: the second must be somebody else than the first.
  for (const role of missing) {
    const others = written.map(({ persona: { segment, name, description } }) => ({ segment, name, description }));
    const input = { brief, role, others };
    const result = await tryRun(neededPersonaTask, input, { part: role, about: about[role] });
    const output = result?.output ?? neededPersonaTask.draft(input, draftSeed(neededPersonaTask.name, input));
    written.push({ persona: personaOf(output, role), origin: result?.origin ?? "draft", isStandIn: result === null });
  }
  return written;
}
