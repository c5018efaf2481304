import { matchOption } from "@seedbed/rules/questionnaire/match-option";
import { plainName } from "../../../../platform/model/answer/reading/names.ts";
import type { QuestionToAnswer } from "./prompt.ts";

type Options = QuestionToAnswer["options"];

const leastLetters = 5;

/** The option that a title names, also by a part of its label that no other option has; undefined when it names none. */
export function optionMeant(options: Options, title: string): Options[number] | undefined {
  const whole = matchOption(options, title);
  const words = plainName(title);
  if (whole || words.length < leastLetters) return whole;
  const [partly, another] = options.filter(({ label }) => plainName(label).includes(words));
  return another === undefined ? partly : undefined;
}
