/** How dollars are said in the language of a film. */
export type SayDollars = (number: string, scale: "" | "K" | "M" | "B" | "T") => string;

const amount = /\$(\d[\d,]*(?:\.\d+)?)([KMBT])?(?![\p{L}\d])/gu;

/** A text as it is spoken: figures in words that a voice knows, and nothing that a voice takes for a sign of its own, such as sounds in brackets. */
export function spokenText(text: string, sayDollars: SayDollars): string {
  return text
    .replaceAll(amount, (_, number: string, scale = "") =>
      sayDollars(number.replaceAll(",", "").replace(/\.0+$/, ""), scale as Parameters<SayDollars>[1]),
    )
    .replaceAll(/[[\]{}<>|\\^~`_*#]/gu, " ")
    .replaceAll(/\p{Extended_Pictographic}/gu, " ")
    .replaceAll("…", ".")
    .replaceAll(/\s+/gu, " ")
    .trim();
}
