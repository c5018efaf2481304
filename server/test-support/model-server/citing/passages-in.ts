/** A passage as a model finds it in its prompt. */
export interface GivenPassage {
  number: string;
  title: string;
  text: string;
}

/** The numbered passages of a prompt. */
export function passagesIn(prompt: string): GivenPassage[] {
  return [...prompt.matchAll(/^Passage (\d+):\n> - (.*)\n((?:> .*\n?)+)/gmu)].map(
    ([, number = "", title = "", quoted = ""]) => ({
      number,
      title,
      text: quoted
        .trimEnd()
        .split("\n")
        .map((line) => line.slice(2))
        .join("\n"),
    }),
  );
}
