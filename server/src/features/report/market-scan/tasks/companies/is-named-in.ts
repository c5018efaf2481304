const legalForm =
  /[\s,]+(?:inc|ltd|llc|plc|corp|co|gmbh|ag|se|kg|sa|sas|sarl|bv|nv|oy|ab|as|aps|spa|srl|pty|k\.?k)\.?$/iu;
// These scripts put no space between words.
const withoutSpaces = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}]/u;

/** Whether a text names a company, whatever its capitals and legal form, in whole words. */
export function isNamedIn(text: string, name: string): boolean {
  const named = wordsOf(name.replace(legalForm, ""));
  if (named === "") return false;
  return withoutSpaces.test(named) ? wordsOf(text).includes(named) : ` ${wordsOf(text)} `.includes(` ${named} `);
}

const wordsOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
