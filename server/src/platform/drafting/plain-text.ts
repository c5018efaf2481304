const tags = /<\/?[a-z][^<>]*>/giu;
const invisible = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}]+/gu;
const unspoken = /\p{Cf}+/gu;
const pictures = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20e3|\ufe0f|\u200d)+/gu;
const templateMarks = /[{}[\]|<>]+/gu;
const listMark = /^\s*(?:[-*•–—#>]+|\d{1,2}[.)])\s+/u;

/** One line of plain words from anything a person may paste: no markup, list marks, pictures or template signs. */
export function plainText(text: string): string {
  return text
    .split(/[\r\n\u2028\u2029]+/u)
    .map(plainLine)
    .filter((line) => line !== "")
    .join(" ");
}

/** The lines of a text as plain words each, empty ones left out. */
export function plainLines(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/u)
    .map(plainLine)
    .filter((line) => line !== "");
}

/** The sentences of a text as plain words each, with their stops. A line break ends a sentence too. */
export function plainSentences(text: string): string[] {
  return plainLines(text).flatMap((line) =>
    line
      .split(/(?<=[.!?…]["'”’)]*)\s+(?=["'“‘(]*[\p{Lu}\p{N}\p{Lo}])|(?<=[。！？])/u)
      .map((sentence) => sentence.trim())
      .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence)),
  );
}

function plainLine(line: string): string {
  return line
    .replace(tags, " ")
    .replace(pictures, " ")
    .replace(invisible, " ")
    .replace(unspoken, "")
    .replace(templateMarks, " ")
    .replace(listMark, "")
    .replace(/\s+/gu, " ")
    .replace(/\s+([,.;:!?])/gu, "$1")
    .replace(/\.{2,}/gu, "…")
    .trim();
}
