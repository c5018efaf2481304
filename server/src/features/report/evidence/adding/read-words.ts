import { Failure } from "../../../../platform/failure.ts";
import type { Member } from "../../../../platform/http/actor.ts";
import type { BroughtFile, KeptPage } from "../../../evidence/exports/research-library.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { refused } from "../../editing/accept/refused.ts";

/** Milliseconds for which a person waits until a file is read; one is read after the other. */
const patience = 60_000;

/** The words of a file that a person brings. Throws `conflict` for a rejected one, `invalid` for one without words, `unavailable` while others are read. */
export async function readWords(
  { library }: Pick<ReportDependencies, "library">,
  actor: Member,
  file: BroughtFile,
): Promise<KeptPage> {
  const signal = AbortSignal.timeout(patience);
  const reading = await library.readFile(actor, file, signal).catch((error: unknown) => {
    if (!signal.aborted) throw error;
    throw new Failure("unavailable", "Other files are being read right now. Try again in a moment.", {
      retryAfter: 10,
    });
  });
  if (reading.state === "read") return reading.page;
  if (reading.reason === "rejected")
    throw new Failure("conflict", "Your company has rejected this file. Accept it again to add it.");
  throw fileRefusal(reading.sentence);
}

/** A reason as the reader of files says it, such as "is empty" or "there is no text in it", as a refusal of the file. */
export const fileRefusal = (reason: string) =>
  refused(
    "file",
    /^(?:is|takes|asks)\b/.test(reason)
      ? `This file ${reason}.`
      : reason.startsWith("larger")
        ? `This file is ${reason}.`
        : `This file cannot be used: ${reason}.`,
  );
