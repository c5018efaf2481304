import { plainWords } from "../../../../src/features/conversations/spoken/plain-words.ts";
import {
  agreeing,
  condition,
  denying,
  limiting,
  opening,
  refusing,
  taking,
  unknowing,
  weakly,
} from "./telling-patterns.ts";

/** Whether an answer takes what is offered, or what is asked to be admitted; refuses it; or leaves it open. */
export type StanceSaid = "agrees" | "refuses" | "open";

/**
 * What an answer says, read by its words in English and German; undefined where they say nothing of it. The words are the rule's own, not those of the
 * check of replies: what that check overlooks is to be seen here.
 *
 * What somebody would do ("would take it", "zahle ich nicht") counts before what they think of it; of several such clauses the last one counts. A
 * condition makes a promise open. Only without them counts a "no" or "yes" that opens the answer, and praise or blame.
 */
export function stanceSaid(text: string): StanceSaid | undefined {
  const clauses = clausesOf(text);
  const deeds = clauses.flatMap((clause) => deedOf(clause) ?? []);
  const last = deeds.at(-1);
  if (last) return last;
  const thoughts = clauses.flatMap((clause) => thoughtOf(clause) ?? []);
  if (thoughts.includes("refuses")) return "refuses";
  if (thoughts.includes("agrees")) return thoughts.includes("open") ? "open" : "agrees";
  return thoughts[0];
}

/** What an answer says: its words, and where they say nothing, what the model says that this person would do. */
export function stanceOf({ text, verdict }: { text: string; verdict: string | null }): StanceSaid {
  const said = stanceSaid(text);
  if (said !== undefined) return said;
  if (verdict === "wouldBuy" || verdict === "wouldTry") return "agrees";
  return verdict === "wouldNotPay" || verdict === "wouldNotAgree" ? "refuses" : "open";
}

const turns =
  /[.!?;:,…]+(?=\s|$)|\s[–—-]\s|\s(?=(?:but|though|yet|still|so|aber|doch|trotzdem|weil|since|and|und)\s)/giu;

/** Clauses as words in small letters, short forms written out. A question asks, and says nothing. */
function clausesOf(text: string): string[] {
  const sentences = text
    .split(/(?<=[.!?…])\s+/u)
    .filter((sentence) => !/\?\s*$/u.test(sentence) || opening.asks.test(sentence));
  return sentences
    .flatMap((sentence) => sentence.split(turns))
    .map((clause) => ` ${plainWords(clause).join(" ")} `)
    .filter((clause) => clause.trim() !== "");
}

function deedOf(clause: string): StanceSaid | undefined {
  if (refusing.deed.test(clause)) return "refuses";
  if (unknowing.test(clause) || limiting.test(clause) || !taking.test(clause)) return undefined;
  return condition.test(clause) ? "open" : "agrees";
}

function thoughtOf(clause: string): StanceSaid | undefined {
  if (weakly.refuses.test(clause)) return "refuses";
  if (unknowing.test(clause)) return "open";
  return agreeing.test(clause) && !denying.test(clause) ? "agrees" : undefined;
}
