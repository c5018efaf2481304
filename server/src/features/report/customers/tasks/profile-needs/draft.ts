import type { NeedIcon } from "@seedbed/rules/customers/need-icons";
import { personaAsking } from "../../drafting/persona-asking.ts";
import { personaKind } from "../../persona-kind.ts";
import type { PersonaInput } from "../../persona-prompt.ts";
import type { ProfileNeedsOutput } from "./output.ts";
import { decidingJob, strongPain } from "./wording.ts";
import { jobsOfDay, jobsOfDoubter, jobsOfPromise, jobsOfTrouble } from "./wording-of-jobs.ts";
import { painQuestions, painsOpen } from "./wording-of-pains.ts";

const painIcons = ["alert-triangle", "eye", "repeat"] as const satisfies readonly NeedIcon[];

/** What to ask about a persona's jobs and pains. Pains that were told come first; nobody tells jobs, so they are asked for beside what was told. */
export function draftProfileNeeds(input: PersonaInput, seed: string): ProfileNeedsOutput {
  const { ask, count } = personaAsking(input, { seed, turn: 0 });
  const isDoubter = personaKind(input.persona) === "doubter";
  return {
    jobs: [
      {
        description: isDoubter ? ask(jobsOfDoubter, "idea") : ask(jobsOfDay, "audience"),
        icon: "checklist",
      },
      { description: ask(jobsOfTrouble, "pains", "costs", "changes"), icon: "clock" },
      { description: ask(jobsOfPromise, "benefit", "difference"), icon: "users" },
    ],
    pains: painIcons.map((icon, index) => ({
      description: index < count("pains") ? ask(painQuestions, "pains") : ask(painsOpen, "costs", "changes", "idea"),
      icon,
    })),
    jobsInsight: ask(decidingJob, "audience", "success"),
    painsInsight: ask(strongPain, "pains", "costs"),
  };
}
