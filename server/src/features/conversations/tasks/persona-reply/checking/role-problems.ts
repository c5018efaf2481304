import { recogniseLanguage } from "../../../../../platform/drafting/telling/recognise-language.ts";
import { claimsIn } from "../../../../../platform/model/answer/claims.ts";
import { plainWords } from "../../../spoken/plain-words.ts";
import type { SentenceProblem } from "./sentence-problem.ts";
import type { Talk } from "./talk.ts";
import { leavingRole, sources } from "./wording.ts";

/** Words that leave the role, sources that nobody gave, and people of whom the persona knows nothing. */
export function roleProblems(own: string, isUnknown: boolean, talk: Talk): SentenceProblem[] {
  const words = plainWords(own);
  const leaves = leavingRole.find(words);
  const source = claimsIn(own)[0] ?? sources.find(words);
  const other = talk.input.others.find((name) => name.trim() !== "" && own.toLowerCase().includes(name.toLowerCase()));
  const name = isUnknown ? undefined : inventedName(own, talk);
  return [
    ...(leaves
      ? [
          {
            rule: "leaves-role",
            words: leaves,
            problem: `leaves the role, or claims to be a human being ("${leaves}"). Speak of this person's work and reasons only.`,
          },
        ]
      : []),
    ...(source
      ? [
          {
            rule: "invented-source",
            words: source,
            problem: `leans on a source ("${source}") that no fact names. Leave it out.`,
          },
        ]
      : []),
    ...(other && !isUnknown
      ? [
          {
            rule: "other-person",
            words: other,
            problem: `speaks of ${other}, of whom this person knows nothing. Say so.`,
          },
        ]
      : []),
    ...(name
      ? [{ rule: "invented-name", words: name, problem: `names "${name}", which stands in no fact. Leave it out.` }]
      : []),
  ];
}

const freeNames = new Set(
  "I I’m I’d I’ll I’ve I'm I'd I'll I've OK Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December English German".split(
    " ",
  ),
);

/** A name in the middle of a sentence that nobody has said. Not in German, where every noun has a capital letter. */
function inventedName(own: string, { input }: Talk): string | undefined {
  if (recogniseLanguage([own, input.question]) === "de" || recogniseLanguage([own]) === "de") return undefined;
  const known = new Set(
    [input.name, input.question, ...input.facts.map(({ text }) => text), ...input.said.map(({ text }) => text)]
      .join(" ")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  );
  const names = [...own.trim().matchAll(/(?<=[\p{L}\p{N},;] )\p{Lu}[\p{L}\p{N}’']*/gu)].map(([name]) => name);
  return names.find((name) => !freeNames.has(name) && !known.has(name.toLowerCase().replace(/['’]s$/u, "")));
}
