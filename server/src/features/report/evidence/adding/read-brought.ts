import type { AddedSource } from "@seedbed/contract/report/evidence/schemas";
import type { Member } from "../../../../platform/http/actor.ts";
import type { BroughtFile } from "../../../evidence/exports/research-library.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { copyAsSource, type ReadSource } from "./as-source.ts";
import { readWords } from "./read-words.ts";

/** The file that a person brings as a source. Throws `conflict` for a rejected one, `invalid` for one without words, `unavailable` while others are read. */
export async function readBrought(
  { library, clock }: Pick<ReportDependencies, "library" | "clock">,
  actor: Member,
  { added, file }: { added: AddedSource; file: BroughtFile },
): Promise<ReadSource> {
  const page = await readWords({ library }, actor, file);
  return { ...copyAsSource(page, { added, isNew: true, now: clock() }), keeps: { kind: "row", row: page } };
}
