const beginnings = [
  /^(?:who|whom|whose|what|which)\b/iu,
  /^(?:how (?:many|much|often|long|soon|far|big|large)|why|(?:how|when|where) (?:do|does|did|is|are|was|were|will|would|can|could|should|has|have|must|may))\b/iu,
  /^(?:do|does|did|is|are|was|were|will|would|can|could|should|has|have) (?:you|they|it|there|the|a|an|any|anyone|somebody|your|their|this|that|these|those)\b/iu,
  /^(?:wer|wem|wen|wessen|was|welche[rsnm]?|warum|wieso|weshalb|wann|wie viele?|wie oft|wie lange)\s/iu,
  /^(?:qui|quel(?:le)?s?|quoi|pourquoi|combien|est-ce)\s/iu,
  /^¿/u,
  /^(?:quién(?:es)?|qué|cuál(?:es)?|cuándo|cuánt[oa]s?|por qué)\s/iu,
  /^(?:chi|quale|quali|quanto|quanti|quante|perché)\s/iu,
];
const mark = /[?？؟]["'”’»)]*$/u;
// The question mark of Greek looks like a semicolon.
const greekMark = /\p{Script=Greek}[;\u037e]["'”’»)]*$/u;

/** Whether a text ends with a question mark of any script. */
export const endsAsQuestion = (text: string): boolean => mark.test(text.trim()) || greekMark.test(text.trim());

/** Whether a text begins as only questions do. */
export const beginsAsQuestion = (text: string): boolean => beginnings.some((beginning) => beginning.test(text));

/** How many question marks end something in a text. */
export const countQuestions = (text: string): number =>
  (text.match(/(?:[?？؟]|(?<=\p{Script=Greek})[;\u037e])["'”’»)]*(?=\s|$)/gu) ?? []).length;
