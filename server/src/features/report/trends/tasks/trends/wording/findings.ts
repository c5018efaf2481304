import type { Wordings } from "../../../../../../platform/drafting/telling/voice.ts";

/** A change that people named, as a finding. */
const change: Wordings = {
  en: [
    "You name a change, {said}; note since when and who else says so.",
    "{said}: a change to date and to source first.",
    "As you see it, {said}; one outside source would make it firm.",
    "What is moving: {said}.",
  ],
  de: [
    "Sie nennen eine Veränderung, {said}; halten Sie fest, seit wann und wer es noch sagt.",
    "{said}: eine Veränderung, zu der Datum und Quelle noch fehlen.",
    "Nach Ihrer Beobachtung gilt {said}; eine Quelle von außen würde es festigen.",
    "Was sich bewegt: {said}.",
  ],
  es: [
    "Señalan un cambio, {said}; anoten desde cuándo y quién más lo dice.",
    "{said}: un cambio al que aún le faltan fecha y fuente.",
    "Según observan, {said}; una fuente externa lo haría firme.",
    "Lo que se mueve: {said}.",
  ],
  ja: [
    "変化として{said}が挙がっています。いつからか、ほかに誰が言っているかを確かめます。",
    "{said}という変化には、時期と出典がまだありません。",
    "見えている動きは{said}です。外部の資料が一つあれば確かになります。",
    "動いているのは{said}です。",
    "{said}との観察があり、裏付けはこれからです。",
  ],
};

const limit: Wordings = {
  en: [
    "You set a limit: {said}.",
    "{said}: settle whether this is a rule of others or a choice of yours.",
    "A limit to plan around is {said}.",
    "It has to hold that {said}; who would notice if it did not?",
  ],
  de: [
    "Sie setzen eine Grenze: {said}.",
    "{said}: Klären Sie, ob das eine fremde Vorgabe ist oder Ihre eigene Wahl.",
    "Die Planung muss diese Grenze einhalten: {said}.",
    "Fest steht für Sie {said}; wer würde einen Verstoß bemerken?",
  ],
  es: [
    "Ponen un límite: {said}.",
    "{said}: aclaren si es una regla ajena o una decisión propia.",
    "El plan debe respetar este límite: {said}.",
    "Dan por fijo {said}; ¿quién notaría que no se cumple?",
  ],
  ja: [
    "制約として{said}が示されています。",
    "{said}が外からの規則か、自分たちの選択かをはっきりさせます。",
    "計画で守るべき点は{said}です。",
    "{said}は動かせない条件とされています。",
    "前提となる制約に{said}があります。",
  ],
};

const cost: Wordings = {
  en: [
    "Money goes here today: {said}.",
    "{said}: this is what a saving would be measured by.",
    "You name as cost {said}; look up the last twelve months in the books.",
    "What is paid for now: {said}.",
  ],
  de: [
    "Dafür wird heute bezahlt: {said}.",
    "{said}: Daran würde eine Ersparnis gemessen.",
    "Als Kosten nennen Sie {said}; lassen Sie sich zwölf Monate aus den Büchern zeigen.",
    "Hier fließt heute Geld ab: {said}.",
  ],
  es: [
    "Hoy el dinero se va en esto: {said}.",
    "{said}: con esto se mediría un ahorro.",
    "Como coste citan {said}; pidan los últimos doce meses de las cuentas.",
    "Lo que se paga ahora: {said}.",
  ],
  ja: [
    "今の支出として{said}が挙がっています。",
    "節約の効果は{said}で測ることになります。",
    "費用は{said}とのことです。過去一年分の記録で確かめます。",
    "お金が出ていく先は{said}です。",
    "{said}が現在の負担です。",
  ],
};

const pain: Wordings = {
  en: [
    "People have this trouble today: {said}.",
    "{said}: ask when it happened last and what it cost.",
    "The need you describe is {said}.",
    "What hurts, by your account: {said}.",
  ],
  de: [
    "Dieses Problem besteht heute: {said}.",
    "{said}: Fragen Sie, wann das zuletzt vorkam und was es gekostet hat.",
    "Der Bedarf, den Sie beschreiben: {said}.",
    "Was nach Ihren Worten schmerzt: {said}.",
  ],
  es: [
    "Este problema existe hoy: {said}.",
    "{said}: pregunten cuándo pasó por última vez y qué costó.",
    "La necesidad que describen es {said}.",
    "Lo que duele, según cuentan: {said}.",
  ],
  ja: [
    "今の困りごとは{said}です。",
    "{said}が最後に起きた日と、その損失を尋ねます。",
    "語られている必要性は{said}です。",
    "負担として{said}が挙がっています。",
    "現場の悩みに{said}があります。",
  ],
};

const payment: Wordings = {
  en: [
    "On who pays, you say {said}; whether anybody has agreed to it is not said yet.",
    "The terms you have in mind: {said}.",
    "{said}: a first price to put before a buyer.",
    "Your proposal for the payment is {said}; nobody's answer is known yet.",
  ],
  de: [
    "Zur Zahlung sagen Sie {said}; ob jemand zugestimmt hat, ist noch nicht gesagt.",
    "Diese Bedingungen haben Sie im Sinn: {said}.",
    "{said}: ein erster Preis, den ein Käufer sehen sollte.",
    "Ihr Vorschlag zur Bezahlung lautet {said}; eine Antwort darauf ist nicht bekannt.",
  ],
  es: [
    "Sobre el pago dicen {said}; aún no consta que alguien lo haya aceptado.",
    "Las condiciones que tienen en mente: {said}.",
    "{said}: un primer precio que conviene mostrar a un comprador.",
    "Su propuesta de pago es {said}; no se conoce ninguna respuesta.",
  ],
  ja: [
    "支払いは{said}とされています。同意した人がいるかはまだ不明です。",
    "想定している条件は{said}です。",
    "{said}は、買い手に見せる最初の価格案です。",
    "料金の案は{said}です。相手の反応はまだありません。",
    "{said}という条件を、誰かが受け入れたかは語られていません。",
  ],
};

/** What people said, as a finding by its topic. */
export const findings = { changes: change, limits: limit, costs: cost, pains: pain, earning: payment };
