import { recogniseLanguage } from "../../../../platform/drafting/telling/recognise-language.ts";

const squeezed = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/** Whether words stand in one of these texts, whatever their capitals, spaces and signs. Nothing stands nowhere. */
export function standsIn(words: string, texts: readonly string[]): boolean {
  const wanted = squeezed(words);
  return wanted !== "" && texts.some((text) => ` ${squeezed(text)} `.includes(` ${wanted} `) || isPartOf(wanted, text));
}

// Some scripts put no spaces between words.
const isPartOf = (wanted: string, text: string) =>
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}]/u.test(wanted) &&
  squeezed(text).replaceAll(" ", "").includes(wanted.replaceAll(" ", ""));

/** The words of a text that tell what it is about, in small letters. */
export const tellingWordsOf = (text: string): string[] =>
  squeezed(text)
    .split(" ")
    .filter((word) => word.length > 3 && !tying.has(word));

const tying = new Set(
  "this that with from into what which should would could make change have more less than then them they their please auch aber bitte dass diese dieser dieses eine einen einer nicht oder sind wird werden sollte mach mache ändere noch mehr weniger über".split(
    " ",
  ),
);

/** Whether a message is in German, whatever is quoted in it. */
export const isGerman = (message: string): boolean =>
  recogniseLanguage([message.replace(/["“„»].*["”“«]/su, " ")]) === "de";
