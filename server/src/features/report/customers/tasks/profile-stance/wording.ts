import type { Wordings } from "../../../../../platform/drafting/telling/voice.ts";

/** How it goes today, in the team's words. */
export const today: Wordings = {
  en: [
    "[Today|At present|So far], as the team tells it: {said}.",
    "[Of today|Of the present way|Of how it goes now] the team says: {said}.",
    "[How it goes now|What is done today|The way it is], in the team's words: {said}.",
  ],
  de: [
    "[Heute|Bisher|Zurzeit] läuft es laut Team so: {said}.",
    "Über [heute|den Stand der Dinge|das Bisherige] sagt das Team: {said}.",
    "[Wie es jetzt geht|Was heute geschieht|Wie es bisher ist], in den Worten des Teams: {said}.",
  ],
  es: [
    "[Hoy|Por ahora|Hasta ahora], según cuenta el equipo: {said}.",
    "[De lo de hoy|De la situación actual|De cómo va ahora] dice el equipo: {said}.",
    "[Cómo se hace ahora|Lo que pasa hoy|La manera actual], en palabras del equipo: {said}.",
  ],
  ja: [
    "[現状|今の状況|現在]について、チームは{said}と述べています。",
    "[今のやり方|今日のやり方|これまでのやり方]は、チームの言葉では{said}です。",
    "[今日の様子|現在の様子|普段の様子]として{said}と書かれています。",
  ],
};

/** What was said of money, in the team's words. */
export const money: Wordings = {
  en: [
    "On [money|paying|what it costs] the team says: {said}.",
    "[What it may cost|What may be paid|The price] is told so far as {said}.",
    "Of [price|payment|money] the answers hold {said}.",
  ],
  de: [
    "[Zum Geld|Zum Bezahlen|Zu den Kosten] sagt das Team: {said}.",
    "[Was es kosten darf|Was bezahlt wird|Der Preis] steht bisher so da: {said}.",
    "[Zum Preis|Zur Bezahlung|Zum Geldbetrag] nennt das Team: {said}.",
  ],
  es: [
    "Sobre [el dinero|el pago|el coste] dice el equipo: {said}.",
    "[Lo que puede costar|Lo que se pagaría|El precio] figura por ahora así: {said}.",
    "[Del precio|Del pago|Del dinero] consta {said}.",
  ],
  ja: [
    "[費用|支払い|料金]について、チームは{said}と述べています。",
    "[価格|値段|代金]に関しては、今のところ{said}とだけ書かれています。",
    "[お金|負担額|支出]については{said}との回答があります。",
  ],
};

/** What may make somebody refuse, in the team's words. */
export const refusal: Wordings = {
  en: [
    "[What may stop this persona|What may hold this persona back|A limit for this persona], in the team's words: {said}.",
    "[Against it|In its way|On the other side] stands what the team wrote: {said}.",
    "A reason to [refuse|say no|stay away] may lie in {said}.",
  ],
  de: [
    "[Was diese Person abhalten kann|Was diese Person zögern lässt|Eine Grenze für diese Person], in den Worten des Teams: {said}.",
    "[Dagegen|Im Weg|Auf der anderen Seite] steht, was das Team schrieb: {said}.",
    "Ein Grund für [ein Nein|eine Absage|eine Ablehnung] kann hier liegen: {said}.",
  ],
  es: [
    "[Lo que puede frenar a esta persona|Lo que puede hacer dudar a esta persona|Un límite para esta persona], en palabras del equipo: {said}.",
    "[En contra|En el camino|Del otro lado] está lo que escribió el equipo: {said}.",
    "Un motivo para [negarse|decir que no|rechazarlo] puede estar en {said}.",
  ],
  ja: [
    "この人が[断る|ためらう|見送る]理由になりうるのは、チームの言葉では{said}です。",
    "[反対の|妨げとなる|慎重になる]材料として{said}と書かれています。",
    "[断る|渋る|迷う]理由は{said}にあるかもしれません。",
  ],
};
