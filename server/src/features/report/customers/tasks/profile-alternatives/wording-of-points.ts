import type { Wordings } from "../../../../../platform/drafting/telling/voice.ts";

/** Names of what is done today, and of doing nothing: one for each persona. */
export const today: Wordings = {
  en: ["The way they do it today", "Their present way", "What they use now"],
  de: ["Wie sie es heute machen", "Der bisherige Weg", "Was sie jetzt benutzen"],
  es: ["Como lo hacen hoy", "El modo actual", "Lo que usan ahora"],
  ja: ["今のやり方", "これまでのやり方", "今使っているもの"],
};
export const nothing: Wordings = {
  en: ["Doing nothing", "Leaving it as it is", "Waiting"],
  de: ["Nichts tun", "Alles so lassen", "Abwarten"],
  es: ["No hacer nada", "Dejarlo como está", "Esperar"],
  ja: ["何もしない", "そのままにする", "様子を見る"],
};

/** What speaks for either by itself. */
export const known: Wordings = {
  en: ["Nothing new to learn", "They know it"],
  de: ["Nichts Neues zu lernen", "Sie kennen es"],
  es: ["Nada nuevo que aprender", "Ya lo conocen"],
  ja: ["新しく覚えることがない", "慣れている"],
};
export const noDecision: Wordings = {
  en: ["Needs no decision", "Nobody has to agree to it"],
  de: ["Braucht keine Entscheidung", "Niemand muss zustimmen"],
  es: ["No exige decidir", "Nadie tiene que aprobarlo"],
  ja: ["決める必要がない", "誰の承認もいらない"],
};

export const notSaid: Wordings = {
  en: ["Not said yet"],
  de: ["Noch nicht gesagt"],
  es: ["Aún por saber"],
  ja: ["まだ書かれていない"],
};

/** What was told, as a point against it. */
export const troubles: Wordings = {
  en: [
    "Leaves this as it is: {said}",
    "Still to put up with: {said}",
    "The known trouble stays: {said}",
    "Goes on as before: {said}",
    "Does nothing against {said}",
    "It lives with {said}",
  ],
  de: [
    "Lässt es dabei: {said}",
    "Weiter hinzunehmen: {said}",
    "Der bekannte Ärger bleibt: {said}",
    "Hilft nicht gegen {said}",
  ],
  es: [
    "Deja esto igual: {said}",
    "Hay que seguir aguantando: {said}",
    "Sigue el problema conocido: {said}",
    "No hace nada frente a {said}",
  ],
  ja: [
    "{said}という問題がそのまま残る",
    "{said}を我慢し続けることになる",
    "{said}には手が打たれない",
    "{said}は変わらない",
  ],
};
export const changing: Wordings = {
  en: [
    "Things around it move: {said}",
    "May not last: {said}",
    "Overlooks a change: {said}",
    "Waiting has its own risk: {said}",
    "Ignores this: {said}",
  ],
  de: [
    "Ringsum ändert sich etwas: {said}",
    "Hält vielleicht nicht: {said}",
    "Übersieht eine Änderung: {said}",
    "Auch Warten ist ein Wagnis: {said}",
  ],
  es: [
    "Alrededor algo cambia: {said}",
    "Puede no durar: {said}",
    "Pasa por alto un cambio: {said}",
    "Esperar también tiene riesgo: {said}",
  ],
  ja: [
    "{said}という変化がある",
    "{said}という動きの中で、長くは続かないかもしれない",
    "{said}という動きを見落としている",
    "待つ間にも{said}という変化が進む",
  ],
};
export const without: Wordings = {
  en: [
    "Comes without this: {said}",
    "Does not offer this: {said}",
    "Misses this: {said}",
    "Nothing here stands for {said}",
    "Leaves this out: {said}",
  ],
  de: ["Ohne diesen Punkt: {said}", "Bietet nicht: {said}", "Hier fehlt: {said}", "Lässt weg: {said}"],
  es: ["Sin este punto: {said}", "No ofrece esto: {said}", "Aquí falta: {said}", "Deja esto fuera: {said}"],
  ja: ["{said}という点がない", "{said}は得られない", "{said}という点が欠けている", "{said}は含まれない"],
};
