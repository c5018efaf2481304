import { shorten } from "../../../platform/drafting/phrases.ts";
import { plainText } from "../../../platform/drafting/plain-text.ts";

/** Characters that the tab of a persona has room for. */
export const longestSegment = 40;

/** A group of people as the name of a segment: letters, digits and hyphens only, so that it can stand in an address. */
export function segmentLabel(group: string): string {
  // Words of another language come quoted: "people known as “…”".
  const words = /“(.+)”/u.exec(group)?.[1] ?? group;
  const letters = plainText(
    words
      .split(/\s+/u)
      // A figure without its sign, such as 30 for 30%, would be another figure.
      .filter((word) => !/\p{N}/u.test(word) || /^[\p{L}\p{M}\p{N}-]+$/u.test(word))
      .join(" ")
      .replace(/[^\p{L}\p{M}\p{N}\s'’-]+/gu, " "),
  ).replace(/^[\s\p{M}'’-]+/u, "");
  const candidates = [letters, ...letters.split(" ").map((_, index, all) => shorten(letters, all.length - index))];
  const label =
    candidates.find((candidate) => characterCount(candidate) <= longestSegment) ??
    [...letters].slice(0, longestSegment).join("");
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** Whether a segment can stand in an address, and has room. */
export const isSegmentLabel = (segment: string): boolean =>
  characterCount(segment) <= longestSegment && /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\s'’-]*$/u.test(segment);

/** Whether two segments are named alike, one perhaps more closely than the other: "Managers" and "Managers of offices". */
export function areAlike(one: string, other: string): boolean {
  const [shortest = "", longest = ""] = [comparable(one), comparable(other)].sort(
    (first, second) => first.length - second.length,
  );
  return ` ${longest} `.includes(` ${shortest} `);
}

/** Length as a reader counts it. */
const characterCount = (text: string) => [...text].length;

const comparable = (label: string) =>
  label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
