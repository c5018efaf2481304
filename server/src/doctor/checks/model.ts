import type { Config } from "../../config.ts";
import { type Answer, note, ok } from "../finding.ts";

/** What writes. It is not tried: that costs money. */
export function checkModel({ model }: Config["ai"]): Answer[] {
  if (!model) return [ok("AI_MODEL is not set: the offline drafter writes.")];
  return [note(`${model.provider}/${model.id} is set, and not tried yet.`)];
}

/** What searches the web. */
export function checkResearch({ provider }: Config["research"]): Answer[] {
  if (provider === "none") return [ok("RESEARCH is not set: nothing is searched on the web.")];
  return [note(`${provider} is set, and not tried yet.`)];
}
