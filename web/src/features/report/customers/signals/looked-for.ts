import type { RealWorldSignal } from "@seedbed/contract/report/customers/schemas";
import type { Research } from "../../research/research-query.ts";
import { counted } from "../../research/research-words.ts";

/** Whether research found it, in pages and files that were read. */
export const isLookedUp = ({ evidence }: RealWorldSignal): boolean =>
  evidence?.sources.some(({ classification }) => classification !== "person") ?? false;

/** How much was looked for on each side, and how much was found; null where nothing was looked for. */
export function lookedFor({ plan, progress }: Research, signals: readonly RealWorldSignal[]): string | null {
  const asked = plan?.questions.filter(({ topic, isIncluded }) => topic === "signals" && isIncluded) ?? [];
  if (progress === null || asked.length === 0) return null;
  const searches = (wanted: "for" | "against") =>
    asked.filter(({ side }) => side === wanted).reduce((sum, { queries }) => sum + queries.length, 0);
  const found = signals.filter(isLookedUp);
  const count = (wanted: RealWorldSignal["stance"]) => found.filter(({ stance }) => stance === wanted).length;
  const [inFavour, against] = [searches("for"), searches("against")];
  const either = asked.reduce((sum, { queries }) => sum + queries.length, 0) - inFavour - against;
  const looked = [
    `${counted(inFavour, "search", "searches")} for what speaks for it`,
    `${against} for what speaks against it`,
    ...(either > 0 ? [`${either} for either`] : []),
  ];
  return `Looked up: ${looked.join(", ")}. Found for this profile: ${count("In Favour")} in favour, ${count("Against")} against, ${count("Neutral")} neutral.`;
}
