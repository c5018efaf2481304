import { call } from "../../../transport/call.ts";
import { type KeptEntry, keptEntry } from "../../../transport/kept/kept-entry.ts";
import { isText } from "../../../transport/kept/use-kept-text.ts";

/** The report that this tab has a conversation about. */
export const talkedAbout = (): KeptEntry<string> => keptEntry("ai-editing", "concept", isText);

/** Milliseconds that nobody waits longer for. */
const patience = 2_000;

/** Has the server clear the conversation about a report. What fails is only warned about: it can be cleared by hand. */
export async function clearAtServer(conceptUuid: string): Promise<void> {
  try {
    const signal = AbortSignal.timeout(patience);
    await call("DELETE v2/concept/{id}/ai-editing", { params: { id: conceptUuid }, signal });
  } catch (error) {
    console.warn("A conversation could not be cleared.", error);
  }
}
