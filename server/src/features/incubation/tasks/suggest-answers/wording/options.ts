import type { InEach } from "../../../../../platform/drafting/telling/draft-language.ts";

/** When an option of a choice question fits, by its value; ends of sentences that begin with a quotation. */
export const reasonsByOption: Readonly<Record<string, InEach<string>>> = {
  customers: {
    en: "it fits if those who buy from you today would try this first; name a few who would.",
    de: "Es passt, wenn Ihre heutigen Kunden dies als Erste probieren würden; nennen Sie einige.",
    es: "encaja si quienes ya les compran lo probarían primero; conviene nombrar a algunos.",
    ja: "今のお客様が最初に試しそうなら当てはまるので、何人か挙げてみてください。",
  },
  sales_channels: {
    en: "it fits if the ways by which you sell today reach these people; name one that does.",
    de: "Es passt, wenn Ihre Vertriebswege diese Menschen erreichen; nennen Sie einen, der es tut.",
    es: "encaja si sus canales de venta llegan a estas personas; conviene nombrar uno que llegue.",
    ja: "今の販売経路がこの相手に届くなら当てはまるので、その一つを挙げてください。",
  },
  data: {
    en: "it fits if your records already show where this happens; say which ones.",
    de: "Es passt, wenn Ihre Aufzeichnungen schon zeigen, wo das vorkommt; sagen Sie, welche.",
    es: "encaja si sus registros ya muestran dónde ocurre; conviene decir cuáles.",
    ja: "手元の記録からどこで起きているかが分かるなら当てはまるので、どの記録かを挙げてください。",
  },
  technology: {
    en: "it fits if a part of this rests on something you have developed yourselves.",
    de: "Es passt, wenn ein Teil davon auf etwas beruht, das Sie selbst entwickelt haben.",
    es: "encaja si una parte se apoya en algo que han desarrollado ustedes.",
    ja: "自社で開発したものが一部を支えるなら当てはまります。",
  },
  know_how: {
    en: "it fits if people in the house can judge this from their own work.",
    de: "Es passt, wenn Leute im Haus das aus eigener Arbeit beurteilen können.",
    es: "encaja si en la casa hay quien pueda juzgarlo por su propio trabajo.",
    ja: "社内に、自分の仕事の経験から判断できる人がいるなら当てはまります。",
  },
  capacity: {
    en: "it fits if this could begin on machines, vehicles or rooms that stand idle at times; say when.",
    de: "Es passt, wenn es auf Maschinen, Fahrzeugen oder Flächen beginnen kann, die zeitweise frei sind; sagen Sie, wann.",
    es: "encaja si puede empezar con máquinas, vehículos o espacios que a ratos están libres; conviene decir cuándo.",
    ja: "空いている機械や車両、場所で始められるなら当てはまるので、いつ空くかを挙げてください。",
  },
  brand: {
    en: "it fits if your name opens a door here; ask somebody concerned what it stands for.",
    de: "Es passt, wenn Ihr Name hier eine Tür öffnet; fragen Sie Betroffene, wofür er steht.",
    es: "encaja si su nombre abre aquí una puerta; conviene preguntar a algún afectado qué le sugiere.",
    ja: "会社の名前が扉を開くなら当てはまるので、どう受け止められているかを聞いてください。",
  },
  partners: {
    en: "it fits if somebody you work with already would do a part of this; name the part.",
    de: "Es passt, wenn jemand, mit dem Sie schon arbeiten, einen Teil davon übernähme; nennen Sie den Teil.",
    es: "encaja si alguien con quien ya trabajan haría una parte; conviene nombrarla.",
    ja: "すでに付き合いのある相手が一部を担うなら当てはまるので、どの部分かを挙げてください。",
  },
  permits: {
    en: "it fits if you hold an approval that covers this and others would wait for.",
    de: "Es passt, wenn Sie eine Zulassung haben, die das abdeckt und auf die andere warten müssten.",
    es: "encaja si tienen una autorización que lo cubre y que otros tendrían que esperar.",
    ja: "他社なら待つことになる許認可をすでに持っているなら当てはまります。",
  },
  revenue: {
    en: "it fits if somebody would pay for this from a budget they have; ask who.",
    de: "Es passt, wenn jemand dafür aus einem vorhandenen Budget zahlen würde; fragen Sie, wer.",
    es: "encaja si alguien pagaría por ello con un presupuesto que ya tiene; conviene preguntar quién.",
    ja: "今ある予算から払う人がいるなら当てはまるので、誰かを確かめてください。",
  },
  savings: {
    en: "it fits if this would mostly spare work or material that you pay for today.",
    de: "Es passt, wenn es vor allem Arbeit oder Material spart, das Sie heute bezahlen.",
    es: "encaja si sobre todo ahorra trabajo o material que hoy pagan ustedes.",
    ja: "今払っている手間や材料が主に減るのなら当てはまります。",
  },
  unsure: {
    en: "it fits as long as nobody has been asked whether they would pay.",
    de: "Es passt, solange niemand gefragt wurde, ob er zahlen würde.",
    es: "encaja mientras no se haya preguntado a nadie si pagaría.",
    ja: "払うかどうかをまだ誰にも聞いていないなら当てはまります。",
  },
};

/** For options that are not told of here. */
export const reasonForAnyOption: InEach<string> = {
  en: "it fits if you can name an example of it.",
  de: "Es passt, wenn Sie ein Beispiel dafür nennen können.",
  es: "encaja si puede nombrar un ejemplo.",
  ja: "例を一つ挙げられるなら当てはまります。",
};
