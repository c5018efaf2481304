// Written before the answer by models that think aloud; the opening mark may have been cut off by a chat template.
const thoughts = /<(think|thinking|reasoning|thought|reflection)>[\s\S]*?<\/\1>/giu;
const openThought = /^[\s\S]*<\/(?:think|thinking|reasoning|thought|reflection)>/iu;
const unfinishedThought = /<(?:think|thinking|reasoning|thought|reflection)>[\s\S]*$/iu;
const fence = /```[\w-]*[ \t]*\n?([\s\S]*?)(?:```|$)/gu;

/** The texts that may be the JSON of an answer, the likeliest first: as it stands, inside a Markdown fence, from the first bracket on. */
export function jsonTexts(answer: string): string[] {
  const spoken = withoutThoughts(answer);
  const fenced = [...spoken.matchAll(fence)].map(([, inside = ""]) => inside.trim());
  const texts = [spoken, ...fenced.toReversed(), ...fromBrackets(spoken)].filter((text) => /^[[{"]/u.test(text));
  return [...new Set(texts)];
}

/** What of an unfinished answer may be JSON: without the thoughts, the fence and the words before it. */
export function unfinishedJsonText(answer: string): string {
  const spoken = withoutThoughts(answer).replace(unfinishedThought, "");
  const begin = spoken.search(/[[{]/u);
  return begin < 0 ? "" : spoken.slice(begin).replace(/\s*```\s*$/u, "");
}

function withoutThoughts(answer: string): string {
  return answer
    .replace(/^\uFEFF/u, "")
    .replace(thoughts, "")
    .replace(openThought, "")
    .trim();
}

/** Every balanced piece between brackets at the outermost level, the longest first, and what is open at the end. */
function fromBrackets(text: string): string[] {
  const pieces: string[] = [];
  for (let at = text.search(/[[{]/u); at >= 0; ) {
    const end = endOfJson(text, at);
    pieces.push(text.slice(at, end));
    const next = text.slice(end).search(/[[{]/u);
    at = next < 0 || end === text.length ? -1 : end + next;
  }
  return pieces.toSorted((one, other) => other.length - one.length);
}

/** Behind the bracket that closes the one at `begin`; the end of the text when none does. */
function endOfJson(text: string, begin: number): number {
  let depth = 0;
  for (const { at, sign } of signsOutsideStrings(text, begin)) {
    if (sign === "{" || sign === "[") depth += 1;
    else if (sign === "}" || sign === "]") depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

/** Brackets and commas of JSON that stand outside of its strings. */
export function* signsOutsideStrings(text: string, begin = 0): Generator<{ at: number; sign: string }> {
  let inString = false;
  for (let at = begin; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (inString && sign === "\\") at += 1;
    else if (sign === '"') inString = !inString;
    else if (!inString && "{}[],".includes(sign)) yield { at, sign };
  }
}
