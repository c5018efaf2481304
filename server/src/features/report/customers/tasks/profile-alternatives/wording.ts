import type { Wordings } from "../../../../../platform/drafting/telling/voice.ts";

/** What to ask about what they do today. */
export const usageToday: Wordings = {
  en: [
    "How did they manage the last time, step by step?",
    "What do they use for it now, and since when?",
    "On which tools, people or suppliers do they rely today?",
    "Who showed them the present way, and what came before it?",
    "Who does what today, and in which order?",
    "How do they get by on a busy day?",
  ],
  de: [
    "Wie sind sie beim letzten Mal vorgegangen, Schritt für Schritt?",
    "Was benutzen sie heute dafür, und seit wann?",
    "Auf welche Werkzeuge, Menschen oder Lieferanten verlassen sie sich?",
    "Wer hat ihnen den heutigen Weg gezeigt, und was war vorher?",
  ],
  es: [
    "¿Cómo se las arreglaron la última vez, paso a paso?",
    "¿Qué usan hoy para ello y desde cuándo?",
    "¿De qué herramientas, personas o proveedores dependen?",
    "¿Quién les enseñó el modo actual y qué había antes?",
  ],
  ja: [
    "前回はどのような手順で済ませましたか。",
    "今は何を使い、いつから使っていますか。",
    "どの道具、人、取引先に頼っていますか。",
    "今のやり方は誰に教わり、その前はどうしていましたか。",
  ],
};

/** What to ask about doing nothing. */
export const usageOfNothing: Wordings = {
  en: [
    "What happened the last time they let it be?",
    "How long have they lived with it, and why?",
    "Who of them does nothing at all, and how do they fare?",
    "What did another year of waiting cost them?",
    "When did they last decide to leave it alone, and who decided?",
    "What came up that was more urgent?",
  ],
  de: [
    "Was geschah, als sie es zuletzt einfach ließen?",
    "Wie lange leben sie schon damit, und warum?",
    "Wer von ihnen tut gar nichts, und wie geht es diesen Menschen?",
    "Wann haben sie zuletzt beschlossen, nichts zu tun, und wer hat es entschieden?",
  ],
  es: [
    "¿Qué pasó la última vez que lo dejaron estar?",
    "¿Cuánto tiempo llevan viviendo con ello y por qué?",
    "¿Quién de ellos no hace nada y cómo le va?",
    "¿Cuándo decidieron por última vez no tocarlo y quién lo decidió?",
  ],
  ja: [
    "前回そのままにしたとき、何が起きましたか。",
    "どのくらい前から続いていて、なぜそのままなのですか。",
    "まったく何もしていない人は誰で、どうしていますか。",
    "手をつけないと最後に決めたのはいつで、誰が決めましたか。",
  ],
};

/** How to learn what has to be beaten. */
export const insight: Wordings = {
  en: [
    "What this has to beat is not said yet; ask what they pay today, and out of whose budget.",
    "Compare it with the last real case, not with a plan; ask what that case cost.",
    "The strongest rival may be habit; ask what made them change a habit before.",
    "Against what it competes is open; ask what would be cancelled for it.",
    "It has to beat whatever they chose last; ask what else was on the table.",
    "Nobody has named a rival yet; ask where they looked when they last searched.",
  ],
  de: [
    "Was zu schlagen ist, ist noch nicht gesagt; fragen Sie, was sie heute zahlen und aus wessen Budget.",
    "Vergleichen Sie mit dem letzten wirklichen Fall; fragen Sie, was er gekostet hat.",
    "Der stärkste Gegner könnte die Gewohnheit sein; fragen Sie, wann sie zuletzt eine aufgegeben haben.",
    "Womit es sich messen muss, ist offen; fragen Sie, was dafür wegfiele.",
  ],
  es: [
    "Aún no se ha dicho qué hay que superar; pregunte qué pagan hoy y con qué presupuesto.",
    "Compare con el último caso real; pregunte qué costó.",
    "El rival más fuerte puede ser la costumbre; pregunte cuándo abandonaron una.",
    "Está abierto con qué compite; pregunte qué dejarían por ello.",
  ],
  ja: [
    "何に勝つ必要があるのかはまだ書かれていないので、今いくらを誰の予算で払っているのかを聞いてください。",
    "計画ではなく直近の実例と比べるために、そのとき何がかかったのかを聞いてください。",
    "最も手ごわい相手は習慣かもしれないので、最後に習慣を変えたきっかけを聞いてください。",
    "何と比べられるのかが不明なので、代わりに何をやめるのかを聞いてください。",
  ],
};
