import { type PlacedText, textsOf } from "../../../src/platform/model/answer/text-findings.ts";

/** Words that lean on somebody who is not there: a study, an expert, a survey. */
const leaning = [
  /\b(?:studies|research|surveys?|reports?|statistics|data) (?:show|shows|suggest|suggests|indicate|indicates|prove|proves|confirm|confirms)\b/giu,
  /\b(?:experts|analysts) (?:say|agree|expect|estimate|predict)\b|\baccording to (?:a|an|the|recent|industry)\b|\bit is (?:proven|well known) that\b/giu,
  /\b(?:Studien|Untersuchungen|Umfragen) (?:zeigen|belegen|beweisen)\b|\b(?:Experten|Fachleute) (?:sagen|erwarten|schätzen)\b|\blaut (?:einer|Studien|Experten)/giu,
  /\b(?:los )?estudios (?:muestran|demuestran)\b|\bsegún (?:un|una|los|expertos)\b|\b(?:des|les) études (?:montrent|prouvent)\b|\bselon (?:une|des|les)\b/giu,
  /(?:調査|研究|統計)によ(?:ると|れば)|専門家は/gu,
];

/** Claims of an answer that lean on a source which stands nowhere in `given`. */
export function unfoundedClaims(output: unknown, given: unknown): PlacedText[] {
  const known = textsOf(given)
    .map(({ text }) => text.toLowerCase())
    .join("\n");
  return textsOf(output).flatMap(({ place, text }) =>
    leaning
      .flatMap((pattern) => text.match(pattern) ?? [])
      .filter((claim) => !known.includes(claim.toLowerCase()))
      .map((claim) => ({ place, text: claim })),
  );
}
