import type { Talk } from "./checking/talk.ts";
import type { PersonaReplyOutput } from "./output.ts";
import type { PersonaReplyInput, Verdict } from "./persona-input.ts";

type Given = PersonaReplyOutput["verdict"];

/** A verdict as far as the stance and what was said before allow it. */
export function settledVerdict(given: Given, { role }: PersonaReplyInput, { heldVerdict }: Talk): Given {
  if (given !== "wouldBuy" && given !== "wouldTry") return given;
  if (heldVerdict !== null) return heldVerdict;
  return refusals[role ?? "unknown"]?.[given] ?? given;
}

/** What becomes of a promise, by the part somebody has in the purchase. */
const refusals: Readonly<Record<string, Partial<Record<Given, Verdict>>>> = {
  likelyNonBuyer: { wouldBuy: "wouldNotPay", wouldTry: "wouldNotPay" },
  mustAgree: { wouldBuy: "wouldNotAgree", wouldTry: "cannotSay" },
  usesOnly: { wouldBuy: "cannotSay" },
};
