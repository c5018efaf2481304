import type { DraftLanguage, InEach } from "../../../../../platform/drafting/telling/draft-language.ts";
import type { Statement, Topic } from "../../../../../platform/drafting/telling/statement.ts";
import type { SavingsMethodOutput } from "./output.ts";

/** A saving method that people's own words may name, with its name in their language. */
export interface ToldMethod {
  type: SavingsMethodOutput["methodType"];
  label: InEach<string>;
}

const words = (pattern: string) => new RegExp(pattern, "iu");

const methods: readonly (ToldMethod & { named: InEach<RegExp> })[] = [
  {
    type: "Preventive Maintenance Programs",
    label: {
      en: "Preventive Maintenance Programs",
      de: "vorbeugende Wartung",
      es: "mantenimiento preventivo",
      ja: "予防保全",
    },
    named: {
      en: words("\\bmaintenance\\b|\\brepairs?\\b|\\bfail(?:s|ures?)?\\b"),
      de: words("wartung|instandhalt|reparatur|ausfall|ausfäll"),
      es: words("mantenimiento|reparaci|aver[ií]a"),
      ja: words("保守|保全|修理|故障"),
    },
  },
  {
    type: "Energy Efficiency Upgrades",
    label: {
      en: "Energy Efficiency Upgrades",
      de: "weniger Energieverbrauch",
      es: "ahorro de energía",
      ja: "省エネルギー",
    },
    named: {
      en: words("\\benergy\\b|\\belectricity\\b|\\bheating\\b|\\bpower bill"),
      de: words("strom|energie|heizung|lüftung"),
      es: words("energ[ií]a|electricidad|calefacci"),
      ja: words("電気|電力|エネルギー|光熱"),
    },
  },
  {
    type: "Inventory Optimization",
    label: { en: "Inventory Optimization", de: "kleinere Bestände", es: "menos existencias", ja: "在庫の見直し" },
    named: {
      en: words("\\binventory\\b|\\bin stock\\b"),
      de: words("lagerbestand|bestände|vorrat|vorräte"),
      es: words("inventario|existencias"),
      ja: words("在庫"),
    },
  },
  {
    type: "Travel & Expense Policy Optimization",
    label: {
      en: "Travel & Expense Policy Optimization",
      de: "weniger Reisekosten",
      es: "menos gastos de viaje",
      ja: "出張費の見直し",
    },
    named: {
      en: words("\\btravel (?:cost|expense)|\\bflights?\\b|\\bhotels? for (?:our|the) staff"),
      de: words("reisekosten|dienstreise"),
      es: words("gastos de viaje|viajes de trabajo"),
      ja: words("出張|旅費"),
    },
  },
];

/** What tells how to save. Whom it is for, what is there already and what may not change name other things. */
const tellingTopics: ReadonlySet<Topic> = new Set([
  "idea",
  "pains",
  "costs",
  "changes",
  "benefit",
  "difference",
  "clarified",
]);

/** The saving method that statements name, with the first one that names it; undefined when they name none, or several. */
export function toldMethod(
  statements: readonly Statement[],
  language: DraftLanguage,
): { method: ToldMethod; statement: Statement } | undefined {
  const telling = statements.filter(({ topic }) => tellingTopics.has(topic));
  const named = methods.flatMap((method) => {
    const statement = telling.find(({ text }) => method.named[language].test(text));
    return statement ? [{ method, statement }] : [];
  });
  return named.length === 1 ? named[0] : undefined;
}

/** The two between which to choose where the words name none: leaving work out, and having it run by itself. */
export const openMethods: readonly [ToldMethod, ToldMethod] = [
  {
    type: "Workflow Simplification",
    label: {
      en: "Workflow Simplification",
      de: "weniger Arbeitsschritte",
      es: "menos pasos de trabajo",
      ja: "手順の簡素化",
    },
  },
  {
    type: "Process Automation",
    label: { en: "Process Automation", de: "Automatisierung", es: "automatización", ja: "自動化" },
  },
];
