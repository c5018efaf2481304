import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import { mendedForms } from "../customer-profiles/mended-forms.ts";
import type { NeededPersonaOutput } from "./output.ts";

/** Segment, ages and income in the form they are shown in. */
export const mendNeededPersona = (given: NeededPersonaOutput, _input: unknown, mended: NoteMend): NeededPersonaOutput =>
  mendedForms(given, mended);
