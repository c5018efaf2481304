import type { Wordings } from "../../../../../platform/drafting/telling/voice.ts";

/** How drafts sum up the sections of a report. Every wording with a quote at its end is sound without it, too. */
export const summaryWording = {
  revenueSize: {
    en: [
      "[The size of the market|What the market could hold], by assumptions [only|alone]: {tam} a year, {sam} ({samShare}) within reach, {som} ({somShare} of that) to be won.",
    ],
    de: [
      "[Größe des Marktes|Umfang des Marktes], [allein|nur] nach Annahmen: {tam} im Jahr, davon {sam} ({samShare}) erreichbar und {som} ({somShare} davon) zu gewinnen.",
    ],
    es: [
      "[Tamaño del mercado|Volumen del mercado], [solo|únicamente] por supuestos: {tam} al año, {sam} ({samShare}) a su alcance y {som} ({somShare} de ello) por ganar.",
    ],
    ja: [
      "[市場の大きさ|市場規模]は、[あくまで|すべて]仮定で、年{tam}、届く範囲が{sam}（{samShare}）、獲得の見込みが{som}（その{somShare}）です。",
    ],
  },
  savingsSize: {
    en: ["[What could be saved|The saving], by assumptions [only|alone]: {savings} a year."],
    de: ["[Mögliche Ersparnis|Ersparnis], [allein|nur] nach Annahmen: {savings} im Jahr."],
    es: ["[Ahorro posible|Ahorro], [solo|únicamente] por supuestos: {savings} al año."],
    ja: ["[節約できる額|節約額]は、年{savings}（[あくまで|すべて]仮定）。"],
  },
  sizeUnknown: {
    en: [
      "[There is no figure yet|The size is not known yet]; [count first|begin by counting] how many are concerned by this: {said}.",
    ],
    de: [
      "[Eine Zahl gibt es noch nicht|Die Größe ist noch nicht bekannt]; [zählen Sie zuerst|beginnen Sie damit], wie viele das betrifft: {said}.",
    ],
    es: [
      "[Aún no hay cifra|El tamaño aún no se sabe]; [cuente primero|empiece por contar] a cuántos afecta esto: {said}.",
    ],
    ja: [
      "[まだ数字がない|規模がまだ分からない]ので、{said}という[点|件|こと]に関わる[人|相手|家や会社]の数を[まず|最初に]数えてください。",
    ],
  },
  sizeMovesWith: {
    en: ["[It moves|The sum moves] in step with this number, so [check|confirm] it first: {said}."],
    de: ["[Sie steigt und fällt|Das Ergebnis ändert sich] mit dieser Zahl; [prüfen|klären] Sie sie zuerst: {said}."],
    es: ["[Sube y baja|El resultado cambia] con este número; [revíselo|confírmelo] primero: {said}."],
    ja: ["{said}という数字に[比例して|応じて]変わるので、[まずこれを|最初に]確かめてください。"],
  },
  forces: {
    en: [
      "[Most against it|Weighing heaviest against it], by the market scan: {headwind}; [most for it|what helps most]: {tailwind}.",
    ],
    de: [
      "[Am stärksten dagegen|Der stärkste Gegenwind], laut Marktanalyse: {headwind}; [am stärksten dafür|der beste Rückenwind]: {tailwind}.",
    ],
    es: [
      "[Lo que más pesa en contra|El mayor viento en contra], según el análisis: {headwind}; [lo que más ayuda|el mejor viento a favor]: {tailwind}.",
    ],
    ja: ["市場の調べでは、[最も強い逆風|一番の逆風]は{headwind}、[最も強い追い風|一番の追い風]は{tailwind}です。"],
  },
  oneForce: {
    en: ["[The force to watch|What to keep an eye on], by the market scan: {headwind}."],
    de: ["[Zu beobachten|Im Auge zu behalten] ist laut Marktanalyse: {headwind}."],
    es: ["[Conviene vigilar|Hay que observar], según el análisis: {headwind}."],
    ja: ["市場の調べで[注目すべき|見ておくべき]動きは{headwind}です。"],
  },
  change: {
    en: [
      "[You see this change|This is changing, you say]; [find out|check] since when, and what becomes of the idea if it stops: {said}.",
    ],
    de: [
      "[Sie sehen diese Veränderung|Das ändert sich, sagen Sie]; [klären|prüfen] Sie, seit wann, und was aus der Idee wird, wenn es aufhört: {said}.",
    ],
    es: [
      "[Usted ve este cambio|Esto cambia, según dice]; [averigüe|compruebe] desde cuándo y qué sería de la idea si se detiene: {said}.",
    ],
    ja: ["{said}という変化が[いつからか|いつ始まったか]、止まれば案がどうなるかを[調べて|確かめて]ください。"],
  },
  whyNow: {
    en: ["[Not said yet|Still open]: why now; ask what has changed [lately|in the last year] about this: {said}."],
    de: [
      "[Noch nicht gesagt|Noch offen]: warum gerade jetzt; fragen Sie, was sich [zuletzt|im letzten Jahr] daran geändert hat: {said}.",
    ],
    es: [
      "[Aún no se ha dicho|Queda por decir] por qué ahora; pregunte qué ha cambiado [últimamente|en el último año] en esto: {said}.",
    ],
    ja: [
      "なぜ今かが[まだ述べられていない|まだ不明な]ので、{said}という[点|件]で[最近|この一年で|前と比べて]何が[変わったか|違うか]を[聞いて|調べて]ください。",
    ],
  },
  companies: {
    en: ["[Closest to it stand|Nearby are], by the market scan: {companies}."],
    de: ["[Am nächsten stehen|In der Nähe sind] laut Marktanalyse: {companies}."],
    es: ["[Los más cercanos|Cerca están], según el análisis: {companies}."],
    ja: ["市場の調べで[最も近い|近い]のは、{companies}です。"],
  },
  companiesUnknown: {
    en: [
      "[No company is named yet|Who else offers something close is not known yet]; [search for|ask users] what is paid for today on account of this: {said}.",
    ],
    de: [
      "[Noch ist keine Firma genannt|Wer Ähnliches anbietet, ist noch nicht bekannt]; [suchen Sie|fragen Sie], wofür heute deswegen bezahlt wird: {said}.",
    ],
    es: [
      "[Aún no se nombra ninguna empresa|Aún no se sabe quién ofrece algo parecido]; [busque|pregunte] por qué se paga hoy a causa de esto: {said}.",
    ],
    ja: [
      "[会社名がまだ挙がっていない|似たものを出す会社がまだ分からない]ので、{said}という[点|こと|件]のために、今[何に|どこに]お金が[払われて|使われて]いるかを[調べて|聞いて]ください。",
    ],
  },
  gap: {
    en: ["[The gap to look at|What they may leave open] begins here: {said}."],
    de: ["[Die Lücke, um die es geht,|Was andere vielleicht offenlassen,] beginnt hier: {said}."],
    es: ["[El hueco que hay que mirar|Lo que otros quizá dejan abierto] empieza aquí: {said}."],
    ja: ["[見るべき隙間|他社が残している余地]は、{said}という[点|ところ]から始まります。"],
  },
  model: {
    en: ["[Proposed|Suggested], and not [agreed|tested] with anybody yet, is this model: {said}."],
    de: ["[Vorgeschlagen|Angedacht], aber mit niemandem [abgestimmt|erprobt], ist dieses Modell: {said}."],
    es: ["[Se propone|Se plantea] este modelo, sin haberlo [acordado|probado] con nadie: {said}."],
    ja: ["{said}という[形|仕組み]が[案として挙がっています|候補です]が、まだ誰とも[合意|試行]していません。"],
  },
  modelUnknown: {
    en: ["How it pays off is [open|undecided] until the financial projection is written."],
    de: ["Wie es sich rechnet, ist [offen|unentschieden], bis die Finanzrechnung geschrieben ist."],
    es: ["Cómo se paga queda [abierto|sin decidir] hasta que se escriba la proyección financiera."],
    ja: ["どう採算を取るかは、財務の試算ができるまで[未定です|決まりません]。"],
  },
  terms: {
    en: ["[Your own terms|The terms you name], for which a first [signature|order] is missing: {said}."],
    de: [
      "[Ihre eigenen Bedingungen|Die Bedingungen, die Sie nennen], zu denen eine erste [Unterschrift|Bestellung] fehlt: {said}.",
    ],
    es: ["[Sus propias condiciones|Las condiciones que nombra], a las que falta una primera [firma|compra]: {said}."],
    ja: ["{said}という[条件|自社の条件|希望の条件]には、まだ[最初の|一件の|確かな][契約|注文|約束]がありません。"],
  },
  spending: {
    en: [
      "[The money goes here today|This is what it costs today], you say; [ask|find out] who could stop it tomorrow: {said}.",
    ],
    de: [
      "[Dahin fließt heute das Geld|So viel kostet es heute], sagen Sie; [fragen|klären] Sie, wer das morgen ändern könnte: {said}.",
    ],
    es: [
      "[Hoy el dinero va aquí|Esto cuesta hoy], según dice; [pregunte|averigüe] quién podría pararlo mañana: {said}.",
    ],
    ja: ["今のお金の[行き先|使い道]は{said}という費用なので、明日にも止められる人が[誰か|いるか]を調べてください。"],
  },
  termsUnknown: {
    en: [
      "[Not said yet|Still open]: who pays, how much and how often; [name a price|put a figure] to somebody who needs this: {said}.",
    ],
    de: [
      "[Noch nicht gesagt|Noch offen]: wer wie viel und wie oft zahlt; [nennen Sie|sagen Sie] jemandem einen Preis, der das braucht: {said}.",
    ],
    es: [
      "[Aún no se ha dicho|Queda por decir] quién paga, cuánto y con qué frecuencia; [diga|proponga] un precio a quien necesite esto: {said}.",
    ],
    ja: [
      "誰が、いくら、どの頻度で払うかが[まだ述べられていない|まだ不明な]ので、{said}というものを必要とする人に値段を[伝えて|示して]ください。",
    ],
  },
  people: {
    en: ["The report [works with|imagines] {personas}; nobody has met them."],
    de: [
      "Der Bericht [geht von diesen Personen aus|stellt sich diese Personen vor], die noch niemand getroffen hat: {personas}.",
    ],
    es: ["El informe [trabaja con|imagina a] estas personas, que nadie ha conocido: {personas}."],
    ja: ["報告書は{personas}を[想定しています|思い描いています]が、まだ誰も会っていません。"],
  },
  peopleUnknown: {
    en: ["The people to be won are not [described|written down] yet."],
    de: ["Die Menschen, um die es geht, sind noch nicht [beschrieben|geschildert]."],
    es: ["Las personas a las que hay que convencer aún no están [descritas|retratadas]."],
    ja: ["説得すべき人はまだ[描かれていません|書かれていません]。"],
  },
  meetFirst: {
    en: ["[Talk first|Begin] with [somebody among|one of] these, and ask what they did the last time: {said}."],
    de: [
      "[Sprechen Sie zuerst|Beginnen Sie] mit [jemandem|einer Person] von diesen und fragen Sie, was sie zuletzt taten: {said}.",
    ],
    es: ["[Hable primero|Empiece] con [alguien|una] de estas personas y pregunte qué hicieron la última vez: {said}."],
    ja: [
      "[まず|最初に|何より先に]、{said}という人の[一人|誰か]と[話し|会い]、[前回|この前]どうしたかを[聞いて|尋ねて]ください。",
    ],
  },
  alternative: {
    en: ["What it [really competes|has to compete] with is what they [use|have] already: {said}."],
    de: ["[Messen|Behaupten] muss es sich an dem, was sie schon [nutzen|haben]: {said}."],
    es: ["[Compite|Tiene que competir] con lo que ya [usan|tienen]: {said}."],
    ja: ["[本当の|実際の]競争相手は、今[使われている|ある]{said}です。"],
  },
  belief: {
    en: ["[The greatest risk|What carries most risk] lies in this [belief|assumption]: {said}."],
    de: ["[Das größte Risiko|Am meisten Risiko] steckt in dieser [Annahme|Vermutung]: {said}."],
    es: ["[El mayor riesgo|Lo más arriesgado] está en [este supuesto|esta creencia]: {said}."],
    ja: ["[最も|一番]危ういのは、{said}という[仮説|前提]です。"],
  },
  nextBelief: {
    en: ["[Test this next|After it comes], and before [anything is built|money is tied up]: {said}."],
    de: ["[Prüfen Sie danach|Als Nächstes zu prüfen ist], und zwar vor [jedem Bau|jeder Bindung von Geld]: {said}."],
    es: ["[Compruebe después|Lo siguiente por comprobar], y antes de [construir nada|comprometer dinero]: {said}."],
    ja: ["[次に|その後で]、[作り始める|お金をかける]前に、{said}という[仮説|前提]を確かめてください。"],
  },
  beliefsUnknown: {
    en: ["The beliefs it rests on are not [written down|listed] yet."],
    de: ["Die Annahmen, auf denen es beruht, sind noch nicht [aufgeschrieben|genannt]."],
    es: ["Los supuestos en que se apoya aún no están [escritos|anotados]."],
    ja: ["支えとなる前提はまだ[書き出されていません|まとめられていません]。"],
  },
} as const satisfies Record<string, Wordings>;
