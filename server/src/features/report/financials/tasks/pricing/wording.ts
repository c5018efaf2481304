import type { Asks } from "../../telling/teller.ts";

/** What drafts say of a price. Clauses that follow a quotation. */
export const pricingWording = {
  /** The price is the one people wrote. */
  written: {
    en: [
      "the price is taken from there and nobody has paid it yet",
      "this price is your own; what it has not met is a customer with a pen",
      "your price stands here as you gave it, still to be paid by somebody",
      "the amount comes from these words, and the first bill has yet to be written",
    ],
    de: [
      "der Preis ist von dort übernommen, bezahlt hat ihn noch niemand",
      "dieser Preis ist Ihr eigener, unterschrieben hat ihn noch kein Kunde",
      "Ihr Preis steht hier, wie Sie ihn genannt haben, die erste Rechnung fehlt noch",
      "der Betrag stammt aus diesen Worten und muss sich noch bewähren",
    ],
    es: [
      "el precio se toma de ahí y todavía nadie lo ha pagado",
      "este precio es el suyo, y aún no lo ha firmado ningún cliente",
      "su precio figura aquí tal como lo dio, falta la primera factura",
      "el importe sale de estas palabras y está por probar",
    ],
    ja: [
      "価格はそこから取りましたが、まだ誰も払っていません",
      "この価格はご自身の言葉によるもので、契約はこれからです",
      "書かれた金額をそのまま使っていますから、最初の請求はまだです",
      "金額はこの言葉のとおりですが、お客様の返事はまだありません",
    ],
  },
  /** The price people wrote is not in dollars, or not whole. */
  otherMoney: {
    en: [
      "these pages count in US dollars, so a start value stands here until you enter what your price comes to",
      "replace the start value by your price in whole US dollars, which is the money of these pages",
      "your price is not converted: the amount shown is a start value in US dollars and waits for yours",
      "enter it in US dollars yourself, because until then the amount here is only a start value",
    ],
    de: [
      "diese Seiten rechnen in US-Dollar, deshalb steht hier ein Startwert, bis Sie Ihren Preis umgerechnet eintragen",
      "ersetzen Sie den Startwert durch Ihren Preis in ganzen US-Dollar, darin rechnen diese Seiten",
      "Ihr Preis ist nicht umgerechnet: der Betrag hier ist ein Startwert in US-Dollar und wartet auf Ihren",
      "tragen Sie ihn in US-Dollar ein, bis dahin ist der Betrag hier nur ein Startwert",
    ],
    es: [
      "estas páginas calculan en dólares, por eso hay aquí un valor inicial hasta que usted ponga su precio convertido",
      "sustituya el valor inicial por su precio en dólares enteros, la moneda de estas páginas",
      "su precio no está convertido: el importe es un valor inicial en dólares que espera al suyo",
      "anótelo en dólares, pues hasta entonces el importe de aquí es solo un valor inicial",
    ],
    ja: [
      "このページは米ドルで計算していますから、換算した価格を入れるまでは仮の値です",
      "表示の金額は米ドルの仮の値ですから、ご自身の価格を換算して置き換えてください",
      "価格は換算していませんから、米ドルでの額を入れてください",
      "ここにあるのは米ドルの仮の値なので、実際の価格に直してください",
      "米ドルに直した額を入力し、仮の値と取り替えてください",
    ],
  },
  /** Nobody wrote a price. */
  start: {
    en: [
      "no price is said yet; the amount here is a start value to be replaced after the first three talks",
      "the amount is a start value and no estimate: ask what the nearest thing costs them today",
      "nobody has named a price, so a round start value holds its place",
      "what it may cost is not said yet, and the start value here stands only so that the pages can count",
    ],
    de: [
      "ein Preis ist noch nicht gesagt, der Betrag ist ein Startwert und nach den ersten drei Gesprächen zu ersetzen",
      "der Betrag ist ein Startwert und keine Schätzung: fragen Sie, was das Nächstliegende heute kostet",
      "noch hat niemand einen Preis genannt, ein runder Startwert hält den Platz",
      "was es kosten darf, ist noch nicht gesagt, der Startwert steht hier nur zum Rechnen",
    ],
    es: [
      "aún no hay precio; el importe es un valor inicial que se sustituye tras las tres primeras conversaciones",
      "el importe es un valor inicial y no una estimación: pregunte cuánto les cuesta hoy lo más parecido",
      "nadie ha nombrado un precio, un valor inicial redondo guarda el sitio",
      "no se ha dicho cuánto puede costar, el valor inicial está solo para poder calcular",
    ],
    ja: [
      "価格はまだ書かれていませんから、この額は仮の値ですから、三人と話した後に置き換えてください",
      "この額は仮の値で、見積もりではありませんから、近いものに今いくら払っているかを聞いてください",
      "価格を挙げた人はまだいませんから、丸い仮の値を置いています",
      "いくらまで払えるかは未定ですから、計算のために仮の値を置いています",
    ],
  },
  /** How to test it. */
  test: {
    en: [
      "name the price before you explain anything, and note who asks the next question",
      "offer it in writing with a date for the answer; silence counts as a no",
      "ask a handful of them for a deposit: those who hesitate tell you what is wrong with the price",
      "show two of them this price and two others half as much again, and compare the answers",
    ],
    de: [
      "nennen Sie den Preis, bevor Sie etwas erklären, und notieren Sie, wer weiterfragt",
      "bieten Sie es schriftlich mit einem Antworttermin an, Schweigen zählt als Nein",
      "bitten Sie einige um eine Anzahlung: wer zögert, sagt Ihnen, was am Preis nicht stimmt",
      "zeigen Sie zweien diesen Preis und zwei anderen das Anderthalbfache, und vergleichen Sie die Antworten",
    ],
    es: [
      "diga el precio antes de explicar nada y anote quién sigue preguntando",
      "ofrézcalo por escrito con fecha de respuesta; el silencio cuenta como un no",
      "pida a unos pocos una señal: quien duda le dirá qué falla en el precio",
      "muestre a dos este precio y a otros dos la mitad más, y compare las respuestas",
    ],
    ja: [
      "説明の前に価格を伝え、次の質問をした人を記録してください",
      "回答期限を付けて書面で示し、返事がなければ断られたと数えてください",
      "数人に前金をお願いし、ためらう理由を聞いてください",
      "二人にこの価格、別の二人に五割高い価格を示し、返事を比べてください",
      "価格だけを見せ、その場の反応を書き留めてください",
    ],
  },
  /** What it is compared with. */
  comparison: {
    en: [
      "find out what is paid for that today, in money and in hours, for the price will be held against it",
      "the price competes with leaving this as it is; ask what that cost last month",
      "a customer compares the price with this, so ask for the last bill that came of it",
      "what it costs to live with that is not said yet, and without it no price looks cheap",
    ],
    de: [
      "finden Sie heraus, was dafür heute an Geld und Stunden gezahlt wird, daran misst sich der Preis",
      "der Preis steht im Wettbewerb mit dem Belassen, fragen Sie, was es im letzten Monat gekostet hat",
      "damit vergleicht ein Kunde den Preis, lassen Sie sich die letzte Rechnung dazu zeigen",
      "was das Leben damit kostet, ist noch nicht gesagt, und ohne diese Zahl wirkt kein Preis günstig",
    ],
    es: [
      "averigüe cuánto se paga hoy por ello, en dinero y en horas, pues con eso se medirá el precio",
      "el precio compite con dejarlo como está; pregunte cuánto costó el mes pasado",
      "con esto compara el cliente el precio, pida que le enseñen la última factura",
      "no se ha dicho cuánto cuesta vivir con ello, y sin ese dato ningún precio parece barato",
    ],
    ja: [
      "価格と比べられますから、今それに払っているお金と時間を調べてください",
      "何もしない場合に先月いくらかかったかを聞いてください",
      "比べられるのは今の負担ですから、直近の請求書を見せてもらってください",
      "そのままにする費用はまだわかりませんから、比べる額を先に聞いてください",
      "今の負担を金額にして、価格の横に並べてください",
    ],
  },
  /** Who signs. */
  signer: {
    en: [
      "who may sign for the price alone is not said yet, and it decides how long a sale takes",
      "ask up to which amount one person decides, and stay below it with the first offer",
      "learn which budget it would come from and in which month that is planned",
      "the person who uses it and the person who pays may differ: ask both",
    ],
    de: [
      "wer den Preis allein freigeben darf, ist noch nicht gesagt, davon hängt die Dauer eines Verkaufs ab",
      "fragen Sie, bis zu welchem Betrag eine Person allein entscheidet, und bleiben Sie beim ersten Angebot darunter",
      "klären Sie, aus welchem Budget es käme und in welchem Monat dieses geplant wird",
      "wer es nutzt und wer zahlt, kann verschieden sein: fragen Sie beide",
    ],
    es: [
      "no se ha dicho quién puede aprobar solo el precio, y de ello depende lo que tarda una venta",
      "pregunte hasta qué importe decide una sola persona y quédese por debajo en la primera oferta",
      "averigüe de qué presupuesto saldría y en qué mes se planifica",
      "quien lo usa y quien lo paga pueden ser distintos: pregunte a ambos",
    ],
    ja: [
      "この価格を一人で決裁できる人はまだわかりませんから、商談の長さを左右します",
      "一人で決められる上限額を聞き、最初の提案はその下にしてください",
      "どの予算から、いつ計画されるのかを確かめてください",
      "使う人と払う人が違うかもしれませんから、両方に聞いてください",
      "決裁の流れを一度たどってもらってください",
    ],
  },
} as const satisfies Record<string, Asks>;
