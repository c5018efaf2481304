import { randomUUID } from "node:crypto";
import type { OpenedInterview } from "@seedbed/contract/report/interviews/schemas";
import { interviewTitleMax, transcriptTextMax, transcriptWordsMax } from "@seedbed/contract/report/interviews/words";
import type { Member } from "../../../../platform/http/actor.ts";
import type { BroughtFile } from "../../../evidence/exports/research-library.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { refused } from "../../editing/accept/refused.ts";
import { storeInterview } from "../interview-store.ts";
import { presentOpened } from "../present-interview.ts";
import { requireProfile } from "../profile-of.ts";
import { type Reading, startReading } from "../reading/start-reading.ts";
import { readTranscript } from "../transcripts/read-transcript.ts";
import { transcriptOfFile } from "../transcripts/transcript-file.ts";

export interface BroughtInterview {
  profile: string;
  brought: { title: string; text: string; alsoReplace: string[] };
  file: BroughtFile | undefined;
}

/**
 * Keeps the transcript of a real interview without what tells who people are, and has it read: what was brought is kept nowhere as it was. Throws
 * `not_found`, and `invalid` for one without words or with too many.
 */
export async function addInterview(
  dependencies: Pick<ReportDependencies, "database" | "clock" | "library" | "workflows"> & Reading,
  actor: Member,
  { profile: profileId, brought, file }: BroughtInterview,
): Promise<OpenedInterview> {
  const { database, clock, library } = dependencies;
  // Nothing is read for what is not there.
  await database.withTenant(actor, (transaction) => requireProfile(transaction, profileId));
  if (file && brought.text !== "") throw refused("text", "Paste a transcript or choose a file, not both.");
  const text = file ? await transcriptOfFile({ library }, actor, file) : brought.text;
  if (text.trim() === "") throw refused("text", "Paste a transcript or choose a file.");
  if (text.length > transcriptTextMax) throw refused(file ? "file" : "text", tooLong);
  const { lines, words, replaced } = readTranscript(text, brought.alsoReplace);
  if (lines.length === 0) throw refused(file ? "file" : "text", "There are no words in it.");
  if (words > transcriptWordsMax) throw refused(file ? "file" : "text", tooLong);
  const { row, view } = await database.withTenant(actor, async (transaction) => {
    const { conceptId } = await requireProfile(transaction, profileId);
    const fileName = file?.name.slice(0, interviewTitleMax) ?? null;
    const row = {
      ...{ id: randomUUID(), accountId: actor.accountId, conceptId, profileId: profileId.toLowerCase() },
      ...{
        title: brought.title || fileName || "Interview",
        fileName,
        transcript: lines,
        words,
        lines: lines.length,
        replaced,
      },
      ...{ readLines: 0, attempt: 0, stopped: null, found: [], addedBy: actor.userId, addedAt: clock() },
    };
    await storeInterview(transaction, row);
    return { row, view: await presentOpened(transaction, row) };
  });
  await startReading(dependencies, row);
  return view;
}

const tooLong = `A transcript has at most ${transcriptWordsMax.toLocaleString("en")} words. Add it in parts.`;
