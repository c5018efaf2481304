import type { Judged } from "./judge-recorded.ts";
import type { RecordedAnswer } from "./recording.ts";

/** What became of a recorded answer, for a person who compares it with what became of it before. */
export function outcomeLine({ asked, mistakes }: RecordedAnswer, judged: Judged): string {
  const { outcome, mends, refused, kept, measures } = judged;
  const counted = Object.entries(mends)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([rule, count]) => (count === 1 ? rule : `${rule} ${count}`));
  const found = measures
    ? [
        ...measures.figures.map((words) => `figure ${words}`),
        ...measures.names.map((words) => `name ${words}`),
        ...measures.claims.map((words) => `claim ${words}`),
        ...(measures.language === "other" ? ["another language"] : []),
      ]
    : [];
  return [
    `${asked} (${mistakes.join(" + ") || "none"}): ${outcome}`,
    ...(counted.length > 0 ? [`mended ${counted.join(", ")}`] : []),
    ...(refused.length > 0 ? [`refused ${refused.join(", ")}`] : []),
    ...(kept === undefined ? ["nothing kept"] : []),
    ...(found.length > 0 ? [`holds ${found.join(", ")}`] : []),
  ].join(" | ");
}
