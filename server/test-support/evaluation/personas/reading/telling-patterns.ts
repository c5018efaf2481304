/* Patterns over words in small letters, a space on both sides of each: "would not", "can not", "i would". */

const any = (...parts: string[]) => new RegExp(`(?: )(?:${parts.join("|")})(?= )`, "u");
const upTo = (count: number) => `(?: [^ ]+){0,${count}}`;

const verbs =
  "take|buy|pay|order|sign|use|accept|try|subscribe|have|go for|go to|go up to|go along|go above|go over|go beyond|do it|do that|doing that|spend|stretch|give it a|join|touch|switch|rent|borrow|lease";
const germanVerbs =
  "nehmen|kaufen|zahlen|bezahlen|bestellen|unterschreiben|ausprobieren|probieren|versuchen|ausgeben|mitmachen|abschließen|wechseln|zusagen|leihen|mieten|anrühren|mitgehen|gehen";
const germanFirst =
  "nehme|kaufe|zahle|bezahle|bestelle|unterschreibe|probiere|versuche|mache|gebe|leihe|miete|rühre|gehe";

/** What somebody would not do. */
export const refusing = {
  deed: any(
    `(?:would|will|could|can|do|shall|am) not${upTo(2)} (?:${verbs}|need|want it|want this|agree|be part)`,
    `(?:would|will|could|can) never${upTo(1)} (?:${verbs})`,
    `(?:würde|werde|will|kann|möchte)(?: ich)?${upTo(4)} (?:nicht|nichts|nie|kein|keine|keinen)${upTo(2)} (?:${germanVerbs})`,
    `(?:${germanFirst})(?: ich)?${upTo(4)} (?:nicht|nichts|nie|keinen|keine)`,
    `mehr als [^ ]+ (?:zahle|bezahle|gebe) ich nicht`,
    "brauche (?:ich )?(?:das |es )?nicht",
    "am not (?:doing|going to|having|part of)",
    "is not (?:a serious|going to happen)",
  ),
};

/** What somebody would do. */
export const taking = any(
  `(?:i|we)(?: also| gladly)? (?:would|will|could|can)(?: also| gladly| even)? (?:${verbs})`,
  `this one i would (?:${verbs})`,
  "i (?:take|buy|order) (?:it|this|one)",
  "let us do it",
  "(?:i am|am) (?:for it|in favour)",
  "[0-9]+ it is",
  `(?:würde|werde) ich${upTo(5)} (?:${germanVerbs})`,
  `ich (?:würde|werde)${upTo(6)} (?:${germanVerbs})`,
  `ich (?:${germanFirst})`,
  `(?:${germanFirst}) ich`,
  `(?:das|diesen|dieses|diese|es) (?:würde|werde) ich${upTo(2)} (?:${germanVerbs})`,
);

/** Under which a promise is none. */
export const condition = any(
  "if",
  "only when",
  "unless",
  "provided",
  "once",
  "might",
  "wenn",
  "falls",
  "sobald",
  "nur",
);

/** A limit is named, whatever else is said: "at most $18 is what I can pay" takes nothing. */
export const limiting = any("at most", "no more than", "is what i can", "höchstens", "nicht mehr als");

/** Who does not know, or wants to ask somebody first. */
export const unknowing = any(
  "do not know",
  "can not (?:say|tell|judge|promise)",
  "could not (?:say|tell)",
  "not sure",
  "hard to say",
  "depends",
  "maybe",
  "perhaps",
  "would have to",
  "would need to",
  "would want to see",
  "never heard",
  "may be worth",
  "ask me again",
  "weiß (?:ich )?nicht",
  "nicht (?:sagen|beurteilen|sicher)",
  "schwer zu sagen",
  "kommt darauf an",
  "hängt",
  "vielleicht",
  "müsste",
  "keine (?:meinung|ahnung)",
);

/** What refuses without a deed. */
export const weakly = {
  refuses: any(
    "no(?= (?:thanks|thank|chance|way(?! of)|use|i|it|not)| $)",
    "nein",
    "never(?! heard)",
    "not for me",
    "not interested",
    "not at that price",
    "(?:far |much |way )?too (?:expensive|dear|much|high|risky|dangerous)",
    "out of the question",
    "(?:i|to) (?:say no|refuse|decline|pass)",
    "would (?:pass|decline|refuse)",
    "say no to",
    "useless",
    "pointless",
    "against the law",
    "illegal",
    "(?:see|is) no use",
    "no part in",
    "does nothing",
    "nothing about this",
    "do not (?:love|like|see what|want|need)",
    "does not (?:help|change|solve)",
    "stay with",
    "rather keep",
    "at risk",
    "costs? more than i",
    "no chance",
    "(?:cost|take|lose)(?: me)? my (?:licen[cs]e|job|name)",
    "where it ends",
    "aufs spiel",
    "zu teuer",
    "zu viel",
    "nicht in frage",
    "nichts für mich",
    "nützt mir nichts",
    "hilft mir nicht",
    "(?:halte|davon) ich nichts",
    "lehne",
    "bleibe (?:ich )?bei",
    "verboten",
    "gefährlich",
    "unsinn",
    "ändert sich nichts",
    "in gefahr",
  ),
};

/** Turns praise round: "it does not convince me". */
export const denying = any("not", "nicht", "nichts", "kein", "keine", "keinen", "hardly", "kaum");

/** What agrees without a deed: a yes near the beginning, praise, or being talked into it. */
export const agreeing = any(
  "(?<=^ (?:[^ ]+ ){0,3})(?:yes|yeah|yep|sure|okay|ok|gladly|deal|agreed|fine|ja|gern|gerne|klar|einverstanden|abgemacht)",
  "count me in",
  "sign me up",
  "sounds (?:good|great)",
  "(?:great|good|fantastic|brilliant|wonderful) idea",
  "i love",
  "perfect",
  "exactly what",
  "works for me",
  "am in",
  "are right",
  "i agree",
  "convinced me",
  "would help me a lot",
  "where do i sign",
  "you (?:win|have won)",
  "talked me into",
  "persuaded me",
  "überredet",
  "klingt (?:gut|super)",
  "bin dabei",
  "sie recht",
  "(?:großartige|tolle|gute|super) idee",
  "passt für mich",
  "perfekt",
  "überzeugt",
);

export const opening = {
  /** A question that agrees. */
  asks: /^where do i sign/iu,
};
