/** How dollars are said in the language of a film. */
export type SayDollars = (number: string, scale: "" | "K" | "M" | "B" | "T") => string;

const amount = /\$(\d[\d,]*(?:\.\d+)?)([KMBT])?(?![\p{L}\d])/gu;

/** A text as it is spoken: figures in words that a voice knows, and nothing that a voice takes for a sign of its own, such as sounds in brackets. */
export function spokenText(text: string, sayDollars: SayDollars): string {
  return text
    .replaceAll(amount, (_, number: string, scale = "") =>
      sayDollars(plainNumber(number, scale !== ""), scale as Parameters<SayDollars>[1]),
    )
    .replaceAll(/[[\]{}<>|\\^~`_*#]/gu, " ")
    .replaceAll(/\p{Extended_Pictographic}/gu, " ")
    .replaceAll("…", ".")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

/** Without what nobody says: of "7.80 thousand" the last zero. Of a price, "4.50", it is said. */
const plainNumber = (number: string, isScaled: boolean) =>
  number.replaceAll(",", "").replace(isScaled ? /\.0+$|(?<=\.\d*[1-9])0+$/ : /\.0+$/, "");
