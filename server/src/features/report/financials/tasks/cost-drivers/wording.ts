import type { InEach } from "../../../../../platform/drafting/telling/draft-language.ts";
import type { Asks } from "../../telling/teller.ts";

/** The kinds of cost that every offer has, as drafts name them. */
export const costTitles = {
  people: { en: "People who run it", de: "Menschen im Betrieb", es: "Personas que lo llevan", ja: "運営する人" },
  sale: {
    en: "What each sale brings along",
    de: "Was jeder Verkauf mitbringt",
    es: "Lo que trae cada venta",
    ja: "一件ごとの費用",
  },
  winning: { en: "Winning customers", de: "Kunden gewinnen", es: "Conseguir clientes", ja: "お客様の獲得" },
} as const satisfies Record<string, InEach<string>>;

/** What drafts say of them. Clauses that follow a quotation. */
export const costWording = {
  people: {
    en: [
      "whose hours that takes is not said yet: the share is a start value until a week of them is written down",
      "let those who would do the work list its tasks, and put their hours in place of this start value",
      "the share of wages is a start value; ask for a roster of the first month",
      "nobody has said who does this on a Monday, so the share here only holds the place",
    ],
    de: [
      "wessen Stunden das braucht, ist noch nicht gesagt: der Anteil ist ein Startwert, bis eine Woche aufgeschrieben ist",
      "lassen Sie die Aufgaben von denen auflisten, die sie täten, und setzen Sie deren Stunden an die Stelle dieses Startwerts",
      "der Anteil der Löhne ist ein Startwert, verlangen Sie einen Dienstplan des ersten Monats",
      "noch ist nicht gesagt, wer das an einem Montag tut, der Anteil hält hier nur den Platz",
    ],
    es: [
      "no se ha dicho de quién son las horas: la parte es un valor inicial hasta que se anote una semana",
      "que quienes harían el trabajo enumeren sus tareas, y ponga sus horas en lugar de este valor inicial",
      "la parte de los salarios es un valor inicial; pida un cuadrante del primer mes",
      "nadie ha dicho quién hace esto un lunes, así que la parte solo guarda el sitio",
    ],
    ja: [
      "誰の時間が要るかはまだ書かれていませんから、この割合は仮の値です",
      "作業する人に手順を挙げてもらい、その時間でこの仮の値を置き換えてください",
      "人件費の割合は仮の値ですから、最初の一か月の勤務表を作ってください",
      "月曜日に誰が担当するかを決めるまで、割合は仮に置いています",
      "一週間の作業を書き出すまで、人の割合は仮の値です",
    ],
  },
  fewerHours: {
    en: [
      "see which tasks what is there already can take over before anyone is hired",
      "lend people and hours from what exists by the day, until the need is known",
      "let those around it do the work for the first month, and hire only for what is left over",
      "decide which task may wait when one person is ill, so that nobody is kept in reserve",
    ],
    de: [
      "prüfen Sie, welche Aufgaben das Vorhandene übernehmen kann, bevor Sie jemanden einstellen",
      "leihen Sie Leute und Stunden tageweise aus dem Bestehenden, bis der Bedarf bekannt ist",
      "lassen Sie die Arbeit im ersten Monat dort miterledigen und stellen Sie nur für den Rest ein",
      "entscheiden Sie, welche Aufgabe warten darf, wenn jemand krank ist, damit niemand in Reserve steht",
    ],
    es: [
      "vea qué tareas puede asumir lo que ya existe antes de contratar a alguien",
      "preste personas y horas de lo existente por días, hasta conocer la necesidad",
      "deje que el primer mes el trabajo se haga ahí, y contrate solo para lo que sobre",
      "decida qué tarea puede esperar si alguien enferma, para no tener a nadie de reserva",
    ],
    ja: [
      "人を雇う前に、今あるもので引き受けられる作業を選んでください",
      "必要な時間がわかるまで、今の体制から日単位で人を借りてください",
      "最初の一か月は今の仕事と兼ね、残った分だけ人を増やしてください",
      "一人休んだときに待てる作業を決め、予備の人を置かずに済ませてください",
      "今あるものを使って減らせる時間を書き出してください",
    ],
  },
  sale: {
    en: [
      "what is used up, driven or paid out with every sale is not added up yet, so its share is a start value",
      "follow one order from start to end and note each bill; until then the share is a start value",
      "ask for two offers on what has to be bought for it, and replace the start value by them",
      "this share, a start value, grows with every sale: count it for a single one first",
    ],
    de: [
      "was mit jedem Verkauf verbraucht, gefahren oder ausgezahlt wird, ist noch nicht zusammengezählt, der Anteil ist ein Startwert",
      "begleiten Sie einen Auftrag vom Anfang bis zum Ende und notieren Sie jede Rechnung, bis dahin gilt ein Startwert",
      "holen Sie zwei Angebote für das ein, was dafür zu kaufen ist, und ersetzen Sie den Startwert",
      "dieser Anteil, ein Startwert, wächst mit jedem Verkauf: rechnen Sie ihn zuerst für einen einzigen aus",
    ],
    es: [
      "lo que se gasta, se conduce o se paga con cada venta aún no está sumado, su parte es un valor inicial",
      "siga un pedido de principio a fin y anote cada factura; hasta entonces vale un valor inicial",
      "pida dos ofertas de lo que hay que comprar para ello y sustituya con ellas el valor inicial",
      "esta parte, un valor inicial, crece con cada venta: calcúlela primero para una sola",
    ],
    ja: [
      "一件ごとに使う材料と移動と支払いはまだ足されていませんから、割合は仮の値です",
      "一つの注文を最後まで追い、請求を全部書き留めてから仮の値を直してください",
      "買う必要のあるものの見積もりを二つ取り、仮の値と替えてください",
      "売れるたびに増える費用ですから、まず一件分を計算してください",
      "一回届けるまでの費用を並べ、この仮の割合を直してください",
    ],
  },
  cheaperSale: {
    en: [
      "keep what sets it apart and leave all else out of the first version",
      "spend money on this one thing, and rent or borrow the rest until the tenth customer has paid",
      "ask which part of each sale serves it, and drop one part that does not",
      "this must stay when costs are cut, so say now what may go instead",
    ],
    de: [
      "behalten Sie, was es unterscheidet, und lassen Sie alles andere in der ersten Fassung weg",
      "geben Sie nur dafür Geld aus und leihen Sie den Rest, bis der zehnte Kunde gezahlt hat",
      "fragen Sie, welcher Teil jedes Verkaufs dem dient, und streichen Sie einen, der es nicht tut",
      "das muss bei jeder Kürzung bleiben, sagen Sie also jetzt, was stattdessen wegfallen darf",
    ],
    es: [
      "conserve lo que lo distingue y deje todo lo demás fuera de la primera versión",
      "gaste solo en esto y alquile o pida prestado el resto hasta que pague el décimo cliente",
      "pregunte qué parte de cada venta le sirve a esto y quite una que no",
      "esto debe quedar cuando se recorte, así que diga ya qué puede desaparecer en su lugar",
    ],
    ja: [
      "違いになる部分だけを残し、最初の版では他を省いてください",
      "お金はここだけに使い、残りは十人目が払うまで借りて済ませてください",
      "一件ごとの作業のうち、これに役立たないものを一つやめてください",
      "費用を削るときもここは残し、代わりに減らせるものを決めてください",
      "ここに関わらない出費を一つ挙げ、外してください",
    ],
  },
  winning: {
    en: [
      "what it takes to win one customer is not known, and the share is a start value until the first three are won",
      "note the hours of every talk from now on; they replace this start value",
      "how long they take to decide sets this cost, so ask how it went with their last purchase",
      "the share is a start value: it follows from how many must be asked for one to say yes",
    ],
    de: [
      "was es braucht, einen Kunden zu gewinnen, ist nicht bekannt, der Anteil ist ein Startwert, bis die ersten drei gewonnen sind",
      "notieren Sie ab jetzt die Stunden jedes Gesprächs, sie ersetzen diesen Startwert",
      "wie lange sie überlegen, bestimmt diese Kosten: fragen Sie nach ihrem letzten Kauf",
      "der Anteil ist ein Startwert, er folgt daraus, wie viele man für ein Ja fragen muss",
    ],
    es: [
      "no se sabe lo que cuesta ganar un cliente, y la parte es un valor inicial hasta los tres primeros",
      "anote desde ahora las horas de cada conversación; sustituyen este valor inicial",
      "lo que tardan en decidir fija este coste, así que pregunte por su última compra",
      "la parte es un valor inicial: depende de a cuántos hay que preguntar para un sí",
    ],
    ja: [
      "一人を得るまでの手間はまだわかりませんから、最初の三人までは仮の値です",
      "これから話した時間を毎回記録し、この仮の値を置き換えてください",
      "決めるまでの長さで費用が変わりますから、前回の購入の経過を聞いてください",
      "一つの「はい」に何人必要かを数え、仮の割合を直してください",
      "商談にかけた時間を数えるまで、割合は仮の値です",
    ],
  },
  cheaperWinning: {
    en: [
      "say this first in every talk, and stop what brings visitors and no signature",
      "let the first customer tell the second one about it in his own words",
      "show it on one page before any call, so that fewer talks are lost",
      "ask first where one yes brings several customers for whom it counts",
    ],
    de: [
      "sagen Sie das in jedem Gespräch zuerst und beenden Sie, was Besucher und keine Unterschrift bringt",
      "lassen Sie den ersten Kunden dem zweiten davon in eigenen Worten erzählen",
      "zeigen Sie es vor jedem Anruf auf einer Seite, damit weniger Gespräche verloren gehen",
      "fragen Sie zuerst dort, wo ein Ja mehrere Kunden bringt, für die es zählt",
    ],
    es: [
      "dígalo al principio de cada conversación y deje lo que trae visitas y ninguna firma",
      "deje que el primer cliente se lo cuente al segundo con sus palabras",
      "enséñelo en una página antes de llamar, para perder menos conversaciones",
      "pregunte primero donde un sí trae a varios clientes a quienes les importa",
    ],
    ja: [
      "商談ではこれを最初に伝え、契約につながらない方法はやめてください",
      "最初のお客様の言葉で、次の人に話してもらってください",
      "連絡する前に一枚の紙で見せ、無駄になる商談を減らしてください",
      "これを大事にする人が複数いる所から当たってください",
      "この一点だけを伝える短い案内を作って試してください",
    ],
  },
} as const satisfies Record<string, Asks>;
