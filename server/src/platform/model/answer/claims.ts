import { type Finding, refuse } from "./findings.ts";
import { textsOf } from "./text-findings.ts";

// Of what a product or a person shows ("the data shows which lift stands still") nobody makes a source: hence the words that may not stand before.
const english = [
  /(?<!\b(?:the|our|your|their|its|his|her|this|that|these|those|each|every|whose) )\b(?:studies|research|surveys|polls|statistics|evidence) (?:(?:has|have|clearly|consistently|often|also) ){0,2}(?:show|suggest|find|found|indicat|prov|confirm|demonstrat|reveal)\p{L}*/giu,
  /\b(?:a|an|one|another|recent|several|many|numerous|multiple|various) (?:[\p{L}-]+ ){0,2}(?:stud(?:y|ies)|polls?|surveys?|analys[ei]s) (?:(?:has|have|by \p{L}+) ){0,2}(?:show|suggest|found|indicat|prove|confirm|demonstrat|reveal)\p{L}*/giu,
  /(?<!\b(?:the|our|your|their|its|this|that|these|those) )\b(?:(?:industry|market|recent|available) (?:data|figures|reports)|data|figures|reports) (?:show|suggest|indicate|prove|confirm)s? that\b/giu,
  /(?<!(?:\b(?:the|our|your|their|its|these|those)|['’]s) )\b(?:experts|analysts|researchers|scientists|economists) (?:(?:widely|generally|largely|often|also) )?(?:say|agree|believe|expect|estimate|predict|argue|warn|suggest|claim)\b/giu,
  /\baccording to (?:(?:a|an|one|many|most|some|several|various|(?:the )?(?:latest|recent|newest|new)|industry|independent|market) ){0,2}(?:\p{L}+ )?(?:stud(?:y|ies)|research(?:ers)?|surveys?|polls?|experts|analysts|statistics|estimates)\b/giu,
  /\bit (?:is|has been) (?:well[- ]known|widely (?:known|accepted|agreed)|commonly known|(?:scientifically )?proven) that\b|\b(?:scientifically|clinically|statistically) proven\b/giu,
];
const german = [
  /(?<!\b(?:unsere|eure|ihre|diese|jene|die) )\b(?:Studien|Untersuchungen|Umfragen|Erhebungen|Statistiken) (?:zeigen|belegen|beweisen|ergeben|ergaben|bestätigen|besagen|legen nahe|deuten|haben (?:gezeigt|ergeben))/giu,
  /\bein(?:e[nr]?)? (?:(?:aktuelle|neue|jüngste|große|unabhängige)[nr]? )?(?:Studie|Umfrage|Untersuchung|Erhebung) (?:zeigt|belegt|beweist|ergab|ergibt|bestätigt|hat (?:gezeigt|ergeben))|\bdie (?:Forschung|Wissenschaft) (?:zeigt|belegt|bestätigt)\b/giu,
  /(?<!\b(?:unsere|eure|ihre|diese|die) )\b(?:Experten|Expertinnen|Fachleute|Analysten|Forscher|Forschende) (?:sagen|meinen|glauben|erwarten|schätzen|warnen|rechnen|gehen davon aus|sind sich einig)/giu,
  /\blaut (?:(?:einer|einem|mehreren|vielen|aktuellen|neuen|jüngsten|aktueller|neuer) ){0,2}(?:Studien?|Umfragen?|Untersuchung(?:en)?|Experten|Fachleuten|Analysten|Statistik(?:en)?|Forschung)\b/giu,
  /\b(?:wissenschaftlich|klinisch|statistisch) (?:belegt|bewiesen|erwiesen)\b|\bes ist (?:allgemein bekannt|erwiesen|bewiesen), dass\b/giu,
];
const spanish = [
  /(?<!\b(?:nuestros|nuestras|sus|estos|estas) )\b(?:estudios|encuestas|investigaciones|estadísticas) (?:recientes )?(?:muestran|demuestran|indican|sugieren|revelan|confirman|señalan|prueban)/giu,
  /\b(?:un estudio|una encuesta|una investigación|la investigación) (?:reciente )?(?:muestra|demuestra|indica|sugiere|revela|confirma|señala)/giu,
  /(?<!\b(?:nuestros|nuestras|sus|estos|estas) )\b(?:expertos|analistas|especialistas) (?:coinciden|afirman|dicen|opinan|estiman|esperan|prevén|creen|advierten)/giu,
  /\bsegún (?:(?:un|una|los|las|varios|varias|diversos|algunos) )?(?:[\p{L}]+ )?(?:estudios?|encuestas?|investigaci(?:ón|ones)|expertos|analistas|estadísticas)/giu,
  /\bestá (?:científicamente )?(?:demostrado|comprobado|probado) que|\bes bien sabido que/giu,
];
const french = [
  /(?<!\b(?:nos|vos|leurs|ces|ses) )(?:études|enquêtes|recherches|sondages) (?:récentes |récents )?(?:montrent|démontrent|indiquent|suggèrent|prouvent|révèlent|confirment)/giu,
  /\b(?:experts|analystes|spécialistes) (?:s['’]accordent|estiment|prévoient|pensent|affirment)|\bselon (?:(?:une|des|les|plusieurs) )?(?:\p{L}+ )?(?:études?|enquêtes?|sondages?|experts|analystes)/giu,
];
const japanese = [
  /(?:調査|研究|統計|論文)(?:結果)?に(?:よると|よれば|よって)|(?:専門家|アナリスト|有識者)によ(?:ると|れば)/gu,
  /(?:調査|研究)(?:結果)?(?:では|は|が|から|で)[^。]{0,24}(?:示して|示され|明らかに|わかって|分かって|証明)|(?:専門家|アナリスト|有識者)(?:たち)?は[^。]{0,40}(?:指摘|予測|述べ|見て|考えて|一致して)|科学的に証明/gu,
];
const leaning = [...english, ...german, ...spanish, ...french, ...japanese];

/** The words of a text that lean on a study, a survey or an expert without saying which. English, German, Spanish, French and Japanese. */
export const claimsIn = (text: string): string[] => leaning.flatMap((pattern) => text.match(pattern) ?? []);

/** A refusal for every claim of an answer that leans on a source nobody gave. What stands in `given`, the input of the task, is the people's own. */
export function claimFindings(output: unknown, given: unknown): Finding[] {
  const claims = textsOf(output).flatMap(({ place, text }) => claimsIn(text).map((words) => ({ place, words })));
  if (claims.length === 0) return [];
  const known = textsOf(given).map(({ text }) => text.toLowerCase());
  return claims
    .filter(({ words }) => !known.some((text) => text.includes(words.toLowerCase())))
    .map(({ place, words }) =>
      refuse("claims-a-finding", place, {
        problem: `${place} leans on a source that nobody gave ("${words}"). Say it as an assumption, and how it could be found out.`,
        words,
      }),
    );
}
