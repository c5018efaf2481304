import { differenceOf } from "../../../../design/text/text-difference.ts";

interface ComparedValuesProps {
  before: string | number | null;
  after: string | number | null;
  difference: number | null;
}

const numbers = new Intl.NumberFormat("en-US", { maximumFractionDigits: 6 });
const signed = new Intl.NumberFormat("en-US", { maximumFractionDigits: 6, signDisplay: "exceptZero" });

/** Two values of a field: numbers with their difference, texts with the words struck that are gone and underlined that came. */
export function ComparedValues({ before, after, difference }: ComparedValuesProps) {
  if (typeof before === "number" || typeof after === "number")
    return (
      <>
        {before !== null && <del>{inWords(before)}</del>} {after !== null && <ins>{inWords(after)}</ins>}
        {difference !== null && <span>{` (${signed.format(difference)})`}</span>}
      </>
    );
  return differenceOf(before ?? "", after ?? "").line.map(({ text, of }, at) => {
    const key = `${at} ${of}`;
    if (of === "one") return <del key={key}>{text}</del>;
    return of === "other" ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
  });
}

const inWords = (value: string | number) => (typeof value === "number" ? numbers.format(value) : value);
