import type { Wordings } from "../../../../../../platform/drafting/telling/voice.ts";

/** Short titles, each one for what is known and one for what is not. They quote nothing, so that a chart has room. */
export const titles = {
  timing: {
    told: {
      en: ["The timing rests on one change", "A change makes it timely"],
      de: ["Der Zeitpunkt hängt an einer Veränderung", "Eine Veränderung spricht für jetzt"],
      es: ["El momento depende de un cambio", "Un cambio habla por hoy"],
      ja: ["時期の根拠は一つの変化", "今である理由は変化にある"],
    },
    open: {
      en: ["Why now is not said", "The timing has no reason yet"],
      de: ["Warum jetzt, ist nicht gesagt", "Dem Zeitpunkt fehlt ein Grund"],
      es: ["Falta decir por qué ahora", "El momento no tiene razón aún"],
      ja: ["なぜ今かが未回答", "時期の理由が空白"],
    },
  },
  against: {
    told: {
      en: ["A limit could stop it", "The strongest objection is a limit"],
      de: ["Eine Grenze könnte es stoppen", "Der stärkste Einwand ist eine Grenze"],
      es: ["Un límite podría pararlo", "La mayor objeción es un límite"],
      ja: ["制約が止める可能性", "最大の反対理由は制約"],
    },
    open: {
      en: ["No reason against it is named", "The strongest objection is missing"],
      de: ["Ein Gegengrund ist nicht genannt", "Der stärkste Einwand fehlt noch"],
      es: ["No consta ninguna razón en contra", "Falta la objeción más fuerte"],
      ja: ["反対理由が未記入", "最大の異論がまだない"],
    },
  },
  need: {
    told: {
      en: ["The need has to be seen", "One trouble carries the idea"],
      de: ["Der Bedarf muss sichtbar werden", "Ein Problem trägt die Idee"],
      es: ["La necesidad tiene que verse", "Un problema sostiene la idea"],
      ja: ["必要性を目で確かめる", "一つの困りごとが支え"],
    },
    open: {
      en: ["Whose trouble it is, is open", "The need is not said yet"],
      de: ["Wessen Problem es ist, bleibt offen", "Der Bedarf ist noch nicht gesagt"],
      es: ["De quién es el problema, falta", "La necesidad está por decir"],
      ja: ["誰の困りごとかが不明", "必要性がまだ語られていない"],
    },
  },
  rivals: {
    told: {
      en: ["The difference is untested", "Rivals have to be looked up"],
      de: ["Der Unterschied ist ungeprüft", "Der Wettbewerb ist nachzuschlagen"],
      es: ["La diferencia está sin probar", "Hay que buscar la competencia"],
      ja: ["違いはまだ未検証", "競合はこれから調べる"],
    },
    open: {
      en: ["What is different is not said", "Rivals are not known yet"],
      de: ["Der Unterschied ist noch nicht gesagt", "Der Wettbewerb ist unbekannt"],
      es: ["La diferencia está por decir", "No se conoce la competencia"],
      ja: ["違いがまだ語られていない", "競合は不明"],
    },
  },
} as const satisfies Record<string, Record<"told" | "open", Wordings>>;

export type Insight = keyof typeof titles;
