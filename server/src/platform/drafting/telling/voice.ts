import { createRandom, type Random } from "../random.ts";
import { betweenSentences, type DraftLanguage, type InEach } from "./draft-language.ts";

/**
 * Sentences of a pool, each in other words; `{name}` stands for the words of that slot, `[one|other]` for one of these words. Every choice of them has
 * to make a sound sentence.
 */
export type Wordings = InEach<readonly string[]>;

/** The words of slots. Quote what people wrote: nothing is inflected, and nothing in a slot is read as a template. */
export type Slots = Readonly<Record<string, string>>;

/** All wordings of a pool stand in the draft already: the pool is too small for the text, or its slots say the same twice. */
export class NothingLeftToSay extends Error {
  constructor(wordings: readonly string[]) {
    super(`No unused sentence is left in ${wordings.length} wordings, the first being "${wordings[0] ?? ""}".`);
    this.name = "NothingLeftToSay";
  }
}

/** Says the sentences of one draft, none of them twice. */
export interface Voice {
  readonly language: DraftLanguage;
  /** The choices of this draft. */
  readonly random: Random;
  /** A sentence of the pool that is not said yet, in a wording that is not used yet as long as there is one. Throws `NothingLeftToSay`. */
  say(pool: Wordings, slots?: Slots): string;
  /** A label or another short wording, which may come again. */
  label(pool: Wordings, slots?: Slots): string;
  /** Sentences as running text; what is undefined or empty is left out. */
  paragraph(...sentences: readonly (string | undefined)[]): string;
}

/** A voice for one draft. The same seed and the same order of calls give the same text. */
export function createVoice({ seed, language }: { seed: string; language: DraftLanguage }): Voice {
  const random = createRandom(seed);
  const usedWordings = new Set<string>();
  const said = new Set<string>();

  return {
    language,
    random,
    say(pool, slots = {}) {
      const wordings = random.shuffle(pool[language]);
      const isFresh = (wording: string) => !usedWordings.has(wording);
      const attempts = [
        ...wordings.filter(isFresh),
        ...Array.from({ length: furtherTries }, () => wordings.filter((each) => !isFresh(each))).flat(),
      ];
      for (const wording of attempts) {
        const sentence = filled(chosen(wording, random), slots);
        if (said.has(wordsOf(sentence))) continue;
        usedWordings.add(wording);
        said.add(wordsOf(sentence));
        return sentence;
      }
      throw new NothingLeftToSay(wordings);
    },
    label: (pool, slots = {}) => filled(chosen(random.pick(pool[language]), random), slots),
    paragraph: (...sentences) => sentences.filter(Boolean).join(betweenSentences[language]),
  };
}

/** How often used wordings are tried again for other choices in them. */
const furtherTries = 3;

/** A wording with one of each of its choices. */
const chosen = (wording: string, random: Random) =>
  wording.replace(/\[([^\]]*)\]/gu, (_, choices: string) => random.pick(choices.split("|")));

function filled(wording: string, slots: Slots): string {
  return wording.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const words = slots[name];
    if (words === undefined || words === "") throw new RangeError(`The slot {${name}} has no words for "${wording}".`);
    return words;
  });
}

const wordsOf = (sentence: string) =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
