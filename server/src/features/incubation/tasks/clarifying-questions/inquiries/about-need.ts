import type { Inquiry } from "./inquiry.ts";

/** About a number, whatever it is for. */
export const figure: Inquiry = {
  icon: "chart-bar",
  topics: [],
  titles: {
    en: "Where the number is from",
    de: "Woher die Zahl kommt",
    es: "De dónde sale la cifra",
    ja: "数字の出どころ",
  },
  words: {
    en: {
      said: [
        "who has checked this number?",
        "where does this number come from?",
        "what would change if the number were only half?",
      ],
      unsaid: [],
    },
    de: {
      said: [
        "Wer hat diese Zahl geprüft?",
        "Woher stammt diese Zahl?",
        "Was wäre anders, wenn die Zahl nur halb so groß wäre?",
      ],
      unsaid: [],
    },
    es: {
      said: [
        "¿quién ha comprobado esta cifra?",
        "¿de dónde sale esta cifra?",
        "¿qué cambiaría si la cifra fuera solo la mitad?",
      ],
      unsaid: [],
    },
    ja: {
      said: [
        "この数字は誰が確かめましたか？",
        "この数字はどこから得たものですか？",
        "この数字が半分だったら何が変わりますか？",
      ],
      unsaid: [],
    },
  },
};

/** About the people it is for. */
export const people: Inquiry = {
  icon: "users",
  topics: ["audience"],
  titles: { en: "Who exactly", de: "Wer genau", es: "Quién exactamente", ja: "具体的な相手" },
  words: {
    en: {
      said: [
        "which of them would you ask first, by name or by place?",
        "who among them decides?",
        "what would make them say no?",
      ],
      unsaid: ["who would use it first?", "whose day would be different with it?"],
    },
    de: {
      said: [
        "Wen davon würden Sie zuerst fragen, mit Namen oder Ort?",
        "Wer davon entscheidet?",
        "Was brächte sie dazu, Nein zu sagen?",
      ],
      unsaid: ["Wer würde es als Erster nutzen?", "Wessen Tag sähe damit anders aus?"],
    },
    es: {
      said: ["¿a quién preguntaría primero, con nombre o lugar?", "¿quién decide ahí?", "¿qué les haría decir que no?"],
      unsaid: ["¿quién lo usaría primero?", "¿a quién le cambiaría el día?"],
    },
    ja: {
      said: [
        "その中で最初に聞くのは、どこの誰ですか？",
        "その中で決めるのは誰ですか？",
        "断られるとしたら、理由は何ですか？",
      ],
      unsaid: ["最初に使うのは誰ですか？", "誰の一日が変わりますか？"],
    },
  },
};

/** About what hurts or changes. */
export const need: Inquiry = {
  icon: "alert-triangle",
  topics: ["pains", "changes"],
  titles: { en: "What people do today", de: "Was man heute tut", es: "Qué se hace hoy", ja: "今の対処" },
  words: {
    en: {
      said: [
        "what do those concerned do about that today?",
        "when did you last see that yourself?",
        "what has been tried about that so far?",
      ],
      unsaid: ["what goes wrong today for the people concerned?", "what do people do today instead?"],
    },
    de: {
      said: [
        "Was tun die Betroffenen heute dagegen?",
        "Wann haben Sie das zuletzt selbst gesehen?",
        "Was wurde bisher dagegen versucht?",
      ],
      unsaid: ["Was geht heute bei den Betroffenen schief?", "Was tun die Leute heute stattdessen?"],
    },
    es: {
      said: [
        "¿qué hacen hoy los afectados al respecto?",
        "¿cuándo lo vio usted por última vez?",
        "¿qué se ha intentado hasta ahora?",
      ],
      unsaid: ["¿qué les sale mal hoy a los afectados?", "¿qué hace hoy la gente en su lugar?"],
    },
    ja: {
      said: [
        "当事者は今、どう対処していますか？",
        "ご自身が最後に目にしたのはいつですか？",
        "これまでにどんな手を打ちましたか？",
      ],
      unsaid: ["当事者は今、何に困っていますか？", "今は代わりに何をしていますか？"],
    },
  },
};
