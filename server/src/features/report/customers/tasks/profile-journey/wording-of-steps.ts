import type { Wordings } from "../../../../../platform/drafting/telling/voice.ts";

/** Titles of the steps: one for each persona. */
export const start: Wordings = {
  en: ["What sets it off", "How it begins", "The beginning"],
  de: ["Was es auslöst", "Wie es beginnt", "Der Anfang"],
  es: ["Lo que lo desencadena", "Cómo empieza", "El principio"],
  ja: ["きっかけ", "始まり", "最初に起きること"],
};
export const move: Wordings = {
  en: ["What they try to get done", "Their first move", "What they do about it"],
  de: ["Was sie erledigen wollen", "Der erste Schritt", "Was sie unternehmen"],
  es: ["Lo que quieren resolver", "El primer paso", "Lo que hacen entonces"],
  ja: ["片づけたいこと", "最初の行動", "そこでしたこと"],
};
export const mishap: Wordings = {
  en: ["Where it hurts", "Where they get stuck", "Where it goes wrong"],
  de: ["Wo es wehtut", "Wo sie hängen bleiben", "Wo es schiefgeht"],
  es: ["Donde duele", "Donde se atascan", "Donde falla"],
  ja: ["つらいところ", "行き詰まるところ", "うまくいかないところ"],
};
export const help: Wordings = {
  en: ["Where you could step in", "The moment for help", "Where help is due"],
  de: ["Wo Sie helfen könnten", "Der Augenblick für Hilfe", "Wo Hilfe fehlt"],
  es: ["Donde se podría ayudar", "El momento de ayudar", "Donde falta ayuda"],
  ja: ["手を貸せるところ", "助けが届く場面", "助けが必要な場面"],
};

/** What to ask about the pain on the way. */
export const trouble: Wordings = {
  en: [
    "At which step does it show, and who makes up for it?",
    "What did it undo that was finished already?",
    "Who heard of it, and who should have?",
    "How did they know that it had gone wrong?",
    "What did they do right afterwards?",
    "How did the day go on from there?",
  ],
  de: [
    "Bei welchem Schritt zeigt es sich, und wer fängt es auf?",
    "Was war schon fertig und musste noch einmal gemacht werden?",
    "Wer hat davon erfahren, und wer hätte es erfahren sollen?",
    "Woran haben sie gemerkt, dass es schiefging?",
  ],
  es: [
    "¿En qué paso se nota y quién lo resuelve?",
    "¿Qué estaba ya hecho y hubo que repetir?",
    "¿Quién se enteró y quién debería haberse enterado?",
    "¿En qué notaron que había salido mal?",
  ],
  ja: [
    "どの段階で表れ、誰が後始末をしますか。",
    "済んでいたのにやり直しになったことは何ですか。",
    "誰に伝わり、本来は誰に伝わるべきでしたか。",
    "うまくいかなかったことに、何で気づきましたか。",
  ],
};
export const troubleOpen: Wordings = {
  en: [
    "Where it hurts on the way is not said yet; ask where they got stuck.",
    "No mishap is named yet; ask which step they had to repeat.",
    "What goes wrong on the way is open; ask whom they had to call.",
    "The hardest step is not known yet; ask where they lost the most time.",
  ],
  de: [
    "Wo es unterwegs wehtut, ist noch nicht gesagt; fragen Sie, wo sie hängen geblieben sind.",
    "Ein Missgeschick ist noch nicht genannt; fragen Sie, welchen Schritt sie wiederholen mussten.",
    "Was unterwegs schiefgeht, ist offen; fragen Sie, wen sie anrufen mussten.",
  ],
  es: [
    "Aún no se ha dicho dónde duele por el camino; pregunte dónde se atascaron.",
    "No consta ningún percance; pregunte qué paso tuvieron que repetir.",
    "Está abierto qué sale mal por el camino; pregunte a quién tuvieron que llamar.",
  ],
  ja: [
    "途中のどこでつらいのかはまだ書かれていないので、行き詰まった場面を聞いてください。",
    "失敗の例がまだないので、やり直した手順を聞いてください。",
    "途中で何がうまくいかないのかが不明なので、誰に連絡したのかを聞いてください。",
  ],
};
