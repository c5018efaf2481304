import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { BundledRevision, BundledVersion } from "./bundle-format.ts";

/**
 * What is wrong with the versions of a bundle, in a sentence; undefined for nothing. Each has a number above the one before it, is made of changes that the
 * bundle holds, and of none that is older than what the version before it is made of: what stands only ever gets later changes, also by a version that is brought back.
 */
export function versionsProblem(
  versions: readonly BundledVersion[],
  revisions: ReadonlyMap<ReportSection, readonly BundledRevision[]>,
): string | undefined {
  const held = new Map([...revisions].map(([section, all]) => [section, new Set(all.map(({ revision }) => revision))]));
  const reached = new Map<ReportSection, number>();
  let last = 0;
  for (const { number, fromNumber, sections } of versions) {
    if (number <= last) return `Version ${number} is there twice, or not in its place.`;
    last = number;
    if ((fromNumber ?? 0) >= number) return `Version ${number} brings back a later one.`;
    for (const [name, { revision }] of Object.entries(sections)) {
      const section = name as ReportSection;
      if (!held.get(section)?.has(revision))
        return `Version ${number} is made of change ${revision} of “${section}”, which is not there.`;
      if (revision < (reached.get(section) ?? 0))
        return `Version ${number} is made of an older change of “${section}” than the version before it.`;
      reached.set(section, revision);
    }
  }
  return undefined;
}
