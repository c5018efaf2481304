import type { InEach } from "../../../../../../platform/drafting/telling/draft-language.ts";

/** The forces that a draft can tell of. */
export type Force = "demand" | "habit" | "rivals" | "price" | "costs" | "limits" | "change";

/** As a chart shows them: at most 40 characters, all different. */
export const forceNames: Readonly<Record<Force, InEach<string>>> = {
  demand: { en: "Customer need", de: "Bedarf der Kunden", es: "Necesidad del cliente", ja: "顧客の必要性" },
  habit: { en: "What is done today", de: "Lösung von heute", es: "Solución actual", ja: "今のやり方" },
  rivals: { en: "Rivals", de: "Wettbewerb", es: "Competencia", ja: "競合" },
  price: { en: "Price", de: "Preis", es: "Precio", ja: "価格" },
  costs: { en: "Cost today", de: "Kosten heute", es: "Coste actual", ja: "今の費用" },
  limits: { en: "Limits and rules", de: "Grenzen und Regeln", es: "Límites y reglas", ja: "制約と規則" },
  change: { en: "Change", de: "Wandel", es: "Cambio", ja: "変化" },
};
