import type { InEach } from "../../../../../platform/drafting/telling/draft-language.ts";

/** How drafts name an assumption, what it is counted in, and its unit in words. `thing` is replaced where people named it. */
export interface EntryLabels {
  title: InEach<string>;
  /** Left out for money and shares, whose units are signs. */
  unit?: InEach<string>;
  unitDescription: InEach<string>;
}

const customers = { en: "customers", de: "Kunden", es: "clientes", ja: "お客様" };
const dollars = { en: "US dollars", de: "US-Dollar", es: "dólares", ja: "米ドル" };

export const sizingLabels = {
  customers: {
    title: { en: "Customers", de: "Kunden", es: "Clientes", ja: "お客様の数" },
    unit: customers,
    unitDescription: {
      en: "all customers there are",
      de: "alle Kunden, die es gibt",
      es: "todos los clientes que hay",
      ja: "対象となるお客様の総数",
    },
  },
  spend: {
    title: { en: "Spent on it today", de: "Heutige Ausgaben dafür", es: "Gasto de hoy en ello", ja: "今の年間の出費" },
    unitDescription: {
      en: "US dollars per customer and year",
      de: "US-Dollar je Kunde und Jahr",
      es: "dólares por cliente y año",
      ja: "お客様一人あたり年間の米ドル",
    },
  },
  region: {
    title: { en: "Within reach", de: "In Reichweite", es: "Al alcance", ja: "届く範囲" },
    unitDescription: {
      en: "percent of all customers",
      de: "Prozent aller Kunden",
      es: "por ciento de todos los clientes",
      ja: "全体に占める割合",
    },
  },
  won: {
    title: {
      en: "Won within three years",
      de: "In drei Jahren gewonnen",
      es: "Ganados en tres años",
      ja: "三年で得る割合",
    },
    unitDescription: {
      en: "percent of those within reach",
      de: "Prozent derer in Reichweite",
      es: "por ciento de los alcanzables",
      ja: "届く範囲に占める割合",
    },
  },
  price: {
    title: { en: "Price", de: "Preis", es: "Precio", ja: "価格" },
    unitDescription: dollars,
  },
  quantity: {
    title: { en: "Priced units each", de: "Einheiten je Kunde", es: "Unidades por cliente", ja: "一人あたりの数" },
    unit: { en: "units", de: "Einheiten", es: "unidades", ja: "単位" },
    unitDescription: {
      en: "units per customer",
      de: "Einheiten je Kunde",
      es: "unidades por cliente",
      ja: "一人あたりの単位数",
    },
  },
  payments: {
    title: { en: "Payments a year", de: "Zahlungen im Jahr", es: "Pagos al año", ja: "年間の支払い回数" },
    unit: { en: "payments a year", de: "Zahlungen im Jahr", es: "pagos al año", ja: "回（年間）" },
    unitDescription: {
      en: "payments of one customer",
      de: "Zahlungen eines Kunden",
      es: "pagos de un cliente",
      ja: "一人が一年に払う回数",
    },
  },
  purchases: {
    title: { en: "Purchases a year", de: "Käufe im Jahr", es: "Compras al año", ja: "年間の購入回数" },
    unit: { en: "purchases a year", de: "Käufe im Jahr", es: "compras al año", ja: "回（年間）" },
    unitDescription: {
      en: "purchases of one customer",
      de: "Käufe eines Kunden",
      es: "compras de un cliente",
      ja: "一人が一年に買う回数",
    },
  },
} as const satisfies Record<string, EntryLabels>;

export const impactLabels = {
  people: {
    title: { en: "People concerned", de: "Betroffene Personen", es: "Personas afectadas", ja: "関わる人数" },
    unit: { en: "people", de: "Personen", es: "personas", ja: "人" },
    unitDescription: {
      en: "people who do this work",
      de: "Personen, die diese Arbeit tun",
      es: "personas que hacen este trabajo",
      ja: "この作業をする人",
    },
  },
  hours: {
    title: { en: "Hours for it", de: "Stunden dafür", es: "Horas para ello", ja: "かかる時間" },
    unit: { en: "hours a year", de: "Stunden im Jahr", es: "horas al año", ja: "時間（年間）" },
    unitDescription: {
      en: "hours per person and year",
      de: "Stunden je Person und Jahr",
      es: "horas por persona y año",
      ja: "一人あたり年間の時間",
    },
  },
  hourlyCost: {
    title: { en: "Cost of an hour", de: "Kosten einer Stunde", es: "Coste de una hora", ja: "一時間の費用" },
    unitDescription: {
      en: "US dollars per hour",
      de: "US-Dollar je Stunde",
      es: "dólares por hora",
      ja: "一時間あたりの米ドル",
    },
  },
  cost: {
    title: { en: "Cost today", de: "Kosten heute", es: "Coste de hoy", ja: "今の費用" },
    unitDescription: dollars,
  },
  times: {
    title: { en: "Times a year", de: "Mal im Jahr", es: "Veces al año", ja: "年間の回数" },
    unit: { en: "times a year", de: "Mal im Jahr", es: "veces al año", ja: "回（年間）" },
    unitDescription: {
      en: "times a year it is paid",
      de: "so oft im Jahr bezahlt",
      es: "veces al año que se paga",
      ja: "一年に支払う回数",
    },
  },
  removed: {
    title: { en: "Share that goes away", de: "Anteil, der wegfällt", es: "Parte que desaparece", ja: "なくなる割合" },
    unitDescription: {
      en: "percent of the cost",
      de: "Prozent der Kosten",
      es: "por ciento del coste",
      ja: "費用に占める割合",
    },
  },
} as const satisfies Record<string, EntryLabels>;
