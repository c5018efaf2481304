import type { NumberedPassage, Researched } from "../writing-tools.ts";

/** What a task is given of research: nothing where nothing was researched. */
export type ResearchInput = Partial<Researched>;

/** The passages a task may cite; none without research, and where it found nothing. */
export const givenPassages = ({ passages = [] }: ResearchInput): readonly NumberedPassage[] => passages;

/** An input as it is without research: what people gave. */
export function withoutResearch<Input extends ResearchInput>(input: Input): Omit<Input, keyof ResearchInput> {
  const { passages: _passages, wishes: _wishes, wrong: _wrong, ...given } = input;
  return given;
}
