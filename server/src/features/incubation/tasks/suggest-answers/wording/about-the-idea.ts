import type { Starters } from "./starter.ts";

/** What it is. */
export const ideaStarters: Starters = {
  en: [
    ["What it does on the first day", "somebody who uses it for the first time would …"],
    ["What it replaces", "people would no longer have to …"],
    ["What is new about it", "nobody does this yet, because …"],
    ["The smallest version", "the least that would already help is …"],
    ["Who does the work", "the work would be done by …"],
    ["What it leaves out", "it would deliberately not …"],
  ],
  de: [
    ["Was es am ersten Tag tut", "Wer es zum ersten Mal nutzt, würde …"],
    ["Was es ersetzt", "Man müsste nicht mehr …"],
    ["Was daran neu ist", "Das tut noch niemand, weil …"],
    ["Die kleinste Fassung", "Das Wenigste, das schon hilft, ist …"],
    ["Wer die Arbeit tut", "Die Arbeit würden … übernehmen"],
    ["Was es weglässt", "Mit Absicht gehört nicht dazu: …"],
  ],
  es: [
    ["Qué hace el primer día", "quien lo use por primera vez podría …"],
    ["Qué sustituye", "ya no haría falta …"],
    ["Qué tiene de nuevo", "nadie lo hace todavía, porque …"],
    ["La versión más pequeña", "lo mínimo que ya ayudaría es …"],
    ["Quién hace el trabajo", "del trabajo se encargaría …"],
    ["Qué deja fuera", "a propósito no incluiría …"],
  ],
  ja: [
    ["初日にできること", "初めて使う人ができるのは…"],
    ["置き換えるもの", "もうしなくて済むのは…"],
    ["新しい点", "まだ誰もしていない理由は…"],
    ["いちばん小さな形", "これだけでも役に立つと言えるのは…"],
    ["作業をする人", "実際に作業するのは…"],
    ["あえてしないこと", "あえて含めないのは…"],
  ],
};

/** Where to look for one. */
export const fieldStarters: Starters = {
  en: [
    ["A narrower field", "the part of it that we know best is …"],
    ["Where work is lost", "the same work is done twice when …"],
    ["What customers ask for", "customers have asked us several times for …"],
    ["Just before and after", "right before or after our own part, people have to …"],
    ["What lies idle", "we pay for it and hardly use …"],
    ["Who is left out", "nobody serves people who …"],
  ],
  de: [
    ["Ein engeres Feld", "Am besten kennen wir davon …"],
    ["Wo Arbeit verloren geht", "Dieselbe Arbeit geschieht zweimal, wenn …"],
    ["Was Kunden verlangen", "Kunden haben uns mehrmals gefragt nach …"],
    ["Kurz davor und danach", "Unmittelbar vor oder nach unserem Teil muss man …"],
    ["Was brachliegt", "Wir bezahlen und nutzen kaum …"],
    ["Wer übergangen wird", "Niemand kümmert sich um Leute, die …"],
  ],
  es: [
    ["Un campo más estrecho", "la parte que mejor conocemos es …"],
    ["Dónde se pierde trabajo", "el mismo trabajo se hace dos veces cuando …"],
    ["Qué piden los clientes", "los clientes nos han pedido varias veces …"],
    ["Justo antes y después", "justo antes o después de nuestra parte hay que …"],
    ["Qué está sin usar", "pagamos y apenas usamos …"],
    ["Quién queda fuera", "nadie atiende a quienes …"],
  ],
  ja: [
    ["もっと絞った分野", "その中でいちばんよく知っているのは…"],
    ["無駄になる作業", "同じ作業が二度行われるのは…"],
    ["お客様からの要望", "お客様から何度も求められたのは…"],
    ["すぐ前とすぐ後", "自社の仕事の前後で必要になるのは…"],
    ["使われていないもの", "費用を払いながらほとんど使っていないのは…"],
    ["取り残された人", "誰にも相手にされていないのは…"],
  ],
};

/** Whom it is for. */
export const audienceStarters: Starters = {
  en: [
    ["Who notices first", "the first to notice are the people who …"],
    ["Who has to deal with it", "it lands on the desk of …"],
    ["Who pays for it today", "the bill goes to …"],
    ["Who has tried already", "some have tried to help themselves, such as …"],
    ["Where they work", "they work at …, and we can reach them there"],
    ["Who is not meant", "it is not for people who …"],
  ],
  de: [
    ["Wer es zuerst merkt", "Als Erste merken es die, die …"],
    ["Bei wem es landet", "Am Ende kümmern sich darum …"],
    ["Wer heute dafür zahlt", "Die Rechnung bekommt …"],
    ["Wer sich schon behilft", "Schon etwas versucht haben …"],
    ["Wo sie arbeiten", "Sie arbeiten in …, und dort erreichen wir sie"],
    ["Wer nicht gemeint ist", "Nicht gedacht ist es für Leute, die …"],
  ],
  es: [
    ["Quién lo nota primero", "los primeros en notarlo son quienes …"],
    ["A quién le toca", "al final se ocupa de ello …"],
    ["Quién lo paga hoy", "la factura llega a …"],
    ["Quién lo ha intentado", "ya han intentado algo …"],
    ["Dónde trabajan", "trabajan en …, y allí podemos encontrarlos"],
    ["A quién no se dirige", "no es para quienes …"],
  ],
  ja: [
    ["最初に気づく人", "最初に気づくのは…"],
    ["対応を任される人", "結局その対応をしているのは…"],
    ["今払っている人", "請求書を受け取っているのは…"],
    ["自分で工夫した人", "すでに自分で工夫しているのは…"],
    ["働いている場所", "その人たちに会える場所は…"],
    ["対象ではない人", "対象に含めないのは…"],
  ],
};
