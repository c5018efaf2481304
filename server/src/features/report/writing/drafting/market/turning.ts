import type { Wordings } from "../../../../../platform/drafting/telling/voice.ts";
import { concerning } from "./concerning.ts";

/** How what people said works on a concept. */
export type Working = "carrying" | "opposing" | "undecided";

const carrying: Wordings = {
  en: [
    "it turns once [those concerned|these people] [get by without help|have found another way out].",
    "the help ends when it [comes up only rarely|is no longer worth a complaint|costs nothing any more].",
    "should [somebody else|a rival|a public body] [put it right|take it away] first, the reason is gone.",
    "it works the other way if [most|half] of those you ask [do not know it|have never met it].",
  ],
  de: [
    "Es kippt, sobald [die Betroffenen|diese Leute] [ohne Hilfe zurechtkommen|einen anderen Ausweg haben].",
    "Der Rückenwind endet, wenn es [nur noch selten vorkommt|keine Klage mehr wert ist|nichts mehr kostet].",
    "Bringt [jemand anderes|ein Wettbewerber|eine Behörde] das vorher in Ordnung, entfällt der Grund[.| dafür.]",
    "Es wirkt umgekehrt, wenn [die meisten|die Hälfte] der Befragten [es nicht kennen|es nie erlebt haben].",
  ],
  es: [
    "cambia en cuanto [los afectados|estas personas] [se arreglan sin ayuda|encuentran otra salida].",
    "la ayuda termina cuando [apenas ocurre|nadie se queja ya|deja de costar algo].",
    "si [otro|un competidor|la administración] lo [resuelve|quita] antes, desaparece la razón.",
    "juega en contra si [la mayoría|la mitad] de quienes pregunten [no lo conoce|nunca lo ha vivido].",
  ],
  ja: [
    "[当事者|この人たち]が[助けなしで済む|別の方法を見つけた]ようになれば、逆に働きます。",
    "[めったに起きなく|不満が出なく|費用がかからなく]なれば、追い風は終わります。",
    "[他社|行政|別の誰か]が先に[解決|解消]すれば、理由がなくなります。",
    "聞いた人の[多く|半分]が[知らない|経験していない]と答えたら、見方を変えてください。",
  ],
};

const opposing: Wordings = {
  en: [
    "it no longer holds back once it can be kept [at no extra cost|with what is there|without slowing anybody down].",
    "one [written exception|exception by whoever set it] [turns|lifts] it.",
    "it gives way when [those who set it|its owners] see [a trial that kept to it|what it costs them].",
    "if it [stays as it is|gets stricter], [the smallest version|half the offer] is what remains.",
  ],
  de: [
    "Es bremst nicht mehr, sobald es sich [ohne Mehrkosten|mit dem Vorhandenen|ohne Zeitverlust] einhalten lässt.",
    "Eine [schriftliche Ausnahme|Ausnahme von zuständiger Stelle] [dreht es|hebt es auf].",
    "Es gibt nach, wenn [die Zuständigen|die Verantwortlichen] [einen Versuch sehen, der es einhält|sehen, was es sie kostet].",
    "Bleibt es [wie es ist|so streng], ist [die kleinste Fassung|das halbe Angebot] das, was übrig bleibt.",
  ],
  es: [
    "deja de frenar cuando se puede cumplir [sin coste añadido|con lo que hay|sin perder tiempo].",
    "una excepción [por escrito|de quien puso la regla] lo [cambia|levanta].",
    "cede cuando [los responsables|quienes lo fijaron] ven [una prueba que lo respeta|lo que les cuesta].",
    "si [sigue igual|se endurece], queda [la versión más pequeña|la mitad de la oferta].",
  ],
  ja: [
    "[追加の費用なしで|今あるもので|手間をかけずに]守れるようになれば、妨げではなくなります。",
    "[書面での例外|決めた人による例外]が一つ[認められれば|出れば]、向きが変わります。",
    "[責任者|決めた側]に、[守ったままの試行|かかっている費用]を見せられれば緩みます。",
    "[このまま|より厳しく]なら、残るのは[最小の形|半分の内容]です。",
  ],
};

const undecided: Wordings = {
  en: [
    "the first [signed order|written refusal] [settles|decides] which way it works.",
    "it swings [for the concept|in favour] once somebody [outside|without a stake in it] confirms it.",
    "it swings against the concept if [nobody|no buyer] [acts on it|pays for it] within [half a year|a year].",
    "[two|three] people who [decide about it|would pay] can say which way it will go.",
  ],
  de: [
    "Die erste [unterschriebene Bestellung|schriftliche Absage] [entscheidet|klärt], wohin es wirkt.",
    "Es schlägt für das Konzept aus, sobald jemand [von außen|ohne eigenes Interesse] es bestätigt[.| und dafür einsteht.]",
    "Es schlägt gegen das Konzept aus, wenn [niemand|kein Käufer] binnen [eines halben Jahres|eines Jahres] danach handelt.",
    "[Zwei|Drei] Menschen, die [darüber entscheiden|zahlen würden], können sagen, wohin es geht.",
  ],
  es: [
    "el primer [pedido firmado|rechazo por escrito] [decide|aclara] hacia dónde va.",
    "se inclina a favor en cuanto alguien [de fuera|sin interés propio] lo confirma[.| y responde por ello.]",
    "se inclina en contra si [nadie|ningún comprador] actúa en [medio año|un año].",
    "[dos|tres] personas que [deciden sobre ello|pagarían] pueden decir hacia dónde irá.",
  ],
  ja: [
    "最初の[注文書|断りの文書]で、どちらに働くかが[決まります|分かります]。",
    "[外部の|利害のない]誰かが認めれば、[追い風|有利な材料]になります。",
    "[半年|一年]たっても[誰も|買い手が]動かなければ、向かい風になります。",
    "[決める人|払う人][二人|三人]に聞けば、どちらに向かうか分かります。",
  ],
};

const signs: Wordings = {
  en: [
    "ask [two|three|five] of those concerned each [month|quarter] and note who [shrugs|says otherwise].",
    "write down [today|this week] how often it comes up, and look again in [three|six] months.",
    "the sign is that nobody [brings it up|mentions it] unasked [any more|for a month].",
    "have [one person|somebody in the team] [read|follow] what those concerned say about it, [once a month|every quarter].",
  ],
  de: [
    "Fragen Sie [jeden Monat|jedes Quartal] [zwei|drei|fünf] Betroffene und notieren Sie, wer [abwinkt|anderes sagt].",
    "Halten Sie [heute|diese Woche] fest, wie oft es zur Sprache kommt, und sehen Sie in [drei|sechs] Monaten wieder nach.",
    "Das Zeichen ist, dass es niemand mehr von selbst [anspricht|erwähnt][.|, einen Monat lang.]",
    "Lassen Sie [jemanden im Team|eine Person] [einmal im Monat|jedes Quartal] [nachlesen|verfolgen], was Betroffene dazu sagen.",
  ],
  es: [
    "pregunten cada [mes|trimestre] a [dos|tres|cinco] afectados y anoten quién [se encoge de hombros|dice otra cosa].",
    "anoten [hoy|esta semana] con qué frecuencia sale el tema y miren de nuevo en [tres|seis] meses.",
    "la señal es que nadie lo [menciona|plantea] por su cuenta [ya|en un mes].",
    "que [alguien del equipo|una persona] [lea|siga] [una vez al mes|cada trimestre] lo que dicen los afectados.",
  ],
  ja: [
    "[毎月|四半期ごとに]当事者[二人|三人|五人]に尋ね、[違うと言う|首をかしげる]人を書き留めてください。",
    "[今日|今週]、どのくらい話題になるかを記録し、[三か月|半年]後に見直してください。",
    "[一か月|しばらく]誰も自分から[話さなく|口にしなく]なったら、変わった兆しです。",
    "[担当者|チームの一人]が、[月に一度|四半期ごとに]当事者の声を[読んで|追って]ください。",
  ],
};

/** What would turn a force or a trend that rests on what people said, by how that works today. */
export const whatWouldTurn = {
  carrying: concerning(carrying),
  opposing: concerning(opposing),
  undecided: concerning(undecided),
} as const satisfies Record<Working, Wordings>;

/** How somebody would notice that it turns. */
export const howToNotice = concerning(signs);
