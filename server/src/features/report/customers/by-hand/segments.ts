import { customersEdits } from "@seedbed/contract/report/customers/edits";
import { Failure } from "../../../../platform/failure.ts";

interface Named {
  segment: string;
}

const longest = customersEdits.edits["[]"].segment.max;
const plain = (segment: string) => segment.trim().replace(/\s+/gu, " ").toLowerCase();
const isTaken = (segment: string, standing: readonly Named[]) =>
  standing.some((each) => plain(each.segment) === plain(segment));

/** Throws `conflict` for the segment of another profile: by it a profile has its tab. */
export function assertFree(segment: string, standing: readonly Named[]): void {
  if (isTaken(segment, standing))
    throw new Failure("conflict", `There is a customer profile of “${segment.trim()}” already.`, {
      form: { segment: "There is a customer profile of this segment already." },
    });
}

/** A segment that no profile has, numbered from 2 where it is taken. */
export function freeSegment(segment: string, standing: readonly Named[]): string {
  for (let number = 2, candidate = segment; ; number += 1) {
    if (!isTaken(candidate, standing)) return candidate;
    candidate = `${segment} ${number}`;
  }
}

/** The segment of a profile's copy: "Tenants (copy)", "Tenants (copy 2)"; within what a segment may have. */
export function segmentOfCopy(segment: string, standing: readonly Named[]): string {
  const original = segment.replace(/ \(copy(?: \d+)?\)$/u, "");
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? " (copy)" : ` (copy ${number})`;
    const candidate = original.slice(0, longest - suffix.length).trimEnd() + suffix;
    if (candidate.isWellFormed() && !isTaken(candidate, standing)) return candidate;
  }
}

/** The profiles, each with a segment of its own: written anew, one may have taken the name that a person gave another. */
export function withOwnSegments<Profile extends Named>(profiles: readonly Profile[]): Profile[] {
  const own: Profile[] = [];
  for (const profile of profiles) {
    const segment = freeSegment(profile.segment, own);
    own.push(segment === profile.segment ? profile : { ...profile, segment });
  }
  return own;
}
