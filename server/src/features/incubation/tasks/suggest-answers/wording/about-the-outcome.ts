import type { Starters } from "./starter.ts";

/** Who pays, and what for. */
export const earningStarters: Starters = {
  en: [
    ["Who signs", "the person who could sign for it is …"],
    ["Per month or per use", "it would be paid by the month or each time, because …"],
    ["What it is paid instead of", "it would be paid out of what they spend today on …"],
    ["Who gains besides", "somebody else gains too and might pay a part: …"],
    ["The first order", "the first order could come from …"],
    ["What stays free", "nobody would have to pay for …"],
  ],
  de: [
    ["Wer unterschreibt", "Unterschreiben könnte …"],
    ["Monatlich oder je Nutzung", "Gezahlt würde monatlich oder jedes Mal, weil …"],
    ["Wofür man heute zahlt", "Bezahlt würde es aus dem, was heute ausgegeben wird für …"],
    ["Wer noch gewinnt", "Auch andere hätten etwas davon und zahlten vielleicht mit: …"],
    ["Der erste Auftrag", "Der erste Auftrag könnte kommen von …"],
    ["Was kostenlos bleibt", "Niemand müsste zahlen für …"],
  ],
  es: [
    ["Quién firma", "quien podría firmarlo es …"],
    ["Al mes o por uso", "se pagaría al mes o cada vez, porque …"],
    ["En lugar de qué se paga", "saldría de lo que hoy se gasta en …"],
    ["Quién más gana", "alguien más sale ganando y quizá pague una parte: …"],
    ["El primer pedido", "el primer pedido podría venir de …"],
    ["Qué queda gratis", "nadie tendría que pagar por …"],
  ],
  ja: [
    ["決裁する人", "契約を決められるのは…"],
    ["月払いか都度払いか", "月払いか、その都度の支払いか。理由は…"],
    ["代わりに減る支払い", "今払っているお金のうち、充てられるのは…"],
    ["ほかに得をする人", "ほかにも得をし、一部を払うかもしれないのは…"],
    ["最初の注文", "最初に注文してくれそうなのは…"],
    ["無料にするもの", "お金をいただかないのは…"],
  ],
};

/** Which limits hold. */
export const limitStarters: Starters = {
  en: [
    ["Money", "before the first result we would spend at most …"],
    ["People", "it must not take anybody away from …"],
    ["A promise", "we have promised, and will keep to it, that …"],
    ["A rule", "without approval we may not …"],
    ["Time", "it has to be decided by …"],
    ["A red line", "even if it paid, we would never …"],
  ],
  de: [
    ["Geld", "Vor dem ersten Ergebnis geben wir höchstens … aus"],
    ["Menschen", "Niemand darf dafür abgezogen werden von …"],
    ["Ein Versprechen", "Versprochen haben wir, und dabei bleibt es, dass …"],
    ["Eine Vorschrift", "Ohne Genehmigung dürfen wir nicht …"],
    ["Zeit", "Entschieden sein muss es bis …"],
    ["Eine rote Linie", "Auch wenn es sich lohnte, würden wir niemals …"],
  ],
  es: [
    ["Dinero", "antes del primer resultado gastaríamos como mucho …"],
    ["Personas", "no debe quitar a nadie de …"],
    ["Una promesa", "hemos prometido, y lo cumpliremos, que …"],
    ["Una norma", "sin autorización no podemos …"],
    ["Tiempo", "tiene que estar decidido antes de …"],
    ["Una línea roja", "aunque fuera rentable, nunca …"],
  ],
  ja: [
    ["お金の上限", "最初の結果が出るまでに使える金額の上限は…"],
    ["人の制約", "そのために人を減らせない仕事は…"],
    ["約束", "すでに約束し、守り続けるのは…"],
    ["決まり", "許可なしにはできないのは…"],
    ["期限", "決めなければならない時期は…"],
    ["越えない一線", "利益が出ても決してしないのは…"],
  ],
};

/** What success would look like. */
export const successStarters: Starters = {
  en: [
    ["What stops", "people would no longer …"],
    ["Who comes back", "of those who try it, … would come back unasked"],
    ["A number we know", "a number that we count already, …, would change by …"],
    ["By when", "by …, anybody could see that …"],
    ["What somebody says", "one of those concerned would say: …"],
    ["The first proof", "the first proof would be that …"],
  ],
  de: [
    ["Was aufhört", "Man würde nicht mehr …"],
    ["Wer wiederkommt", "Von denen, die es probieren, kämen … von selbst wieder"],
    ["Eine bekannte Zahl", "Eine Zahl, die wir schon zählen, nämlich …, würde sich ändern um …"],
    ["Bis wann", "Bis … könnte jeder sehen, dass …"],
    ["Was jemand sagt", "Jemand von den Betroffenen würde sagen: …"],
    ["Der erste Beleg", "Der erste Beleg wäre, dass …"],
  ],
  es: [
    ["Qué deja de pasar", "la gente ya no …"],
    ["Quién vuelve", "de quienes lo prueban, volverían por su cuenta …"],
    ["Una cifra conocida", "una cifra que ya contamos, …, cambiaría en …"],
    ["Para cuándo", "antes de …, cualquiera podría ver que …"],
    ["Qué dice alguien", "uno de los afectados diría: …"],
    ["La primera prueba", "la primera prueba sería que …"],
  ],
  ja: [
    ["なくなること", "もう起きなくなるのは…"],
    ["戻ってくる人", "試した人のうち、頼まれずに戻ってくるのは…"],
    ["すでにある数字", "すでに数えている数字のうち、変わるのは…"],
    ["時期", "誰の目にも分かるようになる時期は…"],
    ["聞こえてくる言葉", "当事者が口にする言葉は…"],
    ["最初の証拠", "最初の証拠になるのは…"],
  ],
};

/** What was asked back. */
export const clarifyingStarters: Starters = {
  en: [
    ["What is known", "what we know about this is …"],
    ["Whom to ask", "we do not know it yet; … could tell us"],
    ["The last example", "the last time this came up, …"],
    ["A guess to check", "our guess is …, and we would check it by …"],
    ["Who decides", "that is decided by …"],
    ["It depends", "it depends on whether …"],
  ],
  de: [
    ["Was bekannt ist", "Wir wissen dazu, dass …"],
    ["Wen man fragt", "Noch wissen wir es nicht; sagen könnte es uns …"],
    ["Das letzte Beispiel", "Als es zuletzt darum ging, …"],
    ["Eine Vermutung", "Wir vermuten …, und prüfen würden wir es durch …"],
    ["Wer entscheidet", "Darüber entscheidet …"],
    ["Es kommt darauf an", "Es kommt darauf an, ob …"],
  ],
  es: [
    ["Qué se sabe", "lo que sabemos de esto es …"],
    ["A quién preguntar", "aún no lo sabemos; podría decírnoslo …"],
    ["El último ejemplo", "la última vez que surgió, …"],
    ["Una suposición", "suponemos que …, y lo comprobaríamos con …"],
    ["Quién decide", "eso lo decide …"],
    ["Depende", "depende de si …"],
  ],
  ja: [
    ["分かっていること", "これについて分かっているのは…"],
    ["聞くべき相手", "まだ分からないため、聞くべき相手は…"],
    ["最近の例", "最後に話題になった時は…"],
    ["確かめたい推測", "今の推測と、その確かめ方は…"],
    ["決める人", "それを決めるのは…"],
    ["条件による", "どちらになるかを左右するのは…"],
  ],
};
