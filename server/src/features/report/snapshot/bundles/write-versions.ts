import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { Transaction } from "../../../../platform/database/database.ts";
import { canonicalJson } from "../../../../platform/json/canonical-json.ts";
import { featureVersionsOf } from "../../../concepts/exports/feature-versions-of.ts";
import { deriveReportState } from "../../section-states.ts";
import { type BundledState, type BundledVersion, mostBytesOfVersions, mostVersions } from "./bundle-format.ts";
import { type HeldSection, type KeptVersion, readVersionsBefore } from "./version-rows.ts";

/** The versions of a concept as a bundle tells them, the oldest first; of more than a bundle takes, the newest. */
export async function versionsOf(transaction: Transaction, conceptId: string): Promise<BundledVersion[]> {
  const newestFirst: BundledVersion[] = [];
  let bytes = 0;
  let before: number | undefined;
  for (;;) {
    const kept = await readVersionsBefore(transaction, { conceptId, number: before });
    for (const each of kept) {
      const version = bundled(each);
      bytes += Buffer.byteLength(canonicalJson(version)) + 1;
      if (bytes > mostBytesOfVersions || newestFirst.length === mostVersions) return newestFirst.toReversed();
      newestFirst.push(version);
      before = version.number;
    }
    if (kept.length === 0) return newestFirst.toReversed();
  }
}

function bundled({ row, firstName, lastName, sections }: KeptVersion): BundledVersion {
  const { number, fromNumber, why, comment, summary, summaryOrigin, affectedSections, words, createdAt } = row;
  const { reportStatusBySection: states } = deriveReportState(
    words,
    sections.map((section) => ({ ...section, status: "complete", error: null })),
  );
  const told = (held: HeldSection): [ReportSection, BundledState] => [
    held.section,
    {
      isOutdated: states[held.section].status === "outdated",
      origin: held.origin,
      notes: held.notes,
      startedAt: held.startedAt?.toISOString() ?? null,
      completedAt: held.completedAt?.toISOString() ?? null,
      revision: held.revision,
    },
  ];
  return {
    ...{ number, fromNumber, why, comment, summary, summaryOrigin, affectedSections, words },
    by: nameOf({ firstName, lastName }, row),
    at: createdAt.toISOString(),
    forms: featureVersionsOf(row.forms),
    sections: Object.fromEntries(sections.map(told)),
  };
}

/** Who made something, by name: of this installation, or as a bundle told it. */
export const nameOf = (
  { firstName, lastName }: { firstName: string | null; lastName: string | null },
  { toldBy }: { toldBy: string | null },
): string | null => (firstName === null ? toldBy : `${firstName} ${lastName ?? ""}`.trim());
