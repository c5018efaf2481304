import type { Wordings } from "../../../../../../platform/drafting/telling/voice.ts";
import type { Force } from "./names.ts";

/** What to find out about each force; it follows what it concerns. */
export const forceAdvice: Readonly<Record<Force, Wordings>> = {
  demand: {
    en: [
      "ask three people when they last looked for a way out, and what they tried.",
      "find one person who would be angry if it were taken away again.",
      "note who nods and who offers time or money; only the second counts.",
    ],
    de: [
      "Fragen Sie drei Personen, wann sie zuletzt nach einem Ausweg gesucht und was sie versucht haben.",
      "Suchen Sie eine Person, die verärgert wäre, wenn man es ihr wieder wegnähme.",
      "Notieren Sie, wer nur nickt und wer Zeit oder Geld anbietet; nur das Zweite zählt.",
    ],
    es: [
      "pregunten a tres personas cuándo buscaron por última vez una salida y qué probaron.",
      "busquen a alguien que se enfadaría si se lo quitaran de nuevo.",
      "anoten quién asiente y quién ofrece tiempo o dinero; solo cuenta lo segundo.",
    ],
    ja: [
      "最後に解決策を探した時期と試したことを、三人に尋ねてください。",
      "なくなったら怒る人を一人見つけてください。",
      "うなずくだけの人と、時間やお金を出す人を分けて記録してください。",
    ],
  },
  habit: {
    en: [
      "watch how people manage without it, and note what they like about that.",
      "ask what would have to go wrong before anybody gives up the present way.",
      "find out who set up the present way and would have to defend it.",
    ],
    de: [
      "Sehen Sie zu, wie man ohne das auskommt, und notieren Sie, was daran gefällt.",
      "Fragen Sie, was schiefgehen müsste, bevor jemand den heutigen Weg aufgibt.",
      "Finden Sie heraus, wer den heutigen Weg eingeführt hat und ihn verteidigen müsste.",
    ],
    es: [
      "observen cómo se arreglan sin ello y anoten qué les gusta de esa forma.",
      "pregunten qué tendría que fallar para que alguien deje la forma actual.",
      "averigüen quién implantó la forma actual y tendría que defenderla.",
    ],
    ja: [
      "なくても済ませている様子を見て、気に入られている点を書き留めてください。",
      "何が起きれば今のやり方をやめるのかを聞いてください。",
      "今のやり方を決め、守る立場にいる人を探してください。",
    ],
  },
  rivals: {
    en: [
      "search for who sells something like it and read three complaints of their customers.",
      "ask buyers whom they would call first, and write the names down here.",
      "think through what a present supplier would do in the first month, and what would stop them.",
    ],
    de: [
      "Suchen Sie, wer Ähnliches verkauft, und lesen Sie drei Beschwerden der Kunden.",
      "Fragen Sie Käufer, wen sie zuerst anrufen würden, und tragen Sie die Namen hier ein.",
      "Überlegen Sie, was ein heutiger Lieferant im ersten Monat täte und was ihn daran hindert.",
    ],
    es: [
      "busquen quién vende algo parecido y lean tres quejas de sus clientes.",
      "pregunten a los compradores a quién llamarían primero y anoten aquí los nombres.",
      "piensen qué haría un proveedor actual en el primer mes y qué se lo impediría.",
    ],
    ja: [
      "似たものを売る会社を検索し、顧客の不満を三件読んでください。",
      "買い手が最初に相談する相手を聞き、名前をここに記録してください。",
      "今の仕入先が最初の一か月に何をするか、何がそれを妨げるかを考えてください。",
    ],
  },
  price: {
    en: [
      "ask what is paid for the same result today, and by whom.",
      "show the price before the product and see who keeps talking.",
      "find out above which amount somebody else has to sign.",
    ],
    de: [
      "Fragen Sie, was heute für dasselbe Ergebnis bezahlt wird und von wem.",
      "Zeigen Sie den Preis vor dem Produkt und achten Sie darauf, wer weiterredet.",
      "Finden Sie heraus, ab welchem Betrag jemand anderes unterschreiben muss.",
    ],
    es: [
      "pregunten cuánto se paga hoy por el mismo resultado y quién lo paga.",
      "enseñen el precio antes que el producto y miren quién sigue hablando.",
      "averigüen a partir de qué importe tiene que firmar otra persona.",
    ],
    ja: [
      "同じ結果のために今いくら、誰が払っているかを尋ねてください。",
      "商品より先に価格を示し、話を続ける人を見てください。",
      "いくらから別の人の承認が要るかを確かめてください。",
    ],
  },
  costs: {
    en: [
      "list what has to be bought each month, and from how many suppliers.",
      "ask who could raise their price tomorrow without losing you.",
      "have the present cost confirmed by the person who books it.",
    ],
    de: [
      "Listen Sie auf, was jeden Monat gekauft werden muss und bei wie vielen Lieferanten.",
      "Fragen Sie, wer morgen den Preis erhöhen könnte, ohne Sie zu verlieren.",
      "Lassen Sie die heutigen Kosten von der Person bestätigen, die sie bucht.",
    ],
    es: [
      "hagan una lista de lo que hay que comprar cada mes y a cuántos proveedores.",
      "pregunten quién podría subir el precio mañana sin perderles.",
      "hagan confirmar el coste actual por quien lo contabiliza.",
    ],
    ja: [
      "毎月の仕入れと仕入先の数を書き出してください。",
      "明日値上げしても取引が続く相手は誰かを考えてください。",
      "今の費用を、記帳している人に確認してもらってください。",
    ],
  },
  limits: {
    en: [
      "ask which rule, norm or contract could forbid it, before the trial.",
      "agree beforehand at what sign the trial is stopped.",
      "find out who may grant an exception, and what they want to see for it.",
    ],
    de: [
      "Fragen Sie vor dem Versuch, welche Regel, welche Norm oder welcher Vertrag es verbieten könnte.",
      "Vereinbaren Sie vorher, bei welchem Zeichen der Versuch endet.",
      "Finden Sie heraus, wer eine Ausnahme erlauben darf und was er dafür sehen will.",
    ],
    es: [
      "pregunten antes de la prueba qué regla, norma o contrato podría prohibirlo.",
      "acuerden de antemano con qué señal se para la prueba.",
      "averigüen quién puede permitir una excepción y qué quiere ver para ello.",
    ],
    ja: [
      "試行の前に、禁じている規則や契約がないかを尋ねてください。",
      "どの兆しが出たら中止するかを、先に決めてください。",
      "例外を認められる人と、その条件を調べてください。",
    ],
  },
  change: {
    en: [
      "find a second person who sees the same change and did not hear it from you.",
      "say what would have to happen for the change to turn round.",
      "ask who has adapted to the change already, and how.",
    ],
    de: [
      "Suchen Sie eine zweite Person, die dieselbe Veränderung sieht und sie nicht von Ihnen hat.",
      "Sagen Sie, was geschehen müsste, damit sich die Veränderung umkehrt.",
      "Fragen Sie, wer sich schon angepasst hat und wie.",
    ],
    es: [
      "busquen a otra persona que vea el mismo cambio sin haberlo oído de ustedes.",
      "digan qué tendría que pasar para que el cambio se invierta.",
      "pregunten quién se ha adaptado ya y cómo.",
    ],
    ja: [
      "同じ変化を、別の経路で見ている人を探してください。",
      "変化が逆転するには何が必要かを書いてください。",
      "すでに対応した人と、その方法を尋ねてください。",
    ],
  },
};
