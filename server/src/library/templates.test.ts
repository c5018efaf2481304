import { describe, expect, test } from "vitest";
import { fill } from "../platform/drafting/fill.ts";
import { createRandom } from "../platform/drafting/random.ts";
import { type LibraryTemplate, libraryTemplates } from "./library-templates.ts";
import { ownSlotNames, type Slots, slotNames } from "./slots.ts";

const depot: Slots = {
  idea: "the refill depot",
  audience: "facility managers",
  pain: "buildings run out and over-order in the same month",
  benefit: "cut consumables cost without asking anyone to change a habit",
  company: "Northline",
  sector: "facility and environmental services",
  asset: "a blending plant with spare capacity",
  earning: "a monthly fee per floor",
};
const bedside: Slots = {
  idea: "bed tracking for busy wards",
  audience: "nurses on night shifts",
  pain: "nobody knows which bed is clean until somebody walks there",
  benefit: "find a free bed in minutes",
  company: "Halden Care",
  sector: "healthcare",
  asset: "its service technicians and their vans",
  earning: "a fee per bed and year",
};
const claims: Slots = {
  idea: "ClaimBuddy",
  audience: "small insurers",
  pain: "there is no good answer to simple claims that wait for weeks",
  benefit: "see that simple claims are settled on the same day",
  company: "the company",
  sector: "this market",
  asset: "the customers it already serves",
  earning: "licences",
};

describe.each([...new Set(libraryTemplates.map((entry) => entry.file))])("templates of %s", (name) => {
  const own = libraryTemplates.filter((entry) => entry.file === name);

  test("keep to the conventions of the slots", () => {
    expect(own.length).toBeGreaterThan(0);
    expect(own.flatMap((entry) => faultsOf(entry).map((fault) => `${entry.path}: ${fault}`)).join("\n")).toBe("");
  });

  test("read well with the words of three ideas", () => {
    const faults = own.flatMap((entry) =>
      [depot, bedside, claims].flatMap((slots) =>
        readingFaults(written(entry, slots)).map((fault) => `${entry.path}: ${fault}`),
      ),
    );
    expect(faults.join("\n")).toBe("");
  });

  test("give two ideas no sentence in common", () => {
    const sentences = (slots: Slots) => own.filter(isProse).flatMap((entry) => sentencesOf(written(entry, slots)));
    const ofDepot = new Set(sentences(depot));
    expect(sentences(bedside).filter((sentence) => ofDepot.has(sentence))).toEqual([]);
  });
});

test("no template stands in two places", () => {
  const prose = libraryTemplates.filter(isProse).map((entry) => entry.template);
  expect(prose.filter((template, index) => prose.indexOf(template) !== index).join("\n")).toBe("");
});

function isProse(entry: LibraryTemplate): boolean {
  return /[.?]$/u.test(entry.template);
}

function written(entry: LibraryTemplate, slots: Slots): string {
  const more = Object.fromEntries(entry.moreSlots.map((name) => [name, `the ${name}`]));
  return fill(entry.template, { ...slots, ...more }, createRandom(entry.path));
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?]”?)\s+(?=[\p{Lu}{[“])/u);
}

/** The template once for every choice of its alternatives. */
function wordingsOf(template: string): string[] {
  const choice = /\[([^[\]]*)\]/u.exec(template);
  if (!choice) return [template];
  return (choice[1] ?? "").split("|").flatMap((words) => wordingsOf(template.replace(choice[0], words)));
}

function faultsOf(entry: LibraryTemplate): string[] {
  const known = [...slotNames, ...entry.moreSlots];
  return [...new Set(wordingsOf(entry.template).flatMap((wording) => wordingFaults(wording, known, isProse(entry))))];
}

const ownSlot = new RegExp(`\\{(?:${ownSlotNames.join("|")})\\}`, "u");
const notVerbs =
  "as|across|unless|versus|besides|towards|plus|perhaps|this|always|sometimes|afterwards|alongside|less|whose|themselves|yes|lets|goods|hours|pass";

function wordingFaults(wording: string, known: readonly string[], prose: boolean): string[] {
  const faults: string[] = [];
  const refuse = (pattern: RegExp, fault: string) => {
    const match = pattern.exec(wording);
    if (match) faults.push(`${fault}: "${match[0]}"`);
  };
  for (const [, name = ""] of wording.matchAll(/\{(\w*)\}/gu)) {
    if (!known.includes(name)) faults.push(`unknown slot {${name}}`);
  }
  refuse(/\d/u, "a figure");
  refuse(/!|'|\s\s|\.\.|(?<!\{\w*)\[|\|/u, "a stray sign");
  refuse(
    /\b(?:a|an|the|its|their|our) \{(?:idea|audience|asset|earning|company)\}/iu,
    "an article before a slot that has its own",
  );
  refuse(
    new RegExp(`\\{(?:asset|earning)\\} (?:\\w+ly )?(?!(?:${notVerbs})\\b)\\w+s\\b`, "u"),
    "a singular verb after a slot that may be plural",
  );
  refuse(
    new RegExp(
      `(?<!\\b(?:of|by|for|with|to|under|in|from|behind|into|around|beside|among|between) )\\{audience\\} (?:\\w+ly )?(?!(?:${notVerbs})\\b)\\w+s\\b`,
      "u",
    ),
    "a singular verb after the audience",
  );
  refuse(
    /(?<!\b(?:in|of|across|for|to|from|within|outside|into|about) )\{sector\}/u,
    "a sector without its preposition",
  );
  refuse(
    /(?<!\b(?:to|can|would|could|will|might|may|should|them|only|and) )\{benefit\}/u,
    "a benefit that follows no verb",
  );
  refuse(
    /(?<!(?:^|[.:,] |\b(?:because|when|while|that|where|since|whenever|until|after|before|once|if|why|how|as|so|yet|but|then|meanwhile|today|still|and) ))\{pain\}/iu,
    "a pain that follows no link word",
  );
  refuse(
    /(?<!\b(?:of|by|for|with|to|under|in|from|behind|into|around|beside|among|between) )\{(?:idea|company)\} (?:are|were|have|do|need|make|take|give|save|cost|pay|want|help|let)\b/u,
    "a plural verb after a singular slot",
  );
  refuse(
    /(?<!\b(?:of|by|for|with|to|under|in|from|behind|into|around|beside|among|between) )\{audience\} (?:is|was|has|does)\b/u,
    "a singular verb after the audience",
  );
  refuse(/\{(?:pain|benefit)\}(?![,.;:?])./u, "words that run on after a long slot");
  if (!prose) return faults;
  for (const sentence of sentencesOf(wording)) {
    if (!ownSlot.test(sentence)) faults.push(`a sentence without a slot of its own: "${sentence}"`);
  }
  return faults;
}

function readingFaults(text: string): string[] {
  const faults: [RegExp, string][] = [
    [/[{}[\]|]/u, "template signs are left"],
    [/\s\s|\s[,.;:?]|\.\.|,\./u, "untidy spaces or stops"],
    [/\b(\w+) \1\b/iu, "a doubled word"],
    [/\ba (?!one|eu|uni|use)[aeio]|\ban [bcdfgjklmnpqrstvwxz]/iu, "a or an"],
    [/^\p{Ll}|[.?] \p{Ll}/u, "a sentence in lower case"],
  ];
  return faults.flatMap(([pattern, fault]) => (pattern.test(text) ? [`${fault}: "${text}"`] : []));
}
