import type { Starters } from "./starter.ts";

/** What hurts. */
export const painStarters: Starters = {
  en: [
    ["The worst moment", "the worst moment of their week is …"],
    ["What it costs them", "each time it costs them …"],
    ["What they do instead", "today they help themselves by …"],
    ["Who has to wait", "somebody waits because …"],
    ["What goes wrong twice", "the same thing goes wrong again when …"],
    ["What they complain about", "the last complaint that we heard was …"],
  ],
  de: [
    ["Der schlimmste Moment", "Der schlimmste Moment ihrer Woche ist …"],
    ["Was es sie kostet", "Jedes Mal kostet es sie …"],
    ["Womit sie sich behelfen", "Heute behelfen sie sich mit …"],
    ["Wer warten muss", "Jemand wartet, weil …"],
    ["Was immer wieder schiefgeht", "Dasselbe geht wieder schief, wenn …"],
    ["Worüber geklagt wird", "Die letzte Beschwerde, die wir gehört haben: …"],
  ],
  es: [
    ["El peor momento", "el peor momento de su semana es …"],
    ["Qué les cuesta", "cada vez les cuesta …"],
    ["Cómo se las arreglan", "hoy se las arreglan con …"],
    ["Quién tiene que esperar", "alguien espera porque …"],
    ["Qué falla una y otra vez", "lo mismo vuelve a salir mal cuando …"],
    ["De qué se quejan", "la última queja que oímos fue …"],
  ],
  ja: [
    ["いちばんつらい時", "一週間でいちばんつらいのは…"],
    ["失っているもの", "そのたびに失っているのは…"],
    ["今のしのぎ方", "今はこうしてしのいでいます…"],
    ["待たされる人", "誰かが待たされている理由は…"],
    ["繰り返される失敗", "同じ失敗が繰り返されるのは…"],
    ["寄せられた不満", "最後に聞いた不満は…"],
  ],
};

/** What is changing. */
export const changeStarters: Starters = {
  en: [
    ["A rule", "a rule that is new or coming: …"],
    ["A price", "what has become dearer or cheaper is …"],
    ["A habit", "people have begun to …"],
    ["A shortage", "it is getting harder to find …"],
    ["A tool", "what was not possible a few years ago is …"],
    ["A request", "for some time customers have been asking for …"],
  ],
  de: [
    ["Eine Regel", "Neu ist oder kommt die Vorschrift, dass …"],
    ["Ein Preis", "Teurer oder billiger geworden ist …"],
    ["Eine Gewohnheit", "Die Leute haben begonnen, …"],
    ["Ein Mangel", "Immer schwerer zu finden ist …"],
    ["Ein Werkzeug", "Vor einigen Jahren war noch nicht möglich, …"],
    ["Ein Wunsch", "Seit einiger Zeit fragen Kunden nach …"],
  ],
  es: [
    ["Una norma", "una norma nueva o que está por llegar: …"],
    ["Un precio", "se ha encarecido o abaratado …"],
    ["Una costumbre", "la gente ha empezado a …"],
    ["Una escasez", "cada vez cuesta más encontrar …"],
    ["Una herramienta", "hace unos años no era posible …"],
    ["Una petición", "desde hace un tiempo los clientes piden …"],
  ],
  ja: [
    ["決まりの変化", "新しくできた、またはこれからできる決まりは…"],
    ["値段の変化", "高くなったもの、安くなったものは…"],
    ["習慣の変化", "人々がするようになったのは…"],
    ["足りないもの", "手に入りにくくなっているのは…"],
    ["道具の変化", "数年前にはできなかったのは…"],
    ["要望の変化", "しばらく前から求められているのは…"],
  ],
};

/** Where the money goes. */
export const costStarters: Starters = {
  en: [
    ["Hours", "people spend hours every week on …"],
    ["Invoices from outside", "we pay an outside firm for …"],
    ["Mistakes", "what has to be done again is mostly …"],
    ["Waiting", "somebody is paid while waiting for …"],
    ["Stock and waste", "what is bought and never used is …"],
    ["Overtime", "overtime comes about when …"],
  ],
  de: [
    ["Stunden", "Jede Woche gehen Stunden drauf für …"],
    ["Fremde Rechnungen", "Eine fremde Firma bezahlen wir für …"],
    ["Fehler", "Noch einmal gemacht werden muss meist …"],
    ["Warten", "Jemand wird bezahlt, während er wartet auf …"],
    ["Lager und Abfall", "Gekauft und nie gebraucht wird …"],
    ["Überstunden", "Überstunden entstehen, wenn …"],
  ],
  es: [
    ["Horas", "cada semana se van horas en …"],
    ["Facturas de fuera", "pagamos a una empresa externa por …"],
    ["Errores", "lo que casi siempre hay que repetir es …"],
    ["Esperas", "se paga a alguien mientras espera …"],
    ["Existencias y desperdicio", "se compra y nunca se usa …"],
    ["Horas extra", "las horas extra aparecen cuando …"],
  ],
  ja: [
    ["かかる時間", "毎週何時間も取られているのは…"],
    ["社外への支払い", "外部の会社に払っているのは…"],
    ["やり直し", "やり直しになりがちなのは…"],
    ["待ち時間", "賃金を払いながら待っているのは…"],
    ["在庫と廃棄", "買ったまま使われないのは…"],
    ["残業", "残業が生じるのは…"],
  ],
};
