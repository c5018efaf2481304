import type { Wordings } from "../../../../../platform/drafting/telling/voice.ts";

/** How to learn which job decides. */
export const decidingJob: Wordings = {
  en: [
    "Which job decides is not said yet; ask what they never let slip.",
    "It is open what they want done first; ask what they drop when time is short.",
    "Their jobs are still questions; the one they tell about unasked is the one to keep.",
    "What they are judged by is not known yet; ask them who would notice a bad week.",
    "No job is certain yet; count what they did last week, not what they wish for.",
    "Which of these jobs comes first is open; ask for the last time two of them clashed.",
  ],
  de: [
    "Welche Aufgabe entscheidet, ist noch nicht gesagt; fragen Sie, was sie nie liegen lassen.",
    "Was zuerst getan sein muss, ist offen; fragen Sie, was bei Zeitnot wegfällt.",
    "Ihre Aufgaben sind noch Fragen; behalten Sie die, von der sie von selbst erzählen.",
    "Woran sie gemessen werden, ist noch nicht bekannt; fragen Sie, wem eine schlechte Woche auffällt.",
  ],
  es: [
    "Aún no se sabe qué tarea decide; pregunte cuál no descuidan nunca.",
    "Está abierto qué va primero; pregunte qué dejan cuando falta tiempo.",
    "Sus tareas son todavía preguntas; quédese con la que cuenten sin que se les pida.",
    "No consta por qué se les valora; pregunte quién notaría una mala semana.",
  ],
  ja: [
    "どの用事が決め手なのかはまだわからないので、決して手を抜かないことを聞いてください。",
    "何を最優先するのかが不明なので、時間がないときに省くものを聞いてください。",
    "用事はまだ問いの段階なので、相手が自分から話すものを残してください。",
    "何で評価されているのかが不明なので、悪い週に誰が気づくのかを聞いてください。",
  ],
};

/** How to tell a strong pain from talk. */
export const strongPain: Wordings = {
  en: [
    "Count it as strong where somebody has already spent time or money against it.",
    "Whoever cannot name the last time it happened may only be polite.",
    "It is worth acting on if they have tried something and still talk about it.",
    "Ask for one case from start to end; a pain without a case is only talk.",
    "It weighs something if they rank it above their other troubles unasked.",
    "It is only talk until somebody shows you what it cost.",
  ],
  de: [
    "Stark ist es dort, wo jemand schon Zeit oder Geld dagegen aufgewendet hat.",
    "Wer das letzte Mal nicht benennen kann, ist vielleicht nur höflich.",
    "Es zählt, wenn sie etwas versucht haben und trotzdem noch davon sprechen.",
    "Lassen Sie sich einen Fall von Anfang bis Ende erzählen; ohne Fall bleibt es Gerede.",
  ],
  es: [
    "Cuente como fuerte lo que ya ha costado a alguien tiempo o dinero para evitarlo.",
    "Quien no pueda nombrar la última vez quizá solo sea amable.",
    "Importa si ya han probado algo y todavía hablan de ello.",
    "Pida un caso de principio a fin; sin caso, son solo palabras.",
  ],
  ja: [
    "すでに時間やお金をかけて対処した人がいれば、強い悩みと見てください。",
    "最後に起きた日を言えない人は、話を合わせているだけかもしれません。",
    "何かを試したうえでまだ話題にするなら、取り組む価値があります。",
    "一つの出来事を最初から最後まで聞き、実例がなければ重く見ないでください。",
  ],
};
