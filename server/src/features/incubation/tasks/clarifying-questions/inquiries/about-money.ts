import type { Inquiry } from "./inquiry.ts";

/** About money that comes in. */
export const payment: Inquiry = {
  icon: "coins",
  topics: ["earning"],
  titles: { en: "Who signs", de: "Wer unterschreibt", es: "Quién firma", ja: "決裁する人" },
  words: {
    en: {
      said: [
        "who would sign for that?",
        "what do these people pay for instead today?",
        "who has been asked about that so far?",
      ],
      unsaid: ["who would pay for it?", "whose budget is there for it today?"],
    },
    de: {
      said: [
        "Wer würde dafür unterschreiben?",
        "Wofür zahlen diese Leute heute stattdessen?",
        "Wer wurde dazu schon gefragt?",
      ],
      unsaid: ["Wer würde dafür zahlen?", "Wessen Budget gibt es heute dafür?"],
    },
    es: {
      said: [
        "¿quién firmaría eso?",
        "¿por qué pagan hoy estas personas en su lugar?",
        "¿a quién se le ha preguntado ya?",
      ],
      unsaid: ["¿quién pagaría por ello?", "¿de quién es hoy el presupuesto para esto?"],
    },
    ja: {
      said: ["誰が決裁しますか？", "相手は今、代わりに何に払っていますか？", "これまでに誰に尋ねましたか？"],
      unsaid: ["誰が払いますか？", "今そのための予算を持っているのは誰ですか？"],
    },
  },
};

/** About money that is spent. */
export const cost: Inquiry = {
  icon: "receipt",
  topics: ["costs"],
  titles: { en: "Whose budget shrinks", de: "Wessen Budget sinkt", es: "Qué presupuesto baja", ja: "減る予算" },
  words: {
    en: {
      said: [
        "whose budget shrinks when this falls?",
        "which part of this would stay, whatever you do?",
        "what would happen to the money or the hours that become free?",
      ],
      unsaid: [
        "which cost should be lower afterwards?",
        "where is money or time lost today that somebody could count?",
      ],
    },
    de: {
      said: [
        "Wessen Budget wird kleiner, wenn das sinkt?",
        "Welcher Teil davon bliebe, was auch immer Sie tun?",
        "Was geschähe mit dem Geld oder den Stunden, die frei werden?",
      ],
      unsaid: [
        "Welche Kosten sollen danach niedriger sein?",
        "Wo gehen heute Geld oder Zeit verloren, die jemand zählen könnte?",
      ],
    },
    es: {
      said: [
        "¿de quién es el presupuesto que baja con esto?",
        "¿qué parte quedaría igual, se haga lo que se haga?",
        "¿qué pasaría con el dinero o las horas que queden libres?",
      ],
      unsaid: [
        "¿qué coste debería ser menor después?",
        "¿dónde se pierden hoy dinero o tiempo que alguien pueda contar?",
      ],
    },
    ja: {
      said: [
        "これが下がると、どの部署の予算が減りますか？",
        "何をしても残るのはどの部分ですか？",
        "浮いたお金や時間は何に使いますか？",
      ],
      unsaid: ["終わった後に下がっているべき費用はどれですか？", "数えられるお金や時間は、今どこで失われていますか？"],
    },
  },
};
