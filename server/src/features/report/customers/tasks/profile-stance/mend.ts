import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import { firstSentences } from "../../../../../platform/model/answer/fitting/shortened.ts";
import { lines, longestLine, type ProfileStanceOutput } from "./output.ts";
import type { ProfileStanceInput } from "./prompt.ts";
import { saidWhere } from "./said-where.ts";

/** A line ends with the last sentence that has room. Words that nobody said carry no line: it is an assumption then. So is an amount that the words do not name. */
export function mendProfileStance(
  given: ProfileStanceOutput,
  input: ProfileStanceInput,
  mended: NoteMend,
): ProfileStanceOutput {
  const output = { ...given };
  for (const line of lines) {
    const shorter = output[line].length > longestLine ? firstSentences(output[line], longestLine) : undefined;
    if (shorter !== undefined) {
      output[line] = shorter;
      mended("shortened-text", line);
    }
    const field = `${line}Words` as const;
    if (output[field].trim() === "" || (output[line].trim() !== "" && saidWhere(output[field], input))) continue;
    output[field] = "";
    mended("nobodys-words", field);
  }
  if (output.priceAmount === null && output.pricePer !== "") {
    output.pricePer = "";
    mended("price-for-nothing", "pricePer");
  }
  if (output.priceAmount !== null && output.priceLimitWords !== "" && !namesAmount(output)) {
    output.priceLimitWords = "";
    mended("another-amount", "priceLimitWords");
  }
  return output;
}

/** Whether the words name the amount, however its thousands are set apart. */
const namesAmount = ({ priceAmount, priceLimitWords }: ProfileStanceOutput) =>
  (priceLimitWords.match(/\d[\d.,'’\s]*\d|\d/gu) ?? []).some((figure) => readings(figure).includes(priceAmount ?? -1));

/** "1,200.50", "1.200,50" and "1 200" as the numbers they may be. */
const readings = (figure: string) => [
  Number(figure.replace(/[,'’\s]/gu, "")),
  Number(figure.replace(/[.'’\s]/gu, "").replace(",", ".")),
];
