/*
 * An open question in place of one that leads: about what was done and happens today, in the words of the question where they can be
 * taken over as they stand.
 */

type Rewording = [words: RegExp, better: (thing: string) => string];

const cameUp = (thing: string) => `Tell me about the last time ${thing} came up.`;
const gingUm = (thing: string) => `Erzählen Sie mir vom letzten Mal, als es um ${thing} ging.`;
const lookedFor = (thing: string) =>
  `When did you last look for ${thing.replace(/^(?:the|such an?) /iu, "a ")}, and what came of it?`;
const gesucht = (thing: string) => `Wann haben Sie zuletzt nach so etwas gesucht (${thing}), und was wurde daraus?`;

/** Where a pattern has a group, its words are what the better question is about. */
const rewordings: Record<"en" | "de", readonly Rewording[]> = {
  en: [
    [
      /\b(?:get(?:ting)? rid of|do(?:ing)? without|not hav(?:e|ing) to deal with|stop worrying about) ([^,.?!]+)/iu,
      (thing) => `How do you deal with ${thing} today?`,
    ],
    [
      /\b(?:pay|spend)\b[^?]*? (?:for|on) (?!it\b|this\b|that\b|less\b|\d)([^,.?!]+)/iu,
      (thing) => `What do you pay for ${thing} today, and who decides it?`,
    ],
    [/\b(?:pay|spend|afford)\b/iu, () => "What does this cost you today, and who decides it?"],
    [
      /\bwould you (?:like|love|want|prefer) to (?!switch|change|be |have |buy|try|use)([^,.?!]+)/iu,
      (thing) => `How do you ${thing} today?`,
    ],
    [/\b(?:switch|change)\b[^?]*? (?:from|to) ((?:an?|another|the) [^,.?!]+)/iu, cameUp],
    [
      /\b(?:use|try|buy|order|book|rent|consider|join|need|have|want|like|love) ((?:an?|the|some|another|such an?) [^,.?!]+)/iu,
      lookedFor,
    ],
    [
      /\b(?:agree|think|find|feel|say|believe)(?: that)? ((?!it\b|this\b|that\b|you\b|we\b|they\b)[^,.?!]+?) (?:is|are|was|were|would|will|can|should|costs?|takes?)\b/iu,
      cameUp,
    ],
  ],
  de: [
    [
      /(?<!\p{L})((?:die|das|den|diese|dieses|diesen|ihre|ihren|eine|einen) [^,.?!]+?) (?:endlich )?(?:loszuwerden|loswerden|los wären|los)(?!\p{L})/iu,
      gingUm,
    ],
    [
      /(?:^|\P{L})(?:be)?(?:zu )?(?:zahlen|ausgeben)(?!\p{L})/iu,
      () => "Was kostet Sie das heute, und wer entscheidet darüber?",
    ],
    [
      /\bdass ((?:die|das) [^,.?!]+?) (?:(?:zu|sehr|viel|oft|immer) )?\p{L}+(?: sind| ist| kosten| kostet)?\?/iu,
      gingUm,
    ],
    [
      /(?<!\p{L})((?:eine|einen|ein|die|das|den) [^,.?!]+?) (?:nutzen|benutzen|kaufen|ausprobieren|probieren|bestellen|mieten|verwenden|testen|nehmen)(?!\p{L})/iu,
      gesucht,
    ],
  ],
};

const generic = {
  en: "Tell me about the last time you had to do with this: what happened, and what did you do?",
  de: "Erzählen Sie mir vom letzten Mal, als Sie damit zu tun hatten: Was ist passiert, und was haben Sie getan?",
};

/** An open question about the same matter; a good one about the last time where its words cannot be taken over. */
export function openQuestion(question: string, language: "en" | "de"): string {
  for (const [words, better] of rewordings[language]) {
    const found = words.exec(question);
    const thing = inOneBreath(found?.[1] ?? "");
    if (found && (found.length === 1 || thing !== "")) return better(thing);
  }
  return generic[language];
}

/** The thing itself, without what is said of the offer behind it; nothing where it is too long to be asked for. */
function inOneBreath(words: string): string {
  const thing = words
    .replace(/\b(?:if|when|because|so that|which|that|wenn|weil|damit)\b.*$/iu, "")
    .replace(/\b(?:(?:for|für) (?:only |just |nur )?)?[$€£]?[\d.,]+\s?(?:%|percent|prozent|dollars?|euros?|€).*$/iu, "")
    .trim();
  return thing.split(/\s+/u).length > 12 ? "" : thing;
}
