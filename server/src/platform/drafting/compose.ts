import { fill, type SlotValues, slotNamesOf } from "./fill.ts";
import { plainSentences } from "./plain-text.ts";
import { createRandom, type Random } from "./random.ts";
import { shortMention } from "./short-mention.ts";

/** Every wording of the templates that were offered stands in the draft already: the pool is too small for the text. */
export class NoSentenceLeft extends Error {
  constructor(templates: readonly string[]) {
    super(`No unused sentence is left in ${templates.length} templates, the first being "${templates[0] ?? ""}".`);
    this.name = "NoSentenceLeft";
  }
}

/** Hands out the sentences of one draft; none of them twice. */
export type Composer = {
  /** The choices of this draft, for picking entries, counts and order. */
  readonly random: Random;
  /** One template written out, none of whose sentences stands in the draft yet. Throws `NoSentenceLeft`. */
  sentence(templates: readonly string[], more?: SlotValues): string;
  /** `count` of them from different templates as long as there are enough. Throws `NoSentenceLeft`. */
  sentences(templates: readonly string[], count: number, more?: SlotValues): string[];
  /** `count` of them as running text. Throws `NoSentenceLeft`. */
  paragraph(templates: readonly string[], count: number, more?: SlotValues): string;
  /** A title, label or other short wording; it may come again. */
  phrase(templates: readonly string[], more?: SlotValues): string;
};

const attemptsByTemplate = 8;

/** Slots that name a thing or a group: a draft says their words in full once, and shortly from then on. */
const mentioned: ReadonlySet<string> = new Set(["idea", "audience"]);

/**
 * A composer for one draft. The same seed, slots and order of calls give the same text. A slot with several wordings is
 * used evenly, and `idea` and `audience` are said in full once and shortly afterwards. `taken` names text that must not be repeated, such as that of earlier sections.
 */
export function createComposer(draft: { seed: string; slots: SlotValues; taken?: Iterable<string> }): Composer {
  const random = createRandom(draft.seed);
  const usedSentences = new Set([...(draft.taken ?? [])].flatMap(sentenceKeys));
  const usedTemplates = new Set<string>();
  const usesByWording = new Map<string, number>();

  function write(template: string, more: SlotValues): { text: string; wordings: string[] } {
    const available = { ...draft.slots, ...more };
    const seen = new Set<string>();
    const introducing = template.replace(/\{(\w+)\}/gu, (slot, name: string) => {
      if (seen.has(name) && mentioned.has(name)) return `{${name}_again}`;
      seen.add(name);
      return slot;
    });
    const wordings: string[] = [];
    const slots: Record<string, string> = {};
    for (const name of slotNamesOf(template)) {
      const value = available[name];
      if (value === undefined) continue;
      const wording = typeof value === "string" ? value : leastUsed(name, value);
      const isKnown = usesByWording.has(`${name}\u0000${wording}`);
      slots[name] = isKnown && mentioned.has(name) ? shortMention(wording) : wording;
      slots[`${name}_again`] = shortMention(wording);
      wordings.push(`${name}\u0000${wording}`);
    }
    return { text: fill(introducing, slots, random), wordings };
  }

  function leastUsed(name: string, values: readonly string[]): string {
    const uses = (value: string) => usesByWording.get(`${name}\u0000${value}`) ?? 0;
    const fewest = Math.min(...values.map(uses));
    return random.pick(values.filter((value) => uses(value) === fewest));
  }

  function count(wordings: readonly string[]): void {
    for (const wording of wordings) usesByWording.set(wording, (usesByWording.get(wording) ?? 0) + 1);
  }

  function sentence(templates: readonly string[], more: SlotValues = {}): string {
    const fresh = random.shuffle(templates.filter((template) => !usedTemplates.has(template)));
    const seen = random.shuffle(templates.filter((template) => usedTemplates.has(template)));
    for (const template of [...fresh, ...seen]) {
      for (let attempt = 0; attempt < attemptsByTemplate; attempt += 1) {
        const { text, wordings } = write(template, more);
        const keys = sentenceKeys(text);
        if (keys.some((key) => usedSentences.has(key)) || new Set(keys).size < keys.length) continue;
        for (const key of keys) usedSentences.add(key);
        usedTemplates.add(template);
        count(wordings);
        return text;
      }
    }
    throw new NoSentenceLeft(templates);
  }

  function sentences(templates: readonly string[], wanted: number, more: SlotValues = {}): string[] {
    return Array.from({ length: wanted }, () => sentence(templates, more));
  }

  return {
    random,
    sentence,
    sentences,
    paragraph: (templates, wanted, more) => sentences(templates, wanted, more).join(" "),
    phrase: (templates, more = {}) => write(random.pick(templates), more).text,
  };
}

/**
 * What makes two sentences the same for a reader: their words, whatever the capitals and stops. One or two words are no
 * sentence but a name with a stop in it, such as "Dr. Roth".
 */
function sentenceKeys(text: string): string[] {
  return plainSentences(text)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim(),
    )
    .filter((key) => key.split(" ").length > 2);
}
