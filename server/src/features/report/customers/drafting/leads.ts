import type { Wordings } from "../../../../platform/drafting/telling/voice.ts";

/** What somebody said, and what to ask or to find out about it. */
export const leads: Wordings = {
  en: [
    "About {said}: {ask}",
    "{said}: {ask}",
    "{said} – {ask}",
    "Start from {said}: {ask}",
    "Considering {said}: {ask}",
    "Take {said}: {ask}",
    "With {said} in mind: {ask}",
    "Going by {said}: {ask}",
    "On {said}: {ask}",
    "Given {said}: {ask}",
  ],
  de: [
    "Zu {said}: {ask}",
    "{said}: {ask}",
    "Was {said} angeht: {ask}",
    "Gesagt ist bisher {said}: {ask}",
    "Nehmen Sie {said}: {ask}",
    "Mit Blick auf {said}: {ask}",
    "Notiert ist {said}: {ask}",
    "Ausgehend von {said}: {ask}",
  ],
  es: [
    "Sobre {said}: {ask}",
    "{said}: {ask}",
    "A partir de {said}: {ask}",
    "Hasta ahora consta {said}: {ask}",
    "En cuanto a {said}: {ask}",
    "Con {said} como punto de partida: {ask}",
    "Respecto a {said}: {ask}",
    "Teniendo en cuenta {said}: {ask}",
  ],
  ja: [
    "{said}について、{ask}",
    "{said}：{ask}",
    "{said}に関して、{ask}",
    "{said}を念頭に、{ask}",
    "{said}とのことですが、{ask}",
    "{said}を出発点に、{ask}",
    "{said}と書かれていますが、{ask}",
    "{said}を踏まえて、{ask}",
  ],
};
