import type { Wordings } from "../../../../../../platform/drafting/telling/voice.ts";

/** A change that people name. */
export const changeNamed: Wordings = {
  en: [
    "Why now: you name {said} as what is changing.",
    "The change you see is {said}.",
    "What is different today, in your words, is {said}.",
    "{said} is the change that you say makes it timely.",
    "Your reason for the timing is {said}.",
  ],
  de: [
    "Warum jetzt: Als Veränderung nennen Sie {said}.",
    "Die Veränderung, die Sie sehen: {said}.",
    "Für den Zeitpunkt spricht nach Ihren Worten {said}.",
    "{said} – das ist heute anders, sagen Sie.",
    "Ihr Grund für den Zeitpunkt lautet {said}.",
  ],
  es: [
    "Por qué ahora: el cambio que señalan es {said}.",
    "Lo que está cambiando, según ustedes, es {said}.",
    "El momento se apoya en {said}.",
    "{said} es el cambio que ven hoy.",
    "Su razón para hacerlo ahora es {said}.",
  ],
  ja: [
    "なぜ今か。挙げられた変化は{said}です。",
    "今起きている変化として{said}が語られています。",
    "時期の理由は{said}とされています。",
    "{said}という変化が、今取り組む根拠です。",
    "変わりつつあるのは{said}とのことです。",
    "このタイミングを支えるのは{said}です。",
  ],
};

/** No change is named. */
export const changeMissing: Wordings = {
  en: [
    "Why now is not said yet: ask what has changed about {said} since last year.",
    "No change is named that would make {said} more pressing today than before.",
    "What would be lost by waiting a year with {said} is not said yet.",
    "Nobody has said why {said} should be tackled now and not later.",
    "The timing is open: {said} may be nothing new.",
    "Find out first what is new about {said}; no change is named yet.",
  ],
  de: [
    "Warum jetzt, ist noch nicht gesagt: Fragen Sie, was sich bei {said} seit dem letzten Jahr geändert hat.",
    "Es fehlt eine Veränderung, die {said} heute dringender macht als früher.",
    "Was ein Jahr Warten bei {said} kosten würde, ist noch nicht gesagt.",
    "Niemand hat bisher gesagt, warum {said} gerade jetzt angegangen werden soll.",
    "Der Zeitpunkt ist offen: {said} ist vielleicht nichts Neues.",
    "Klären Sie zuerst, was an {said} neu ist; eine Veränderung ist nicht genannt.",
  ],
  es: [
    "Por qué ahora aún no está dicho: pregunten qué ha cambiado en {said} desde el año pasado.",
    "Falta un cambio que haga {said} más urgente hoy que antes.",
    "No se sabe aún qué se perdería esperando un año con {said}.",
    "Nadie ha dicho todavía por qué conviene abordar ahora {said}.",
    "El momento está abierto: quizá {said} no sea nada nuevo.",
    "Averigüen primero qué hay de nuevo en {said}; no consta ningún cambio.",
  ],
  ja: [
    "なぜ今なのかはまだ語られていません。{said}が去年からどう変わったかを確かめてください。",
    "{said}を今急ぐ理由となる変化は、まだ挙がっていません。",
    "{said}を一年待つと何を失うのか、まだ分かりません。",
    "時期の根拠は未定です。{said}は新しい話ではないかもしれません。",
    "{said}のどこが新しいのかを、最初に確認する必要があります。",
    "変化の話はまだ出ていません。{said}がいつからのことかを尋ねてください。",
    "今である理由が空いています。{said}のきっかけを聞き取ってください。",
    "{said}が以前と今とで違う点は、まだ示されていません。",
  ],
};

/** A limit speaks against it. */
export const limitNamed: Wordings = {
  en: [
    "What holds it back, by your own words, is {said}.",
    "Against it stands a limit you set: {said}.",
    "The limit to respect is {said}.",
    "{said} is where it could fail first.",
    "Check {said} before anything else, for it could stop the rest.",
  ],
  de: [
    "Dagegen steht eine Grenze, die Sie selbst nennen: {said}.",
    "Einzuhalten ist {said}.",
    "Was bremst, ist nach Ihren Worten {said}.",
    "{said} – daran könnte es zuerst scheitern.",
    "Prüfen Sie {said} vor allem anderen, denn daran hängt der Rest.",
  ],
  es: [
    "En contra pesa un límite que ustedes ponen: {said}.",
    "El límite que hay que respetar es {said}.",
    "Lo que frena, según ustedes, es {said}.",
    "{said} es donde podría fallar primero.",
    "Comprueben {said} antes que nada, porque de ello depende el resto.",
  ],
  ja: [
    "妨げになるのは、ご自身が挙げた{said}です。",
    "守るべき制約は{said}です。",
    "{said}が最初のつまずきになりえます。",
    "逆風として挙がっているのは{said}です。",
    "何よりも先に{said}を確かめてください。",
    "制約として語られたのは{said}です。",
  ],
};

/** What the badges of open findings mean. */
export const openCounts: Wordings = {
  en: [
    "Nothing was looked up: questions below count as headwinds until somebody answers them, also those on {said}.",
    "An open question, such as one about {said}, is shown as a headwind until it is answered.",
    "No source was read; what is open about {said} is counted against it for now.",
    "Until the questions about {said} are answered, each is marked as a headwind.",
    "Only your words stand behind this; open points around {said} are marked as headwinds.",
  ],
  de: [
    "Nachgeschlagen wurde nichts: Fragen gelten als Gegenwind, bis jemand sie beantwortet, auch die zu {said}.",
    "Eine offene Frage, etwa zu {said}, steht als Gegenwind da, bis sie beantwortet ist.",
    "Es wurde keine Quelle gelesen; was bei {said} offen ist, zählt vorerst dagegen.",
    "Solange Fragen zu {said} offen sind, ist jede als Gegenwind markiert.",
    "Dahinter stehen nur Ihre Worte; offene Punkte rund um {said} sind als Gegenwind markiert.",
  ],
  es: [
    "No se ha consultado nada: las preguntas cuentan como viento en contra hasta tener respuesta, también las de {said}.",
    "Una pregunta abierta, por ejemplo sobre {said}, figura como viento en contra hasta que se responda.",
    "No se ha leído ninguna fuente; lo que está abierto en {said} cuenta por ahora en contra.",
    "Mientras haya preguntas sobre {said}, cada una se marca como viento en contra.",
    "Detrás solo están sus palabras; los puntos abiertos en torno a {said} se marcan como viento en contra.",
  ],
  ja: [
    "調査はしていません。{said}などの未回答の問いは、答えが出るまで向かい風として示します。",
    "未解決の問いは、{said}に関するものも含め、向かい風と表示しています。",
    "情報源は参照していません。{said}の不明点は、ひとまず向かい風に数えます。",
    "根拠はお話の内容だけです。{said}をめぐる空白は向かい風としています。",
    "{said}について答えが得られるまで、問いはすべて向かい風の扱いです。",
    "外部の資料は見ていません。{said}の未確認事項は逆風とみなしています。",
  ],
};
