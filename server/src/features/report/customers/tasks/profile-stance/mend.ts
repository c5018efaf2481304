import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import { lines, type ProfileStanceOutput } from "./output.ts";
import type { ProfileStanceInput } from "./prompt.ts";
import { saidWhere } from "./said-where.ts";

/** Words that nobody said carry no line: it is an assumption then. So is an amount that the words do not name. */
export function mendProfileStance(
  given: ProfileStanceOutput,
  input: ProfileStanceInput,
  mended: NoteMend,
): ProfileStanceOutput {
  const output = { ...given };
  for (const line of lines) {
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
