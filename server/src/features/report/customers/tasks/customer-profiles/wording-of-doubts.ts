import type { Wordings } from "../../../../../platform/drafting/telling/voice.ts";

/** A limit as a reason to say no. */
export const limitsNamed: Wordings = {
  en: [
    "A reason to refuse is written down already: {said}.",
    "The first objection could be a limit you set: {said}.",
    "Whoever doubts will point at this limit: {said}.",
    "It would fail here first: {said}.",
    "This must hold, or the no is right: {said}.",
  ],
  de: [
    "Ein Grund für ein Nein steht schon da: {said}.",
    "Der erste Einwand könnte Ihre eigene Grenze sein: {said}.",
    "Wer zweifelt, wird auf diese Grenze zeigen: {said}.",
    "Daran würde es zuerst scheitern: {said}.",
  ],
  es: [
    "Ya hay escrita una razón para negarse: {said}.",
    "La primera objeción puede ser un límite propio: {said}.",
    "Quien dude señalará este límite: {said}.",
    "Aquí es donde fallaría primero: {said}.",
  ],
  ja: [
    "断る理由になりうる制約として{said}が挙がっています。",
    "最初の反論は、{said}という制約から出るかもしれません。",
    "疑う人は{said}という条件を指摘するはずです。",
    "つまずくとすれば、まず{said}という点です。",
  ],
};

/** Who pays for what, as a reason to say no. */
export const priceNamed: Wordings = {
  en: [
    "Whoever doubts will start with the money: {said}.",
    "This has to be worth it to somebody who is content today: {said}.",
    "The price invites the first no: {said}.",
    "On the money it says {said}; ask who among them refused such a price before.",
    "A refusal may begin with this sentence: {said}.",
  ],
  de: [
    "Wer zweifelt, beginnt beim Geld: {said}.",
    "Das muss auch jemandem recht sein, der heute zufrieden ist: {said}.",
    "Am Preis entzündet sich das erste Nein: {said}.",
    "Zum Geld heißt es {said}; fragen Sie, wer so etwas schon einmal abgelehnt hat.",
  ],
  es: [
    "Quien dude empezará por el dinero: {said}.",
    "Esto debe valerle también a quien hoy está conforme: {said}.",
    "El precio invita al primer no: {said}.",
    "Del dinero se dice {said}; pregunte quién rechazó antes algo parecido.",
  ],
  ja: [
    "疑う人は、まず{said}というお金の話から始めるでしょう。",
    "今のままで満足している人にも、{said}が見合うものでなければなりません。",
    "最初に断られるとすれば、{said}という条件です。",
    "お金については{said}とあるので、似た条件を断った人に理由を聞いてください。",
  ],
};

/** Where money goes today, as a reason to say no. */
export const costsNamed: Wordings = {
  en: [
    "Whoever doubts will ask whether this spending really ends: {said}.",
    "The no comes from whoever lives well with today’s spending: {said}.",
    "A doubter wants proof that this shrinks: {said}.",
    "Of today’s costs it says {said}; ask who loses when they go.",
  ],
  de: [
    "Wer zweifelt, fragt, ob diese Ausgabe wirklich endet: {said}.",
    "Das Nein kommt von denen, die mit diesen Kosten gut leben: {said}.",
    "Belegt werden muss, dass dies kleiner wird: {said}.",
    "Zu den Kosten heißt es {said}; fragen Sie, wer verliert, wenn sie wegfallen.",
  ],
  es: [
    "Quien dude preguntará si este gasto acaba de verdad: {said}.",
    "El no vendrá de quien vive bien con este gasto: {said}.",
    "Hay que probar que esto disminuye: {said}.",
    "De los costes se dice {said}; pregunte quién pierde si desaparecen.",
  ],
  ja: [
    "疑う人は、{said}という出費が本当になくなるのかと尋ねるでしょう。",
    "反対するのは、{said}という今の費用で困っていない人です。",
    "{said}が減るという証拠を求められます。",
    "今の費用は{said}とのことなので、なくなると困る人を探してください。",
  ],
};

/** That no reason to refuse is known, and how to learn one. */
export const reasonsOpen: Wordings = {
  en: [
    "Why somebody would refuse is not said yet; ask the person with the most work to do if it comes.",
    "No limit and no price is named, so the strongest objection is still unknown.",
    "A good reason to leave things alone is still missing; ask somebody who is content today.",
    "What would make people refuse is open; ask who stopped the last change.",
  ],
  de: [
    "Warum jemand ablehnen würde, ist noch nicht gesagt; fragen Sie die Person, die am meisten Arbeit damit hätte.",
    "Weder eine Grenze noch ein Preis ist genannt, deshalb fehlt noch der stärkste Einwand.",
    "Ein guter Grund, alles zu lassen, fehlt noch; fragen Sie jemanden, der heute zufrieden ist.",
    "Was zu einem Nein führt, ist offen; fragen Sie, wer die letzte Änderung aufgehalten hat.",
  ],
  es: [
    "Aún no se ha dicho por qué alguien se negaría; pregunte a quien tendría más trabajo con ello.",
    "No consta ni un límite ni un precio, así que falta la objeción más fuerte.",
    "Falta una buena razón para dejarlo como está; pregunte a alguien que hoy esté conforme.",
    "Sigue abierto qué llevaría a un no; pregunte quién frenó el último cambio.",
  ],
  ja: [
    "断る理由はまだ書かれていないので、手間が最も増える人に聞いてください。",
    "制約も価格も示されていないため、最も強い反論がまだわかりません。",
    "今のままでよいと言える理由が不明なので、現状に満足している人に聞いてください。",
    "何が反対につながるのか不明なので、前回の変更を止めた人に理由を聞いてください。",
  ],
};

/** What to ask whoever says no. */
export const doubts: Wordings = {
  en: [
    "Who said no to something like it before, and for what reason?",
    "Who gets more work if this comes, and has anybody asked them?",
    "What works well enough today to be left alone?",
    "Which promise was broken the last time something changed here?",
    "What would have to be true before this person stops objecting?",
    "Whose job or standing depends on things staying as they are?",
  ],
  de: [
    "Wer hat zu etwas Ähnlichem schon Nein gesagt, und aus welchem Grund?",
    "Wer hat mehr Arbeit, wenn das kommt, und wurde diese Person gefragt?",
    "Was läuft heute gut genug, um so zu bleiben?",
    "Welches Versprechen wurde bei der letzten Änderung nicht gehalten?",
  ],
  es: [
    "¿Quién dijo que no a algo parecido y por qué razón?",
    "¿Quién tendrá más trabajo si esto llega, y alguien se lo ha preguntado?",
    "¿Qué funciona hoy lo bastante bien como para no tocarlo?",
    "¿Qué promesa no se cumplió en el último cambio?",
  ],
  ja: [
    "以前に似たものを断った人は誰で、理由は何でしたか。",
    "実現すると誰の手間が増え、その人にはもう聞きましたか。",
    "今のままで十分うまくいっていることは何ですか。",
    "前回の変更では、どの約束が守られませんでしたか。",
  ],
};
