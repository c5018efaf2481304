import { latinLanguage, withoutAddresses } from "../../language/latin-language.ts";
import { isMashed } from "./is-mashed.ts";

/**
 * What an answer looks like before anybody has read it: a few words that say little, one in another language than English, words that
 * are probably not about the question, or an answer like any other. It is a guess that nothing is refused for.
 */
export const answerKinds = [
  "fits",
  "short",
  "other-language",
  "unreadable",
  "pasted",
  "asks-back",
  "personal",
  "unknown",
] as const;
export type AnswerKind = (typeof answerKinds)[number];

const aside: ReadonlySet<AnswerKind> = new Set(["unreadable", "pasted", "asks-back", "personal", "unknown"]);

/** Whether an answer is probably not about the question. */
export const isAside = (kind: AnswerKind): boolean => aside.has(kind);

const letter = /\p{L}/u;
const figure = /\p{N}/u;
const word = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;
/** Languages that put no space between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
/** As many signs of such a language say no more than a word. */
const shortInSigns = 6;

const fromProgram = [
  /\b(?:[A-Z]\w*)?(?:Error|Exception)\b\s*[:(]/u,
  /\bTraceback \(most recent call last\)/u,
  /^\s*at \S+ \(?\S+:\d+(?::\d+)?\)?/mu,
  /\b(?:ECONN\w+|ENOENT|SIGSEGV|NullPointerException|segmentation fault|stack ?trace)\b/iu,
  /\b(?:HTTP(?:\/\d(?:\.\d)?)?|status(?: code)?|error code)[ :]+[45]\d\d\b/iu,
  /\b(?:undefined|null) is not an? (?:function|object)\b/iu,
];

const unknown =
  /^(?:test(?:ing)?|todo|tbd|n\/?a|idk|dunno|none|nothing|no|yes|ok(?:ay)?|hi|hello|hey|(?:i )?(?:do not|don['’]?t) know(?: yet)?|no (?:idea|clue)|not sure(?: yet)?|whatever|anything|wei(?:ß|ss) (?:ich )?(?:noch )?nicht|keine ahnung|nichts|hallo|egal|no (?:lo )?s[eé]|ni idea|nada|hola|わからない|分からない|知りません|未定|なし|je ne sais pas|aucune idée|rien|bonjour)$/iu;

const asksBack = [
  /^(?:can|could|will|would|do|are|did) you\b/iu,
  /^(?:who|what) are you\b/iu,
  /^(?:what|how|which|why|where) (?:should|must|do|can|could|am|shall) i\b/iu,
  /^what (?:does|do) (?:this|that|it|you) (?:mean|want)\b/iu,
  /^(?:please )?(?:help(?: me)?(?: please)?|explain(?: (?:this|it|the question))?(?: to me)?|tell me what to \w+|(?:write|do) (?:this|it) for me)$/iu,
  /^(?:kannst du|können sie|könn(?:test|ten) (?:du|sie)|wer bist du|was (?:soll|muss|kann) ich|wie (?:soll|muss|kann|geht)|hilfe$|hilf mir|bitte hilf)(?!\p{L})/iu,
  /^¿?(?:puedes|puede usted|podrías|qué (?:debo|tengo que|puedo)|cómo (?:debo|puedo|funciona)|quién eres|ayuda$|ayúdame)(?!\p{L})/iu,
  /^(?:助けて|教えて|あなたは誰)|(?:どうすれば|何を書けば).{0,20}[か？?]$/u,
];

const personal = [
  /\b(?:i|we)(?:['’]d like| want| need| deserve| would like)\b.{0,30}\b(?:raise|pay rise|promotion|salary|holidays?|vacation|day off|bonus|new job|lunch|coffee|to go home)\b/iu,
  /^i(?:['’]m| am) (?:so |really |very )?(?:bored|tired|hungry|hangry|sick|annoyed|fed up)\b/iu,
  /\b(?:my (?:boss|manager|colleague) (?:is|sucks|never)|i hate (?:my|this))\b/iu,
  /^(?:ich (?:will|möchte|brauche|hätte gern)|wir (?:wollen|brauchen)).{0,30}(?:gehaltserhöhung|mehr gehalt|urlaub|feierabend|beförderung|bonus|mittagessen|kaffee)(?!\p{L})/iu,
  /^(?:ich bin (?:so )?(?:müde|hungrig|gelangweilt|krank)|mir ist langweilig)(?!\p{L})/iu,
  /^(?:quiero|necesito|me gustaría).{0,30}(?:aumento|vacaciones|ascenso|más sueldo|irme a casa)(?!\p{L})/iu,
  /給料を上げて|昇給してほしい|休みたい|帰りたい/u,
];

/** Whoever goes on after the first sentence is telling something. */
const severalSentences = /[.!?。！？]\s*\p{L}/u;

/** What one answer to a question looks like. */
export function readAnswer(text: string): AnswerKind {
  const said = text.normalize("NFKC").trim();
  const plain = said.replace(/[\s.!?¡¿…。！？]+$/u, "").trim();
  if (said === "") return "fits";
  if (fromProgram.some((pattern) => pattern.test(said))) return "pasted";
  if (!letter.test(withoutAddresses(said))) return letter.test(said) || figure.test(said) ? "short" : "unreadable";
  if (unknown.test(plain)) return "unknown";
  if (isMashed(said)) return "unreadable";
  if (!severalSentences.test(plain)) {
    if (asksBack.some((pattern) => pattern.test(plain))) return "asks-back";
    if (personal.some((pattern) => pattern.test(plain))) return "personal";
  }
  if (isShort(said)) return "short";
  return isInOtherLanguage(said) ? "other-language" : "fits";
}

function isShort(said: string): boolean {
  const signs = said.match(unspaced)?.length ?? 0;
  if (signs > 0) return signs <= shortInSigns && (said.replace(unspaced, "").match(word)?.length ?? 0) <= 1;
  return (said.match(word)?.length ?? 0) <= 1;
}

function isInOtherLanguage(said: string): boolean {
  const letters = said.match(/\p{L}/gu)?.length ?? 0;
  const latin = said.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < letters / 2) return true;
  return (latinLanguage(said) ?? "en") !== "en";
}
