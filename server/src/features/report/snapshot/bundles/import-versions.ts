import { randomUUID } from "node:crypto";
import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { Transaction } from "../../../../platform/database/database.ts";
import { type ContentHashes, fingerprintOf } from "../../section-states.ts";
import type { BundledState, BundledVersion } from "./bundle-format.ts";
import { type HeldSection, insertVersions, readContentHashes, revisionName } from "./version-rows.ts";

interface Key {
  accountId: string;
  conceptId: string;
}

/** What marks a section that was outdated elsewhere: no section here was ever made from this. */
const fingerprintElsewhere = "of another installation";

/** Of what a section was made: of what stood beside it, unless it was outdated, which it is here, too. */
export const fingerprintHere = (
  section: ReportSection,
  { isOutdated }: Pick<BundledState, "isOutdated">,
  { words, hashes }: { words: BundledVersion["words"]; hashes: ContentHashes },
): string => (isOutdated ? fingerprintElsewhere : fingerprintOf(section, words, hashes));

/** Stores the versions that came with a bundle, behind the revisions that they are made of. Who saved them is nobody here. */
export async function importVersions(
  transaction: Transaction,
  key: Key,
  versions: readonly BundledVersion[],
): Promise<void> {
  if (versions.length === 0) return;
  const known = await readContentHashes(transaction, key.conceptId);
  const sections: HeldSection[] = [];
  const rows = versions.map(({ at, by, sections: held, ...version }) => {
    const id = randomUUID();
    sections.push(...sectionsOf({ ...key, versionId: id }, { words: version.words, held, known }));
    return { ...version, ...key, id, savedBy: null, toldBy: by, createdAt: new Date(at) };
  });
  await insertVersions(transaction, rows, sections);
}

function sectionsOf(
  key: Key & { versionId: string },
  {
    words,
    held,
    known,
  }: { words: BundledVersion["words"]; held: BundledVersion["sections"]; known: ReadonlyMap<string, string> },
): HeldSection[] {
  const all = Object.entries(held).map(([name, state]) => {
    const section = name as ReportSection;
    return { section, state, contentHash: known.get(revisionName({ section, ...state })) ?? null };
  });
  const hashes: ContentHashes = Object.fromEntries(all.map(({ section, contentHash }) => [section, contentHash]));
  return all.map(({ section, state, contentHash }) => ({
    ...{ ...key, section, revision: state.revision, contentHash, origin: state.origin, notes: state.notes },
    startedAt: state.startedAt ? new Date(state.startedAt) : null,
    completedAt: state.completedAt ? new Date(state.completedAt) : null,
    fingerprint: fingerprintHere(section, state, { words, hashes }),
    withdrawn: [],
  }));
}
