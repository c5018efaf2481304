import type { AddedSource } from "@seedbed/contract/report/evidence/schemas";
import { Failure } from "../../../../platform/failure.ts";
import type { Member } from "../../../../platform/http/actor.ts";
import type { BroughtFile } from "../../../evidence/exports/research-library.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { refused } from "../../editing/accept/refused.ts";
import { copyAsSource, type ReadSource } from "./as-source.ts";

/** Milliseconds for which a person waits until a file is read; one is read after the other. */
const patience = 60_000;

/** The file that a person brings as a source. Throws `conflict` for a rejected one, `invalid` for one without words, `unavailable` while others are read. */
export async function readBrought(
  { library, clock }: Pick<ReportDependencies, "library" | "clock">,
  actor: Member,
  { added, file }: { added: AddedSource; file: BroughtFile },
): Promise<ReadSource> {
  const signal = AbortSignal.timeout(patience);
  const reading = await library.readFile(actor, file, signal).catch((error: unknown) => {
    if (!signal.aborted) throw error;
    throw new Failure("unavailable", "Other files are being read right now. Try again in a moment.", {
      retryAfter: 10,
    });
  });
  if (reading.state === "refused") {
    if (reading.reason === "rejected")
      throw new Failure("conflict", "Your company has rejected this file. Accept it again to add it.");
    throw refused("file", fileRefusal(reading.sentence));
  }
  const { page } = reading;
  return { ...copyAsSource(page, { added, isNew: true, now: clock() }), keeps: { kind: "row", row: page } };
}

/** A reason as the reader of files says it, as a sentence: "is empty", "there is no text in it". */
const fileRefusal = (reason: string) =>
  /^(?:is|takes|asks)\b/.test(reason)
    ? `This file ${reason}.`
    : reason.startsWith("larger")
      ? `This file is ${reason}.`
      : `This file cannot be used: ${reason}.`;
