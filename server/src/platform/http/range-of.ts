import type { ByteRange } from "@seedbed/contract/route";

/**
 * The range that a call asks for of so many bytes, by its header `Range`: null for all of them, also where the header is none that we answer, as one that asks for several;
 * "outside" for one that has none of them.
 */
export function rangeOf(header: string | undefined, bytes: number): ByteRange | "outside" | null {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return null;
  const range =
    first === ""
      ? { first: Math.max(0, bytes - Number(last)), last: bytes - 1 }
      : { first: Number(first), last: last === "" ? bytes - 1 : Math.min(Number(last), bytes - 1) };
  if (range.first >= bytes || (first === "" && Number(last) === 0)) return "outside";
  return range.last < range.first ? null : range;
}
