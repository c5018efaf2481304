import type { Member } from "../../../../platform/http/actor.ts";
import { PageRefused } from "../../../../platform/research/page-reader.ts";
import { decodedText } from "../../../../platform/research/reading/content/decoded-text.ts";
import { kindOfFile } from "../../../../platform/research/reading/content/kind-of-file.ts";
import type { BroughtFile } from "../../../evidence/exports/research-library.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { fileRefusal, readWords } from "../../evidence/adding/read-words.ts";

const plainText = /\.(?:txt|text|md|markdown)$/iu;

/** The words of a file with a transcript. Lines of plain text stay lines: each may be another one who speaks. Throws as `readWords` does. */
export async function transcriptOfFile(
  dependencies: Pick<ReportDependencies, "library">,
  actor: Member,
  file: BroughtFile,
): Promise<string> {
  if (!plainText.test(file.name)) return (await readWords(dependencies, actor, file)).text;
  try {
    kindOfFile(file.content, file.name);
    return decodedText(file.content, file.mediaType);
  } catch (error) {
    if (error instanceof PageRefused) throw fileRefusal(error.message);
    throw error;
  }
}
