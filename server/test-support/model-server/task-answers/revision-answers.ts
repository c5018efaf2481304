import type { Answers } from "../answer.ts";

/** Within each kind, and each thing that holds a list, the first written thing is the first earlier one, and so on. */
export const revisionAnswers = {
  recognise_items: ({ prompt }) => {
    const kinds = prompt.split("# Kind: ").slice(1);
    return { same: kinds.flatMap((text) => pairsIn(text)) };
  },
  version_summary: ({ prompt }) => {
    const [, change = ""] = /^> - (.*)$/m.exec(prompt) ?? [];
    return { summary: `Changed this alone: ${change}`.slice(0, 200) };
  },
} satisfies Answers;

function pairsIn(text: string): { written: string; earlier: string }[] {
  const handles = (letter: string) =>
    [...text.matchAll(/^> - ([ew]\d+): /gm)]
      .map(([, handle = ""]) => handle)
      .filter((handle) => handle.startsWith(letter));
  const written = handles("w");
  return handles("e").flatMap((earlier, index) => {
    const same = written[index];
    return same === undefined ? [] : [{ written: same, earlier }];
  });
}
