import type { QuestionOption } from "@seedbed/contract/incubation/schemas";

/**
 * The option a suggestion means: one whose value or label stands in the suggestion's title as whole words, whatever the
 * capitals; the longest match wins. Undefined when none does.
 */
export function matchOption<Option extends Pick<QuestionOption, "value" | "label">>(
  options: readonly Option[],
  suggestionTitle: string,
): Option | undefined {
  const title = ` ${plainWords(suggestionTitle)} `;
  let best: { option: Option; length: number } | undefined;
  for (const option of options) {
    for (const name of [plainWords(option.label), plainWords(option.value)]) {
      if (name !== "" && title.includes(` ${name} `) && name.length > (best?.length ?? 0)) {
        best = { option, length: name.length };
      }
    }
  }
  return best?.option;
}

function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}
