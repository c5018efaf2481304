import { forgetKept } from "../../../transport/kept/kept-entry.ts";
import { forgetLive } from "./live.ts";
import { clearAtServer, talkedAbout } from "./talked-about.ts";

/** Clears what a person said to the AI in this tab, before they sign out. */
export async function clearTalks(): Promise<void> {
  const conceptUuid = talkedAbout().read();
  forgetKept("ai-editing");
  forgetLive();
  if (conceptUuid !== null) await clearAtServer(conceptUuid);
}
