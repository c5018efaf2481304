import type { InEach } from "../../../../../platform/drafting/telling/draft-language.ts";
import type { Asks } from "../../telling/teller.ts";

/** The ways to customers that drafts name, and what they say of each. Clauses that follow a quotation. */
export const channelTitles = {
  talks: { en: "Talks in person", de: "Gespräche vor Ort", es: "Conversaciones en persona", ja: "直接の対話" },
  present: {
    en: "What is there already",
    de: "Was schon da ist",
    es: "Lo que ya existe",
    ja: "今あるつながり",
  },
  partners: {
    en: "Whoever serves them already",
    de: "Wer sie schon beliefert",
    es: "Quien ya les atiende",
    ja: "すでに取引のある相手",
  },
} as const satisfies Record<string, InEach<string>>;

export const channelWording = {
  talks: {
    en: [
      "write down three of them by name and decide who calls the first one this week",
      "the first ten sales are made in person, so note where one meets them on an ordinary day",
      "go to them yourself at first, and listen for the words with which they describe it to each other",
      "say who of you knows one of them well enough to ask for half an hour",
    ],
    de: [
      "schreiben Sie drei davon mit Namen auf und legen Sie fest, wer den Ersten diese Woche anruft",
      "die ersten zehn Verkäufe gelingen im Gespräch, notieren Sie also, wo man sie an einem gewöhnlichen Tag trifft",
      "gehen Sie anfangs selbst hin und merken Sie sich die Worte, mit denen sie einander davon erzählen",
      "sagen Sie, wer von Ihnen jemanden davon gut genug kennt, um eine halbe Stunde zu bekommen",
    ],
    es: [
      "anote a tres de ellos por su nombre y decida quién llama al primero esta semana",
      "las diez primeras ventas se hacen en persona, así que apunte dónde se les encuentra un día cualquiera",
      "vaya usted mismo al principio y fíjese en las palabras con que se lo cuentan entre ellos",
      "diga quién de ustedes conoce a alguno lo bastante como para pedirle media hora",
    ],
    ja: [
      "三人の名前を書き出し、今週最初に連絡する人を決めてください",
      "最初の十件は対面で売れますから、普段どこで会えるかを書き留めてください",
      "初めは自分で訪ね、相手が使う言葉を覚えて帰ってください",
      "三十分もらえるほど親しい人が社内の誰にいるかを確かめてください",
      "一人に時間をもらい、どこで新しいものを知るかを聞いてください",
    ],
  },
  present: {
    en: [
      "ask how many of the right people one reaches with that, and let one person try it for a month",
      "see whether it opens a door to those who would pay, by trying it with five of them",
      "this may carry the offer if whoever looks after it agrees, which nobody has asked yet",
      "it becomes a channel only when somebody’s working day has room for it",
      "begin with the one name in it that you can call tomorrow",
      "find out whom it already brings you into a room with",
    ],
    de: [
      "fragen Sie, wie viele der Richtigen man damit erreicht, und lassen Sie es jemanden einen Monat lang versuchen",
      "prüfen Sie an fünf von ihnen, ob das eine Tür zu denen öffnet, die zahlen würden",
      "das kann das Angebot tragen, wenn zustimmt, wer es verantwortet, gefragt hat noch niemand",
      "ein Weg zum Kunden wird daraus erst, wenn im Arbeitstag von jemandem Platz dafür ist",
    ],
    es: [
      "pregunte a cuántas de las personas adecuadas se llega con ello y deje que alguien lo pruebe un mes",
      "pruebe con cinco de ellos si eso abre una puerta a quienes pagarían",
      "puede llevar la oferta si acepta quien lo tiene a su cargo, y nadie lo ha preguntado aún",
      "será un canal solo cuando en la jornada de alguien haya sitio para ello",
    ],
    ja: [
      "それで届く相手が何人いるかを聞き、一か月だけ試してください",
      "払ってくれる人につながるかを五人で試してください",
      "担当している人が引き受けてくれるかをまず聞いてください",
      "誰かの仕事の中に時間を取って初めて販路になりますから、担当を決めてください",
      "そこから最初の一人に紹介してもらえるかを確かめてください",
    ],
  },
  partners: {
    en: [
      "find out who visits them anyway and would carry one more offer, and for which share",
      "ask them whose advice they follow when they buy something like it, and go there next",
      "learn which supplier they trust, and whether that one would recommend it",
      "once talks become too slow, somebody who delivers to them already can take over: name three such firms",
    ],
    de: [
      "finden Sie heraus, wer ohnehin zu ihnen kommt und für welchen Anteil ein weiteres Angebot mitnähme",
      "fragen Sie, auf wessen Rat sie beim Kauf hören, und gehen Sie als Nächstes dorthin",
      "klären Sie, welchem Lieferanten sie vertrauen und ob dieser es empfehlen würde",
      "werden Gespräche zu langsam, kann übernehmen, wer sie schon beliefert: notieren Sie drei solche Betriebe",
    ],
    es: [
      "averigüe quién los visita de todos modos y por qué parte llevaría una oferta más",
      "pregunte a quién hacen caso cuando compran algo parecido y vaya allí después",
      "sepa en qué proveedor confían y si este lo recomendaría",
      "cuando las conversaciones sean lentas, puede seguir quien ya les entrega: anote tres empresas así",
    ],
    ja: [
      "普段から出入りしていて一緒に売ってくれる相手を探してください",
      "買うときに誰の助言を聞くかを尋ね、次はその人を訪ねてください",
      "信頼している仕入れ先はどこか、そこが薦めてくれるかを確かめてください",
      "対話だけでは遅くなったら、すでに納めている会社を三つ挙げてください",
      "取引先のうち、紹介料で動いてくれる所を聞いてください",
    ],
  },
} as const satisfies Record<string, Asks>;
