import type { Wordings } from "../../../../../../platform/drafting/telling/voice.ts";

/** What people said carries the concept. */
const carrying: Wordings = {
  en: [
    "It leans towards the concept because you say {said}.",
    "{said} speaks for it; the score counts no more than such words of yours.",
    "The score rests on {said} and on nothing that was looked up.",
    "What carries here is {said}.",
    "For the concept counts {said}.",
  ],
  de: [
    "Das spricht dafür, denn Sie sagen {said}.",
    "{said} spricht dafür; gezählt sind nur solche Angaben von Ihnen.",
    "Die Wertung stützt sich auf {said} und auf nichts Nachgeschlagenes.",
    "Was hier trägt: {said}.",
    "Für das Konzept zählt {said}.",
  ],
  es: [
    "Se inclina a favor porque dicen {said}.",
    "{said} habla a favor; la nota solo cuenta palabras suyas como estas.",
    "La nota se apoya en {said} y en nada consultado.",
    "Lo que aquí ayuda: {said}.",
    "A favor del concepto cuenta {said}.",
  ],
  ja: [
    "{said}とのことなので、追い風寄りです。",
    "追い風の根拠は{said}です。点数はこうした発言だけを数えています。",
    "点数は{said}に基づき、調べた事実は含みません。",
    "{said}が後押しになります。",
    "有利な材料として{said}があります。",
    "{said}という言葉を追い風に数えました。",
  ],
};

/** What people said holds the concept back. */
const opposing: Wordings = {
  en: [
    "It leans against the concept because you say {said}.",
    "{said} holds it back; the score counts no more than such words of yours.",
    "What stands in the way here is {said}.",
    "Against the concept counts {said}.",
    "The score rests on the limit {said}.",
  ],
  de: [
    "Das spricht dagegen, denn Sie sagen {said}.",
    "{said} bremst; gezählt sind nur solche Angaben von Ihnen.",
    "Was hier im Weg steht: {said}.",
    "Gegen das Konzept zählt {said}.",
    "Die Wertung stützt sich auf die Grenze {said}.",
  ],
  es: [
    "Se inclina en contra porque dicen {said}.",
    "{said} frena; la nota solo cuenta palabras suyas como estas.",
    "Lo que aquí estorba: {said}.",
    "En contra del concepto cuenta {said}.",
    "La nota se apoya en el límite {said}.",
  ],
  ja: [
    "{said}とのことなので、向かい風寄りです。",
    "向かい風の根拠は{said}です。点数はこうした発言だけを数えています。",
    "ここで妨げになるのは{said}です。",
    "不利な材料として{said}があります。",
    "点数は{said}という制約によります。",
    "{said}という言葉を向かい風に数えました。",
  ],
};

/** Something was said that could work both ways. */
const undecided: Wordings = {
  en: [
    "You say {said}; whether that helps or hinders is not judged yet.",
    "{said} is known, its effect is not; so the score stays in the middle.",
    "It stands in the middle until somebody outside has confirmed {said}.",
    "What you give is {said}; which way it works is still to be found out.",
  ],
  de: [
    "Sie sagen {said}; ob das hilft oder bremst, ist noch nicht beurteilt.",
    "Bekannt ist {said}, die Wirkung nicht; deshalb bleibt die Wertung in der Mitte.",
    "Die Wertung bleibt in der Mitte, bis jemand von außen {said} bestätigt hat.",
    "Von Ihnen stammt {said}; in welche Richtung das wirkt, ist noch zu klären.",
  ],
  es: [
    "Dicen {said}; aún no se ha valorado si ayuda o estorba.",
    "Se conoce {said}, no su efecto; por eso la nota queda en el centro.",
    "Queda en el centro hasta que alguien de fuera confirme {said}.",
    "De ustedes consta {said}; falta averiguar hacia dónde empuja.",
  ],
  ja: [
    "{said}とのことですが、追い風か向かい風かはまだ判断していません。",
    "分かっているのは{said}で、その影響は不明です。そのため中央に置いています。",
    "{said}を外部の人が確認するまで、点数は中央のままです。",
    "{said}は示されていますが、どちらに働くかはこれから調べます。",
    "{said}をどう評価するかは保留しています。",
  ],
};

/** What is known of a force, by what the words of people do to it. */
export const judged = { carrying, opposing, undecided };

/** Stands for a force about which nothing was said. */
export const notJudged: Wordings = {
  en: ["Not judged yet"],
  de: ["Noch nicht beurteilt"],
  es: ["Aún sin valorar"],
  ja: ["まだ評価していません"],
};
