import type { Asks } from "../../telling/teller.ts";

/** What drafts say of how an idea pays off. Clauses that follow a quotation; `{model}` is the label of a business model. */
export const businessModelWording = {
  /** How the money comes was said: what would prove it. */
  paid: {
    en: [
      "believe it once one of them has signed, and ask for that signature next",
      "before anything is built, one customer should agree to it in writing",
      "decide now who asks the first customer to sign for exactly this",
      "what is missing is a person who has said yes to it with a date",
    ],
    de: [
      "belastbar wird das mit der ersten Unterschrift, holen Sie diese als Nächstes ein",
      "bevor etwas gebaut wird, sollte ein Kunde dem schriftlich zustimmen",
      "legen Sie fest, wer den ersten Kunden genau darum bittet",
      "es fehlt jemand, der mit einem Datum dazu Ja gesagt hat",
    ],
    es: [
      "será firme con la primera firma, pídala como paso siguiente",
      "antes de construir nada, un cliente debería aceptarlo por escrito",
      "decida quién pide al primer cliente exactamente eso",
      "falta alguien que haya dicho que sí con una fecha",
    ],
    ja: [
      "まず一社から書面で同意をもらってください",
      "作り始める前に、最初の一人に契約の意思を確かめてください",
      "誰がいつ最初の契約をお願いするかを決めてください",
      "日付のある「はい」を一つ得ることが次の一歩です",
      "この条件で払う人を一人、名前で挙げてください",
    ],
  },
  /** Nothing was said of how the money comes. */
  unpaid: {
    en: [
      "who would pay, and from which budget, is not said yet: ask three of those concerned who signs for such things",
      "nobody has said yet who pays for what; find the person whose budget the problem eats today",
      "it is open who pays: let two people concerned show what they spend on it now",
      "a payer is not named yet, so begin by asking who would miss it if it were gone",
    ],
    de: [
      "wer aus welchem Budget zahlt, ist noch nicht gesagt: fragen Sie drei Betroffene, wer so etwas unterschreibt",
      "noch ist nicht gesagt, wer wofür zahlt; suchen Sie die Person, deren Budget heute darunter leidet",
      "offen ist, wer zahlt: lassen Sie sich von zwei Betroffenen zeigen, was sie heute dafür ausgeben",
      "ein Zahler ist noch nicht genannt, fragen Sie also zuerst, wem das Angebot fehlen würde",
    ],
    es: [
      "aún no se ha dicho quién paga ni de qué presupuesto: pregunte a tres afectados quién firma algo así",
      "todavía no consta quién paga por qué; busque a la persona cuyo presupuesto lo sufre hoy",
      "queda abierto quién paga: pida a dos afectados que le muestren lo que gastan hoy en ello",
      "no se ha nombrado a nadie que pague, así que pregunte primero quién lo echaría de menos",
    ],
    ja: [
      "誰がどの予算から払うかはまだ書かれていませんから、決裁する人を三人に尋ねてください",
      "払う人はまだ決まっていませんから、今その負担を負っている予算の持ち主を探してください",
      "支払いについてはまだ答えがありませんから、二人に今の出費を見せてもらってください",
      "誰が払うかは未定ですから、なくなると困る人は誰かを最初に聞いてください",
      "払う相手がまだ見えませんから、似た出費を承認した人に会ってください",
    ],
  },
  /** What one sale costs. */
  oneSale: {
    en: [
      "what one sale costs you is not said yet, so add up material, hours and trips for a single customer",
      "put beside it what a single sale leaves after its own cost; that sum is still missing",
      "work out what remains of one sale before counting many of them",
      "the cost of serving one customer is not known yet; let whoever would do the work estimate it",
    ],
    de: [
      "was ein einzelner Verkauf Sie kostet, ist noch nicht gesagt: rechnen Sie Material, Stunden und Wege für einen Kunden zusammen",
      "stellen Sie daneben, was von einem Verkauf nach seinen eigenen Kosten bleibt, diese Rechnung fehlt noch",
      "rechnen Sie erst einen Verkauf zu Ende, bevor Sie viele zählen",
      "was ein Kunde an Kosten mitbringt, ist noch offen: lassen Sie es von denen schätzen, die die Arbeit täten",
    ],
    es: [
      "aún no se sabe cuánto le cuesta una sola venta: sume material, horas y viajes para un cliente",
      "ponga al lado lo que deja una venta tras sus propios costes, esa cuenta todavía falta",
      "calcule primero lo que queda de una sola venta antes de contar muchas",
      "queda abierto cuánto cuesta atender a un cliente: que lo estime quien haría el trabajo",
    ],
    ja: [
      "一件売るごとの費用はまだわかりませんから、一人分の材料と時間と移動を足してください",
      "一件の売上から何が残るかを先に計算してください",
      "一人のお客様にかかる費用を、実際に作業する人に見積もってもらってください",
      "数を増やす前に、一件で手元に残る額を書き出してください",
      "一回ごとに出ていく費用を並べて、残りを確かめてください",
    ],
  },
  /** Nobody chose between earning and saving. */
  layoutOpen: {
    en: [
      "whether it should earn money or save it is not decided; these pages take it for something that is sold",
      "you have still to choose between selling it and using it to lower your own cost, and here it is sold",
      "decide whether this is to bring income or lower cost: until then it is treated as an offer with a price",
      "the choice between income and saving is open, and income is assumed on these pages",
    ],
    de: [
      "ob damit verdient oder gespart werden soll, ist nicht entschieden; diese Seiten behandeln es als Angebot mit einem Preis",
      "zwischen Verkaufen und eigenem Sparen haben Sie noch zu wählen, hier wird verkauft",
      "entscheiden Sie, ob es Einnahmen bringen oder Kosten senken soll: bis dahin ist es hier ein Angebot",
      "die Wahl zwischen Einnahme und Ersparnis ist offen, angenommen ist hier die Einnahme",
    ],
    es: [
      "no está decidido si debe ingresar o ahorrar dinero; estas páginas lo tratan como algo que se vende",
      "falta elegir entre venderlo y usarlo para bajar los costes propios, y aquí se vende",
      "decida si ha de traer ingresos o bajar costes: hasta entonces se trata como una oferta con precio",
      "la elección entre ingreso y ahorro sigue abierta, y aquí se supone el ingreso",
    ],
    ja: [
      "稼ぐのか費用を減らすのかはまだ選ばれていませんから、ここでは売るものとして扱います",
      "今は売る前提で計算していますから、社内の費用を下げるのかどうかを決めてください",
      "収入と節約のどちらを狙うかは未定ですから、このページでは収入を仮定しています",
      "どちらで成果を出すかが決まるまで、価格のある提供として扱います",
    ],
  },
  /** What was said of earning, which is quoted before, names a model. */
  modelChosen: {
    en: [
      "this reads as the business model {model}, until somebody who would pay says otherwise",
      "{model} fits that, provided one of those who would pay agrees to it",
      "that makes it {model}, and somebody who would pay should confirm it",
      "this names {model}: ask the first who would pay whether another way would suit better",
    ],
    de: [
      "das liest sich als dieses Geschäftsmodell: {model}, bis jemand, der zahlen soll, widerspricht",
      "{model} passt dazu, sofern jemand, der zahlen soll, zustimmt",
      "demnach ist es {model}, bestätigen sollte das jemand, der zahlen soll",
      "das nennt {model}: fragen Sie den Ersten, der zahlen soll, ob eine andere Art besser passt",
    ],
    es: [
      "esto se lee como el modelo de negocio {model}, mientras quien pagaría no diga otra cosa",
      "{model} encaja con esto, siempre que alguien que pagaría lo acepte",
      "según esto es {model}, y alguien que pagaría debería confirmarlo",
      "esto nombra {model}: pregunte al primero que pagaría si le convendría otra manera",
    ],
    ja: [
      "この言葉からは{model}と読めます",
      "これに合うのは{model}で、払う人の一人に確かめる必要があります",
      "この稼ぎ方は{model}に当たりますが、別の払い方がよいかを聞いてください",
      "事業モデルは{model}と読み、払う最初の一人に確認してください",
      "これを{model}と受け取っていますので、違えば直してください",
    ],
  },
  /** A fee for a time and a price for each use are both possible. */
  modelOpen: {
    en: [
      "if that comes back every month, a fixed fee fits; if it comes now and then, a price for each use does",
      "how to charge is open: a fee holds those who need it always, a price for each use wins those who need it seldom",
      "choose between a fee and a price for each use by asking how often it happened in the last quarter",
      "for a fee speaks a bill that never surprises, for a price by use that nobody pays in a quiet month; customers have to say which counts more",
    ],
    de: [
      "kehrt das jeden Monat wieder, passt eine feste Gebühr, kommt es nur ab und zu, ein Preis je Nutzung",
      "offen ist die Art der Bezahlung: eine Gebühr hält, wer es ständig braucht, ein Preis je Nutzung gewinnt, wer es selten braucht",
      "zwischen Gebühr und Preis je Nutzung entscheidet, wie oft es im letzten Quartal vorkam, fragen Sie danach",
      "für eine Gebühr spricht die Rechnung ohne Überraschung, für den Preis je Nutzung der ruhige Monat ohne Kosten; was mehr zählt, wissen die Kunden",
    ],
    es: [
      "si vuelve cada mes, encaja una cuota fija; si ocurre de vez en cuando, un precio por uso",
      "queda abierto cómo cobrar: la cuota retiene a quien lo necesita siempre, el precio por uso gana a quien lo necesita poco",
      "entre cuota y precio por uso decide cuántas veces ocurrió en el último trimestre, así que pregúntelo",
      "por la cuota habla una factura sin sorpresas, por el uso un mes tranquilo sin gasto; el cliente dirá qué pesa más",
    ],
    ja: [
      "毎月起きるなら定額、ときどきなら利用ごとの料金が合います",
      "定額か利用ごとの料金かは未定ですから、前の四半期に何回あったかを聞いて決めてください",
      "請求額が変わらないことを望むなら定額、使わない月に払いたくないなら利用ごとの料金です",
      "いつも必要な人には定額、たまに必要な人には利用ごとの料金が向きます",
      "料金の形は二つ残っていますから、定額と利用ごとのどちらがよいかを三人に選んでもらってください",
    ],
  },
} as const satisfies Record<string, Asks>;

/** What drafts say of how an idea saves. */
export const savingWording = {
  /** Where the money goes was said. */
  known: {
    en: [
      "the saving has to show on that line of the books, so let whoever keeps it confirm the amount",
      "begin with this cost and fetch the last twelve months of it from the accounts",
      "somebody has to own this cost and agree by when it should fall",
      "take this as the cost to lower, and note today’s amount before anything changes",
    ],
    de: [
      "die Ersparnis muss genau dort in den Büchern zu sehen sein, lassen Sie den Betrag von der Buchhaltung bestätigen",
      "beginnen Sie hier und holen Sie die letzten zwölf Monate aus der Buchhaltung",
      "jemand muss diese Kosten verantworten und sagen, bis wann sie sinken sollen",
      "nehmen Sie dies als die Kosten, die sinken sollen, und halten Sie den heutigen Betrag vorher fest",
    ],
    es: [
      "el ahorro debe verse en esa línea de las cuentas, así que haga confirmar el importe a quien la lleva",
      "empiece por este coste y pida a contabilidad los últimos doce meses",
      "alguien debe responder de este coste y decir para cuándo debe bajar",
      "tome este como el coste que ha de bajar y anote el importe de hoy antes de cambiar nada",
    ],
    ja: [
      "減ったことが帳簿で見えるよう、今の金額を経理に確かめてください",
      "まずこの費用の直近一年分を経理からもらってください",
      "この費用の責任者を決め、いつまでに下げるかを合意してください",
      "変える前に今日の金額を記録してください",
      "この費用を下げる対象とし、担当者に実額を聞いてください",
    ],
  },
  /** No cost was named. */
  open: {
    en: [
      "which cost should fall is not said yet: ask where hours or bills pile up because of it",
      "no cost is named yet, so walk through one such day and note what is paid for",
      "it is open where the money goes; let accounting name the three bills closest to it",
      "find the bill on which this shows, for none has been named so far",
    ],
    de: [
      "welche Kosten sinken sollen, ist noch nicht gesagt: fragen Sie, wo deswegen Stunden oder Rechnungen anfallen",
      "noch sind keine Kosten genannt, gehen Sie einen solchen Tag durch und notieren Sie, was bezahlt wird",
      "offen ist, wohin das Geld fließt; lassen Sie die Buchhaltung die drei nächstliegenden Posten nennen",
      "suchen Sie die Rechnung, auf der sich das zeigt, bisher ist keine genannt",
    ],
    es: [
      "aún no se ha dicho qué coste debe bajar: pregunte dónde se acumulan horas o facturas por ello",
      "no se ha nombrado ningún coste, así que recorra un día así y anote lo que se paga",
      "queda abierto adónde va el dinero; que contabilidad nombre las tres partidas más cercanas",
      "busque la factura en la que esto se nota, hasta ahora no consta ninguna",
    ],
    ja: [
      "どの費用を下げるかはまだ書かれていませんから、時間や請求が増えている所を聞いてください",
      "費用はまだ挙がっていませんから、一日を一緒にたどり、払っているものを書き留めてください",
      "お金がどこへ出ているかは未定ですから、経理に近い費目を三つ挙げてもらってください",
      "影響が出ている請求書を一枚探してください",
    ],
  },
  /** How it will be seen that it worked. */
  proof: {
    en: [
      "agree on who measures it before the work changes, or nobody will believe the saving",
      "one team should go on as before for comparison, and it has to be chosen now",
      "write down today’s state first, because afterwards it cannot be counted any more",
      "name the day on which you stop if nothing has moved",
    ],
    de: [
      "vereinbaren Sie, wer es misst, bevor sich die Arbeit ändert, sonst glaubt niemand an die Ersparnis",
      "ein Team sollte zum Vergleich weiterarbeiten wie bisher, wählen Sie es jetzt aus",
      "halten Sie zuerst den heutigen Stand fest, hinterher lässt er sich nicht mehr zählen",
      "nennen Sie den Tag, an dem Sie aufhören, falls sich nichts bewegt hat",
    ],
    es: [
      "acuerde quién lo mide antes de cambiar el trabajo, o nadie creerá en el ahorro",
      "un equipo debería seguir como hasta ahora para comparar, elíjalo ya",
      "anote primero la situación de hoy, porque después ya no se podrá contar",
      "fije el día en que lo dejará si nada se ha movido",
    ],
    ja: [
      "仕事を変える前に、誰が測るかを決めてください",
      "比べるために今のまま続けるチームを一つ選んでください",
      "後では数えられないので、今の状態を先に記録してください",
      "動きがなければやめる日を決めてください",
      "結果を見る人と日を先に決めてください",
    ],
  },
  /** Through which change in the work. */
  change: {
    en: [
      "name the single step in the work that ends with it, and whose hours that frees",
      "say which task is dropped from then on; without one, nothing is saved",
      "it is still to be said what people do differently on the first day",
      "the people who do this work should say which step they would leave out",
    ],
    de: [
      "benennen Sie den einen Arbeitsschritt, der damit endet, und wessen Stunden das freimacht",
      "sagen Sie, welche Aufgabe ab dann wegfällt, ohne eine solche wird nichts gespart",
      "noch ist nicht gesagt, was jemand am ersten Tag anders macht",
      "wer diese Arbeit tut, sollte sagen, welchen Schritt er wegließe",
    ],
    es: [
      "nombre el paso del trabajo que termina con ello y las horas de quién libera",
      "diga qué tarea desaparece desde entonces; sin ella no se ahorra nada",
      "falta decir qué hace alguien de otra manera el primer día",
      "quienes hacen este trabajo deberían decir qué paso quitarían",
    ],
    ja: [
      "なくなる作業を一つ挙げ、誰の時間が空くかを書いてください",
      "やめる作業がなければ節約にならないので、一つ決めてください",
      "初日から何が変わるかはまだ書かれていません",
      "作業している人に、省ける手順を聞いてください",
      "どの手順が終わるのかを現場で確かめてください",
    ],
  },
} as const satisfies Record<string, Asks>;
