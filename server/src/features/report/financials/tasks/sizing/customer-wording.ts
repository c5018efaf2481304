import type { Asks } from "../../telling/teller.ts";

/** What drafts say of what single customers pay. Clauses that follow a quotation; a start value is called one. */
export const customerWording = {
  payers: {
    en: [
      "of all of them only those who would pay belong here; a start value, until you have asked ten",
      "this start value counts possible payers one by one: begin with the list of those you know",
      "an afternoon with a business directory gives a better number than this start value",
      "start value, the same as above: change both once you have a count",
    ],
    de: [
      "von allen gehören nur die hierher, die zahlen würden; ein Startwert, bis Sie zehn gefragt haben",
      "dieser Startwert zählt mögliche Zahler einzeln: beginnen Sie mit der Liste derer, die Sie kennen",
      "ein Nachmittag mit einem Branchenverzeichnis gibt eine bessere Zahl als dieser Startwert",
      "Startwert wie oben: ändern Sie beide, sobald Sie gezählt haben",
    ],
    es: [
      "de todos cuentan aquí solo los que pagarían; un valor inicial hasta que haya preguntado a diez",
      "este valor inicial cuenta posibles pagadores uno a uno: empiece por la lista de los que conoce",
      "una tarde con un directorio de empresas da un número mejor que este valor inicial",
      "valor inicial igual que arriba: cambie los dos cuando haya contado",
    ],
    ja: [
      "払ってくれる人だけを数える欄ですから、十人に聞くまでは仮の値です",
      "一人ずつ数える欄ですから、知っている相手の一覧から始めてください",
      "名簿を半日調べれば、この仮の値より確かな数になります",
      "上と同じ仮の値ですから、数えたら両方を直してください",
      "払う見込みのある相手を書き出し、この仮の値と替えてください",
    ],
  },
  price: {
    en: [
      "the price stands here as on the page before; change both together",
      "this is the price to be tested, and it belongs to you to correct",
      "with this price the market is counted, so correct it here when it changes",
      "one payment is this price, which no customer has confirmed",
    ],
    de: [
      "der Preis steht hier wie auf der Seite davor, ändern Sie beide zusammen",
      "dies ist der Preis, der zu prüfen ist, berichtigen können nur Sie ihn",
      "mit diesem Preis ist der Markt gerechnet, ändern Sie ihn hier mit",
      "eine Zahlung ist dieser Preis, bestätigt hat ihn noch kein Kunde",
    ],
    es: [
      "el precio figura como en la página anterior; cambie los dos a la vez",
      "este es el precio que hay que probar, y le toca a usted corregirlo",
      "con este precio se calcula el mercado, corríjalo aquí cuando cambie",
      "un pago es este precio, que ningún cliente ha confirmado",
    ],
    ja: [
      "価格は前のページと同じですから、直すときは両方を直してください",
      "試すべき価格ですから、返事があれば直してください",
      "この価格で市場を計算していますから、変わったらここも直してください",
      "一回の支払い額ですが、確認したお客様はまだいません",
    ],
  },
  quantity: {
    en: [
      "how many a customer takes is a start value; ask three of them to count",
      "replace this start value by what three customers count on site",
      "nobody has said how many there are at one customer, hence a start value",
    ],
    de: [
      "wie viele ein Kunde nimmt, ist ein Startwert, lassen Sie drei von ihnen zählen",
      "ersetzen Sie diesen Startwert durch das, was drei Kunden vor Ort zählen",
      "wie viele es bei einem Kunden sind, hat niemand gesagt, daher ein Startwert",
    ],
    es: [
      "cuántas toma un cliente es un valor inicial; pida a tres que las cuenten",
      "sustituya este valor inicial por lo que cuenten tres clientes",
      "nadie ha dicho cuántas hay en un cliente, de ahí el valor inicial",
    ],
    ja: [
      "一人がいくつ使うかは仮の値ですから、三人に数えてもらってください",
      "三人の実際の数で、この仮の値を置き換えてください",
      "いくつあるかはまだ書かれていませんから、仮の値です",
    ],
  },
  payments: {
    en: [
      "how often a year it is paid follows from what the price is for; fewer, if some months are quiet",
      "the number of payments turns the price into a year",
      "this is the rhythm of the price; change it if it is billed otherwise",
      "counted as a full year of payments, so take off the months in which nobody pays",
    ],
    de: [
      "wie oft im Jahr gezahlt wird, folgt aus dem Preis, weniger, wenn Monate ausfallen",
      "die Zahl der Zahlungen macht aus dem Preis ein Jahr",
      "das ist der Rhythmus des Preises, ändern Sie ihn, wenn anders abgerechnet wird",
      "gerechnet ist ein volles Jahr, ziehen Sie Monate ohne Zahlung ab",
    ],
    es: [
      "cuántas veces se paga al año se sigue del precio; menos, si hay meses sin uso",
      "el número de pagos convierte el precio en un año",
      "este es el ritmo del precio; cámbielo si se factura de otro modo",
      "se cuenta un año entero de pagos, así que reste los meses sin pago",
    ],
    ja: [
      "支払いの回数は価格の単位から決まりますので、休む月があれば減らしてください",
      "この回数で価格を一年分にしています",
      "請求の間隔が違うなら、この回数を直してください",
      "一年続けて払うものとして数えていますから、払わない月を引いてください",
    ],
  },
  purchases: {
    en: [
      "how often one customer buys is a start value, once a month: let three of them keep a list for four weeks",
      "the start value of one purchase a month waits for a look into last year’s records",
      "nobody has said how often that comes up, so once a month is the start value",
      "ask how often it happened in the last quarter, and replace the start value of once a month",
    ],
    de: [
      "wie oft ein Kunde kauft, ist ein Startwert, einmal im Monat: lassen Sie drei vier Wochen lang eine Liste führen",
      "der Startwert von einem Kauf im Monat wartet auf einen Blick in die Unterlagen des letzten Jahres",
      "wie oft das vorkommt, hat niemand gesagt, einmal im Monat ist der Startwert",
      "fragen Sie, wie oft es im letzten Quartal vorkam, und ersetzen Sie den Startwert von einmal im Monat",
    ],
    es: [
      "cuántas veces compra un cliente es un valor inicial, una al mes: que tres lleven una lista cuatro semanas",
      "el valor inicial de una compra al mes espera una mirada a los registros del año pasado",
      "nadie ha dicho cada cuánto ocurre, así que una vez al mes es el valor inicial",
      "pregunte cuántas veces ocurrió el último trimestre y sustituya el valor inicial de una al mes",
    ],
    ja: [
      "買う回数は月に一回の仮の値ですから、三人に四週間記録してもらってください",
      "月に一回という仮の値ですから、昨年の記録を見て直してください",
      "どのくらいの頻度かはまだ書かれていませんから、月に一回と仮に置いています",
      "前の四半期の回数を聞き、月に一回という仮の値と替えてください",
    ],
  },
  reach: {
    en: [
      "the share that the first way to customers reaches is a start value; take a list of them and see whom you could call",
      "whom you reach at all is a start value, to be checked against the names you have",
      "count how many of twenty you could speak to this month, and replace this start value",
      "the start value for reach is yours to correct once the first channel has run for a month",
    ],
    de: [
      "der Anteil, den der erste Weg erreicht, ist ein Startwert: nehmen Sie eine Liste und sehen Sie, wen Sie anrufen könnten",
      "wen Sie überhaupt erreichen, ist ein Startwert, zu prüfen an den Namen, die Sie haben",
      "zählen Sie, mit wie vielen von zwanzig Sie diesen Monat sprechen könnten, und ersetzen Sie diesen Startwert",
      "den Startwert für die Reichweite berichtigen Sie, wenn der erste Weg einen Monat gelaufen ist",
    ],
    es: [
      "la parte a la que llega el primer canal es un valor inicial; tome una lista y vea a quién podría llamar",
      "a quién se llega es un valor inicial, por comprobar con los nombres que tiene",
      "cuente con cuántos de veinte podría hablar este mes y sustituya este valor inicial",
      "el valor inicial del alcance lo corrige usted cuando el primer canal lleve un mes",
    ],
    ja: [
      "最初の販路で届く割合は仮の値ですから、一覧を見て連絡できる人を数えてください",
      "届く相手の割合は仮の値ですから、手元の名前と照らしてください",
      "二十人のうち今月話せる人数を数え、この仮の値を置き換えてください",
      "最初の販路を一か月動かしたら、この仮の割合を直してください",
      "紹介でつながる相手を数え、仮の割合と比べてください",
    ],
  },
  signed: {
    en: [
      "how many of them sign is a start value: the first twenty talks will tell",
      "interest is no signature, so the start value is low and waits for the first offers",
      "this start value should follow from your goal; work out how many must sign for it",
      "correct this start value each quarter by what was signed",
    ],
    de: [
      "wie viele davon unterschreiben, ist ein Startwert: die ersten zwanzig Gespräche zeigen es",
      "Interesse ist keine Unterschrift, darum ist der Startwert niedrig und wartet auf die ersten Angebote",
      "dieser Startwert sollte aus Ihrem Ziel folgen, rechnen Sie aus, wie viele dafür unterschreiben müssen",
      "berichtigen Sie diesen Startwert jedes Quartal um das, was unterschrieben wurde",
    ],
    es: [
      "cuántos firman es un valor inicial: lo dirán las veinte primeras conversaciones",
      "el interés no es una firma, por eso el valor inicial es bajo y espera las primeras ofertas",
      "este valor inicial debería salir de su meta; calcule cuántos deben firmar para alcanzarla",
      "corrija este valor inicial cada trimestre con lo firmado",
    ],
    ja: [
      "契約する割合は仮の値ですから、最初の二十回の商談で確かめてください",
      "関心があっても契約とは限りませんから、仮の値は低くしてあります",
      "目標に届くために何件の契約が要るかを計算し、この仮の値と替えてください",
      "四半期ごとに、実際の契約でこの仮の値を直してください",
      "目標から逆算し、この仮の割合で足りるかを確かめてください",
    ],
  },
} as const satisfies Record<string, Asks>;
