import type { Wordings } from "../../../../../../platform/drafting/telling/voice.ts";
import type { Category } from "../category-signs.ts";

/** Whom to ask in a category about which nothing was said, and what to decide by the answer; each follows what it concerns. */
export const advice: Readonly<Record<Category, Wordings>> = {
  Political: {
    en: [
      "call one official who would see the paperwork, and ask what would be refused.",
      "if no public body has a say, write that down and leave this field alone.",
      "have somebody who has applied for public money read the plan.",
    ],
    de: [
      "Rufen Sie eine Person im zuständigen Amt an und fragen Sie, was dort abgelehnt würde.",
      "Hat keine Behörde mitzureden, halten Sie das fest und lassen dieses Feld ruhen.",
      "Lassen Sie jemanden mit Erfahrung in Förderanträgen auf den Plan schauen.",
    ],
    es: [
      "llamen a una persona de la oficina competente y pregunten qué rechazaría.",
      "si ninguna administración interviene, anótenlo y dejen este campo.",
      "pidan que lea el plan alguien que haya tramitado ayudas públicas.",
    ],
    ja: [
      "担当しそうな窓口に電話し、何が断られるかを聞いてください。",
      "行政が関わらないと分かれば、そう記録してこの欄は閉じます。",
      "公的な申請の経験者に計画を見てもらってください。",
    ],
  },
  Economic: {
    en: [
      "ask to see one invoice or one line of a budget before a price is set.",
      "let the person who keeps the books say what could be cut for it.",
      "find out whose money it is; without an owner of the budget there is no sale.",
    ],
    de: [
      "Lassen Sie sich eine Rechnung oder eine Budgetzeile zeigen, bevor ein Preis feststeht.",
      "Fragen Sie die Person, die die Bücher führt, was dafür wegfallen könnte.",
      "Finden Sie heraus, wessen Geld es ist; ohne Budget gibt es keinen Verkauf.",
    ],
    es: [
      "pidan ver una factura o una partida antes de fijar un precio.",
      "pregunten a quien lleva las cuentas qué se podría dejar de pagar.",
      "averigüen de quién es el dinero; sin presupuesto no hay venta.",
    ],
    ja: [
      "価格を決める前に、請求書か予算の一行を見せてもらってください。",
      "帳簿を付けている人に、代わりに減らせる支出を尋ねてください。",
      "誰のお金かを突き止めてください。予算の持ち主がいなければ売れません。",
    ],
  },
  Social: {
    en: [
      "watch one working day before asking anybody what they want.",
      "ask who last tried to change it and what came of that.",
      "talk to one person who would lose by it, and write down the reason in their words.",
    ],
    de: [
      "Sehen Sie einen Arbeitstag lang zu, bevor Sie nach Wünschen fragen.",
      "Fragen Sie, wer das zuletzt ändern wollte und was daraus wurde.",
      "Sprechen Sie mit einer Person, die dabei verlieren würde, und notieren Sie ihren Grund wörtlich.",
    ],
    es: [
      "observen una jornada antes de preguntar por deseos.",
      "pregunten quién intentó cambiarlo por última vez y qué resultó.",
      "hablen con una persona que saldría perdiendo y anoten su razón tal cual.",
    ],
    ja: [
      "要望を聞く前に、一日の流れを見せてもらってください。",
      "最後に変えようとした人と、その結果を尋ねてください。",
      "損をする立場の人に会い、理由をそのままの言葉で書き留めてください。",
    ],
  },
  Technological: {
    en: [
      "have the riskiest part shown on a table before anything else is built.",
      "ask the people who run the present systems what they would never allow.",
      "buy what exists for the trial, even where it is dear.",
    ],
    de: [
      "Lassen Sie sich den heikelsten Teil auf einem Tisch vorführen, bevor anderes gebaut wird.",
      "Fragen Sie die Betreiber der heutigen Systeme, was sie nie zulassen würden.",
      "Kaufen Sie für den Versuch, was es gibt, auch wenn es teuer ist.",
    ],
    es: [
      "hagan que les muestren la parte más incierta sobre una mesa antes de construir lo demás.",
      "pregunten a quienes llevan los sistemas actuales qué no permitirían nunca.",
      "compren para la prueba lo que ya existe, aunque sea caro.",
    ],
    ja: [
      "最も不確かな部分だけを先に机の上で動かしてみてください。",
      "今の設備を管理する人に、絶対に認めない条件を聞いてください。",
      "試行では、高くても既にあるものを使ってください。",
    ],
  },
  Environmental: {
    en: [
      "weigh or count for one ordinary week before claiming that it saves anything.",
      "make no promise about the environment until somebody outside can recalculate it.",
      "ask the person who orders supplies for last year's amounts.",
    ],
    de: [
      "Wiegen oder zählen Sie eine gewöhnliche Woche lang, bevor Sie eine Einsparung behaupten.",
      "Versprechen Sie nichts zur Umwelt, bis jemand von außen es nachrechnen kann.",
      "Lassen Sie sich vom Einkauf die Mengen des letzten Jahres geben.",
    ],
    es: [
      "pesen o cuenten durante una semana normal antes de afirmar que se ahorra algo.",
      "no prometan nada sobre el medio ambiente hasta que alguien de fuera pueda recalcularlo.",
      "pidan a quien hace los pedidos las cantidades del último año.",
    ],
    ja: [
      "節約をうたう前に、普段の一週間の量を数えてください。",
      "第三者が検算できるまで、環境への効果は約束しないでください。",
      "発注担当者から昨年の数量をもらってください。",
    ],
  },
  Legal: {
    en: [
      "let a lawyer of the trade name what is forbidden, in one hour and before the trial.",
      "ask the first customer which paper they would need from you to sign.",
      "read one contract that is in force today, down to its term of notice.",
    ],
    de: [
      "Lassen Sie sich vor dem Versuch von einer Fachanwältin in einer Stunde sagen, was verboten ist.",
      "Fragen Sie den ersten Kunden, welches Papier er für die Unterschrift braucht.",
      "Lesen Sie einen laufenden Vertrag bis zur Kündigungsfrist.",
    ],
    es: [
      "pidan a un abogado del ramo, en una hora y antes de la prueba, qué está prohibido.",
      "pregunten al primer cliente qué documento necesitaría para firmar.",
      "lean un contrato vigente hasta el plazo de aviso.",
    ],
    ja: [
      "試行の前に、業界に詳しい弁護士へ禁止事項を一時間で確認してください。",
      "最初の顧客に、契約に必要な書類を尋ねてください。",
      "現在の契約を一つ、解約条件まで読んでください。",
    ],
  },
};
