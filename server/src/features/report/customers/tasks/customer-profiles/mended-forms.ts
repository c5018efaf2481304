import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import { isSegmentLabel, segmentLabel } from "../../segment-label.ts";
import { mendedAges } from "./mended-ages.ts";
import { mendedIncome } from "./mended-income.ts";
import type { Persona } from "./output.ts";

type Forms = Pick<Persona, "segment" | "ageRange" | "incomeLower" | "incomeUpper">;

/** What a persona is told by, with segment, ages and income in the form they are shown in. */
export function mendedForms<Told extends Forms>(given: Told, mended: NoteMend): Told {
  const { segment, ageRange } = given;
  const put = {
    ...given,
    segment: isSegmentLabel(segment) ? segment : segmentLabel(segment.replaceAll("&", " and ")),
    ageRange: mendedAges(ageRange),
    ...mendedIncome(given),
  };
  if (put.segment !== segment) mended("segment", "segment");
  if (put.ageRange !== ageRange) mended("age-range", "ageRange");
  if (put.incomeLower !== given.incomeLower) mended("income", "incomeLower");
  if (put.incomeUpper !== given.incomeUpper) mended("income", "incomeUpper");
  return put;
}
