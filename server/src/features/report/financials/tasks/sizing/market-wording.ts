import type { Asks } from "../../telling/teller.ts";

/** What drafts say of how large a market is. Clauses that follow a quotation; a start value is called one. */
export const marketWording = {
  counted: {
    en: [
      "the number is taken from there, so ask who counted and when",
      "that is the number used here, as you wrote it",
      "your own number stands here, and a list of names would prove it",
    ],
    de: [
      "die Zahl ist von dort übernommen, fragen Sie, wer wann gezählt hat",
      "mit dieser Zahl wird hier gerechnet, wie Sie sie geschrieben haben",
      "hier steht Ihre eigene Zahl, eine Namensliste würde sie belegen",
    ],
    es: [
      "el número se toma de ahí, pregunte quién contó y cuándo",
      "con ese número se calcula aquí, tal como usted lo escribió",
      "aquí está su propio número, una lista de nombres lo probaría",
    ],
    ja: [
      "数はそこから取りましたから、誰がいつ数えたかを確かめてください",
      "書かれた数をそのまま使っています",
      "ご自身の数ですから、名前の一覧で裏付けてください",
    ],
  },
  customers: {
    en: [
      "how many there are is not said yet: this start value holds until a register or a trade association gives the count",
      "count them in one town, multiply by hand, and replace this start value",
      "nobody has counted them, so a round start value stands here; an association of theirs would know",
      "this start value is a round number to begin with, until you have a list of all of them",
    ],
    de: [
      "wie viele es gibt, ist noch nicht gesagt: der Startwert gilt, bis ein Register oder ein Verband die Zahl nennt",
      "zählen Sie sie in einer Stadt, rechnen Sie hoch und ersetzen Sie diesen Startwert",
      "gezählt hat sie noch niemand, deshalb steht hier ein runder Startwert; ihr Verband wüsste es",
      "dieser Startwert ist eine runde Zahl zum Beginnen, bis Sie eine Liste von allen haben",
    ],
    es: [
      "no se ha dicho cuántos hay: este valor inicial vale hasta que un registro o una asociación dé la cifra",
      "cuéntelos en una ciudad, extrapole a mano y sustituya este valor inicial",
      "nadie los ha contado, por eso hay aquí un valor inicial redondo; su asociación lo sabría",
      "este valor inicial es un número redondo para empezar, hasta tener una lista de todos",
    ],
    ja: [
      "何人いるかはまだ書かれていませんから、統計や業界団体の数が出るまでは仮の値です",
      "一つの町で数えて掛け算し、この仮の値を置き換えてください",
      "まだ誰も数えていませんから、丸い仮の値を置いています",
      "一覧ができるまでの仮の値ですから、業界団体に数を尋ねてください",
      "公の名簿で数え、この仮の値を直してください",
    ],
  },
  spend: {
    en: [
      "what one customer spends on that today is not said; the start value is twice the price and waits for two real bills",
      "add up bills and hours of last year with one customer, and replace this start value",
      "ask two of them what the present way costs a year; until then a start value stands here",
      "the start value assumes that the present way costs twice the price, which nobody has checked",
    ],
    de: [
      "was ein Kunde heute dafür ausgibt, ist nicht gesagt; der Startwert ist das Doppelte des Preises und wartet auf zwei echte Rechnungen",
      "zählen Sie mit einem Kunden Rechnungen und Stunden des letzten Jahres zusammen und ersetzen Sie diesen Startwert",
      "fragen Sie zwei von ihnen, was der heutige Weg im Jahr kostet, bis dahin steht hier ein Startwert",
      "der Startwert nimmt an, dass der heutige Weg doppelt so viel kostet wie der Preis, geprüft hat das niemand",
    ],
    es: [
      "no se ha dicho cuánto gasta hoy un cliente en ello; el valor inicial es el doble del precio y espera dos facturas reales",
      "sume con un cliente facturas y horas del último año y sustituya este valor inicial",
      "pregunte a dos de ellos cuánto cuesta al año la forma actual; hasta entonces hay un valor inicial",
      "el valor inicial supone que la forma actual cuesta el doble del precio, y nadie lo ha comprobado",
    ],
    ja: [
      "今いくらかけているかはまだわかりませんから、仮の値は価格の二倍にしてあります",
      "一人のお客様と昨年の請求と時間を足し、この仮の値を置き換えてください",
      "今のやり方に年間いくらかかるかを二人に聞くまでは仮の値です",
      "今の費用を価格の二倍と仮に置いていますから、実際の請求書で直してください",
      "去年の出費を見せてもらい、仮の値と替えてください",
    ],
  },
  region: {
    en: [
      "which part of them you can serve with that follows from region, rules and kind of customer; the share is a start value",
      "draw the line between those you can serve and the rest, and count: the share is a start value",
      "list what a customer must have for it to work, check ten of them, and replace the start value",
      "the share within reach is a start value that your first region will correct",
    ],
    de: [
      "welchen Teil Sie damit bedienen können, folgt aus Region, Regeln und Art der Kunden; der Anteil ist ein Startwert",
      "ziehen Sie die Grenze zwischen denen, die Sie bedienen können, und dem Rest, und zählen Sie: der Anteil ist ein Startwert",
      "schreiben Sie auf, was ein Kunde dafür haben muss, prüfen Sie zehn und ersetzen Sie den Startwert",
      "der Anteil in Reichweite ist ein Startwert, den Ihre erste Region berichtigt",
    ],
    es: [
      "qué parte puede atender con ello depende de región, normas y tipo de cliente; la parte es un valor inicial",
      "trace la línea entre los que puede atender y el resto, y cuente: la parte es un valor inicial",
      "anote lo que un cliente debe tener para que funcione, compruébelo en diez y sustituya el valor inicial",
      "la parte al alcance es un valor inicial que su primera región corregirá",
    ],
    ja: [
      "対応できる割合は地域と決まりで変わりますから、これは仮の値です",
      "対応できる相手とできない相手を分けて数え、仮の割合を直してください",
      "使うために必要な条件を挙げ、十人で確かめてから仮の値と替えてください",
      "最初の地域が決まるまで、届く割合は仮の値です",
      "どこまで対応するかを決め、この仮の割合を直してください",
    ],
  },
  won: {
    en: [
      "the share that could be won is a start value: divide your goal by the number of customers once both are known",
      "a small start value stands here; the part of first talks that ends in a signature will replace it",
      "see how long your last new offer took to be bought, and put that in place of this start value",
      "what you could win is assumed to be little; this start value changes with the first ten answers",
    ],
    de: [
      "der Anteil, den Sie gewinnen, ist ein Startwert: teilen Sie Ihr Ziel durch die Zahl der Kunden, sobald beide bekannt sind",
      "hier steht ein kleiner Startwert, ersetzen wird ihn der Teil der ersten Gespräche, der mit einer Unterschrift endet",
      "sehen Sie nach, wie lange Ihr letztes neues Angebot brauchte, und setzen Sie das an die Stelle dieses Startwerts",
      "was zu gewinnen ist, ist gering angenommen, dieser Startwert ändert sich mit den ersten zehn Antworten",
    ],
    es: [
      "la parte que se puede ganar es un valor inicial: divida su meta por el número de clientes cuando sepa ambos",
      "aquí hay un valor inicial pequeño; lo sustituirá la parte de las primeras conversaciones que acabe en firma",
      "mire cuánto tardó su última oferta nueva en venderse y póngalo en lugar de este valor inicial",
      "se supone que se gana poco; este valor inicial cambia con las diez primeras respuestas",
    ],
    ja: [
      "得られる割合は仮の値ですから、目標をお客様の数で割って直してください",
      "最初の商談のうち契約になった割合で、この小さな仮の値を置き換えてください",
      "前回の新しい提供がどれだけ売れたかを調べ、仮の値と替えてください",
      "控えめな仮の値ですから、最初の十人の返事で直してください",
      "目標に必要な割合を計算し、この仮の値と比べてください",
    ],
  },
} as const satisfies Record<string, Asks>;
