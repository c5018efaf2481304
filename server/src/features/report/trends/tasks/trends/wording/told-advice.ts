import type { Wordings } from "../../../../../../platform/drafting/telling/voice.ts";

/** What to do about something that was said, by its topic; each follows what it concerns. */
export const toldAdvice = {
  changes: {
    en: [
      "decide whether it still makes sense if that change stops.",
      "ask who gains by the change and would pay for keeping up.",
      "look for the place where the change has gone furthest and begin there.",
    ],
    de: [
      "Entscheiden Sie, ob das noch trägt, wenn die Veränderung stehen bleibt.",
      "Fragen Sie, wem die Veränderung nützt und wer fürs Mithalten zahlen würde.",
      "Beginnen Sie dort, wo die Veränderung am weitesten ist.",
    ],
    es: [
      "decidan si sigue teniendo sentido cuando ese cambio se detenga.",
      "pregunten a quién beneficia el cambio y quién pagaría por seguirlo.",
      "empiecen donde el cambio esté más avanzado.",
    ],
    ja: [
      "その変化が止まっても成り立つかを判断してください。",
      "変化で得をする人と、対応にお金を払う人を尋ねてください。",
      "変化が最も進んだ場所から始めてください。",
    ],
  },
  limits: {
    en: [
      "ask what would be left if this limit stays as it is.",
      "agree who checks the limit, and stop the trial where it breaks.",
      "find the one who set the limit and ask what it protects.",
    ],
    de: [
      "Fragen Sie, was übrig bleibt, wenn diese Grenze bestehen bleibt.",
      "Legen Sie fest, wer die Grenze prüft, und brechen Sie den Versuch ab, wo sie verletzt wird.",
      "Suchen Sie, wer die Grenze gesetzt hat, und fragen Sie, was sie schützt.",
    ],
    es: [
      "pregunten qué queda si este límite se mantiene.",
      "acuerden quién vigila el límite y paren la prueba donde se rompa.",
      "busquen a quien puso el límite y pregunten qué protege.",
    ],
    ja: [
      "この制約が変わらないとき、何が残るかを考えてください。",
      "制約を確認する人を決め、破れたら試行を止めてください。",
      "制約を決めた人に、何を守るためかを聞いてください。",
    ],
  },
  costs: {
    en: [
      "have the bookkeeper confirm the amount before it is used in a plan.",
      "ask whose budget gets smaller, for that person decides.",
      "separate what falls away at once from what is only needed less.",
    ],
    de: [
      "Lassen Sie die Buchhaltung den Betrag bestätigen, bevor er in einen Plan kommt.",
      "Fragen Sie, wessen Budget kleiner wird, denn diese Person entscheidet.",
      "Trennen Sie, was sofort wegfällt, von dem, was nur seltener gebraucht wird.",
    ],
    es: [
      "hagan que contabilidad confirme el importe antes de usarlo en un plan.",
      "pregunten qué presupuesto se reduce, porque esa persona decide.",
      "separen lo que desaparece enseguida de lo que solo se necesita menos.",
    ],
    ja: [
      "計画に使う前に、経理に金額を確認してもらってください。",
      "誰の予算が減るのかを聞いてください。その人が決めます。",
      "すぐ消える費用と、減るだけの費用を分けてください。",
    ],
  },
  pains: {
    en: [
      "ask what people do about it now, and what that costs them.",
      "count how often it happens in an ordinary week.",
      "let somebody who lives with it show the last case.",
    ],
    de: [
      "Fragen Sie, wie man sich heute behilft und was das kostet.",
      "Zählen Sie, wie oft das in einer gewöhnlichen Woche vorkommt.",
      "Lassen Sie sich von Betroffenen den letzten Fall zeigen.",
    ],
    es: [
      "pregunten cómo se arreglan hoy y qué les cuesta.",
      "cuenten cuántas veces ocurre en una semana normal.",
      "pidan a un afectado que enseñe el último caso.",
    ],
    ja: [
      "今どうしのいでいるか、その手間と費用を尋ねてください。",
      "普段の一週間に何度起きるかを数えてください。",
      "当事者に直近の例を見せてもらってください。",
    ],
  },
  earning: {
    en: [
      "show the price to the one who would sign, and note the first objection.",
      "ask what is paid for the same thing today.",
      "have one buyer say in writing at which price the talk would end.",
    ],
    de: [
      "Zeigen Sie den Preis der Person, die unterschreibt, und notieren Sie den ersten Einwand.",
      "Fragen Sie, was heute für dasselbe bezahlt wird.",
      "Lassen Sie sich schriftlich geben, bei welchem Preis das Gespräch zu Ende wäre.",
    ],
    es: [
      "muestren el precio a quien firmaría y anoten la primera objeción.",
      "pregunten cuánto se paga hoy por lo mismo.",
      "pidan por escrito a qué precio terminaría la conversación.",
    ],
    ja: [
      "契約を決める人に価格を見せ、最初の反対意見を記録してください。",
      "同じことに今いくら払っているかを尋ねてください。",
      "いくらなら断るのかを、買い手に書面で答えてもらってください。",
    ],
  },
} as const satisfies Record<string, Wordings>;
