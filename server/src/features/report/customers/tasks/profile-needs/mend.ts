import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import { plainName } from "../../../../../platform/model/answer/reading/names.ts";
import { withoutSpare } from "../../../../../platform/model/answer/without-spare.ts";
import type { PersonaInput } from "../../persona-prompt.ts";
import { enoughNeeds, type ProfileNeedsOutput } from "./output.ts";

/** Leaves out pains that are jobs already. */
export function mendProfileNeeds(
  output: ProfileNeedsOutput,
  _input: PersonaInput,
  mended: NoteMend,
): ProfileNeedsOutput {
  const jobs = new Set(output.jobs.map(({ description }) => plainName(description)));
  return {
    ...output,
    pains: withoutSpare(output.pains, ({ description }) => jobs.has(plainName(description)), {
      enough: enoughNeeds,
      told: (index) => mended("job-and-pain", `pains.${index}`),
    }),
  };
}
