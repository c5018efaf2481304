import type { ScriptedQuestion } from "./scripted-interviews.ts";

/** The lies that a shown text has of those a model may tell to a question: whole ones, and words that may not even be streamed. */
export function liesShown(shown: string, question: ScriptedQuestion): string[] {
  return question.lies
    .filter(
      ({ text, poison }) => shown.includes(text) || (shown.includes(poison) && !isHonest(shown, poison, question)),
    )
    .map(({ text }) => text);
}

/** The words of a lie that an honest sentence of the same answer has, too. */
function isHonest(shown: string, poison: string, { honest }: ScriptedQuestion): boolean {
  const rest = honest.reduce((left, { text }) => left.replaceAll(text, ""), shown);
  return !rest.includes(poison) || honest.some(({ text }) => text.includes(poison) && text.startsWith(rest.trim()));
}

interface Shown {
  text: string;
  restsOn: readonly { kind: string; field: string | null }[];
}

/** Facts that an honest sentence of the script is shown to rest on, and that do not carry it. */
export function wrongFacts({ text, restsOn }: Shown, { honest }: ScriptedQuestion): string[] {
  const scripted = honest.find((each) => each.text === text);
  if (!scripted) return [];
  return restsOn.map(({ field, kind }) => field ?? kind).filter((carrier) => !scripted.carriedBy.includes(carrier));
}
