import type { Wordings } from "../../../platform/drafting/telling/voice.ts";

/** Beginnings of a sentence that goes on about what it quotes, whatever kind of words that is. */
export const aboutSaid: Wordings = {
  en: [
    "You say {said}: ",
    "You name {said}: ",
    "{said} stands in your answers: ",
    "{said}, you say: ",
    "With {said} in mind, ",
    "Given {said}, ",
    "As to {said}, ",
    "{said} is your answer: ",
    "When it comes to {said}, ",
    "One of your answers is {said}: ",
  ],
  de: [
    "Sie sagen {said}: ",
    "Sie nennen {said}: ",
    "In Ihren Antworten steht {said}: ",
    "{said}, so Ihre Antwort: ",
    "Zu {said}: ",
    "Von Ihnen kommt {said}: ",
    "Gesagt ist {said}: ",
    "Eine Ihrer Antworten lautet {said}: ",
    "Angegeben haben Sie {said}: ",
    "Unter Ihren Antworten ist {said}: ",
  ],
  es: [
    "Usted dice {said}: ",
    "Usted indica {said}: ",
    "En sus respuestas figura {said}: ",
    "{said}, según su respuesta: ",
    "Sobre {said}: ",
    "A propósito de {said}: ",
    "Una de sus respuestas es {said}: ",
    "Partiendo de {said}: ",
    "En cuanto a {said}: ",
    "Entre sus respuestas está {said}: ",
  ],
  ja: [
    "{said}とのことですが、",
    "{said}とありますが、",
    "{said}という点について、",
    "{said}について、",
    "{said}を踏まえて、",
    "{said}という回答に関して、",
    "回答にある{said}について、",
    "{said}に関しては、",
    "{said}と挙げていただきましたが、",
    "いただいた{said}という言葉について、",
    "{said}という前提で、",
    "{said}を出発点として、",
    "{said}と答えていただきましたが、",
    "{said}という一言から考えて、",
    "お答えのうち{said}について、",
    "{said}とのお答えですが、",
  ],
};

/** Beginnings of a sentence about something that is missing beside what it quotes. */
export const missingBeside: Wordings = {
  en: [
    "Not said yet about {said}: ",
    "{said} leaves open ",
    "Beside {said} it is not said yet ",
    "What is still missing for {said}: ",
    "You say {said}, but not yet ",
    "What is not said yet, beside {said}: ",
    "Open so far for {said}: ",
  ],
  de: [
    "Zu {said} ist noch nicht gesagt, ",
    "Noch offen bei {said}: ",
    "Neben {said} fehlt noch, ",
    "Sie sagen {said}, aber noch nicht, ",
    "Was zu {said} noch fehlt: ",
    "Bei {said} bleibt offen, ",
    "Aus {said} geht noch nicht hervor, ",
  ],
  es: [
    "Sobre {said} aún no se ha dicho ",
    "Todavía falta saber, junto a {said}, ",
    "Queda abierto en {said}: ",
    "Usted dice {said}, pero aún no ",
    "De {said} no se desprende todavía ",
    "Lo que falta en {said}: ",
    "Con {said} no queda claro ",
  ],
  ja: [
    "{said}について、まだ分かっていないのは、",
    "{said}のほかに、まだ語られていないのは、",
    "{said}に関して未回答なのは、",
    "{said}を進める前に知りたいのは、",
    "{said}だけでは分からないのは、",
    "{said}という回答に足りないのは、",
    "{said}とありますが、まだ伺っていないのは、",
  ],
};

/** Beginnings of a sentence about something to be found out where nothing can be quoted. */
export const toFindOut: Wordings = {
  en: ["To find out first: ", "One open matter: ", "Worth asking early: ", "To be settled: ", "Before going on: "],
  de: [
    "Zuerst zu klären: ",
    "Ein offener Punkt: ",
    "Früh zu fragen: ",
    "Noch festzulegen: ",
    "Vor dem nächsten Schritt: ",
  ],
  es: [
    "Por averiguar primero: ",
    "Un punto abierto: ",
    "Conviene preguntarlo pronto: ",
    "Por decidir: ",
    "Antes de seguir: ",
  ],
  ja: [
    "まず確かめたいのは、",
    "未定の点として挙がるのは、",
    "早めに聞いておきたいのは、",
    "決めておきたいのは、",
    "次に進む前に知りたいのは、",
  ],
};

/** Beginnings in nobody's voice: they do not say where the words come from. */
export const aboutWords: Wordings = {
  en: ["As to {said}, ", "With {said} in mind, ", "Given {said}, ", "About {said}: ", "Regarding {said}, "],
  de: ["Zu {said}: ", "Was {said} angeht: ", "Bei {said}: ", "Im Hinblick auf {said}: ", "Bezogen auf {said}: "],
  es: [
    "Sobre {said}: ",
    "En cuanto a {said}: ",
    "A propósito de {said}: ",
    "Partiendo de {said}: ",
    "Respecto a {said}: ",
  ],
  ja: ["{said}について、", "{said}に関して、", "{said}を踏まえると、", "{said}という点で、", "{said}を考えると、"],
};
