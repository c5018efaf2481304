/**
 * The states of a value while it is being written, in the order a model would write it: strings grow word by word, arrays item
 * by item, properties appear in their order. The last of the `count` frames is the whole value; frames that would look like the
 * one before are left out.
 */
export function draftFrames(value: unknown, count: number): unknown[] {
  const words = countWords(value);
  const frames: unknown[] = [];
  let before = "{}";
  for (let frame = 1; frame < count; frame += 1) {
    const partial = writeWords(value, { left: Math.floor((words * frame) / count) });
    const json = JSON.stringify(partial) ?? before;
    if (json !== before) frames.push(partial);
    before = json;
  }
  frames.push(value);
  return frames;
}

const wordWithSpace = /\s*\S+/g;

function countWords(value: unknown): number {
  if (typeof value === "string") return Math.max(1, value.match(wordWithSpace)?.length ?? 0);
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce((sum: number, part) => sum + countWords(part), 0);
}

/** The beginning of `value` that takes `budget.left` words; undefined when none are left for it. */
function writeWords(value: unknown, budget: { left: number }): unknown {
  if (budget.left <= 0) return undefined;
  if (typeof value === "string") {
    const words = value.match(wordWithSpace) ?? [""];
    const written = words.length <= budget.left ? value : words.slice(0, budget.left).join("");
    budget.left -= words.length;
    return written;
  }
  if (Array.isArray(value)) return value.map((item) => writeWords(item, budget)).filter((item) => item !== undefined);
  if (typeof value === "object" && value !== null) {
    const parts = Object.entries(value).map(([key, part]) => [key, writeWords(part, budget)] as const);
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  }
  budget.left -= 1;
  return value;
}
