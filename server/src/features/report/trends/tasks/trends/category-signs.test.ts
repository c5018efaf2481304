import { describe, expect, test } from "vitest";
import type { DraftLanguage } from "../../../../../platform/drafting/telling/draft-language.ts";
import { type Category, categoryOf } from "./category-signs.ts";

/** Words as people write them, by what they speak for; parted by a stroke. */
const words: Readonly<Record<DraftLanguage, Readonly<Record<Category, string>>>> = {
  en: {
    Political:
      "a tender | two tenders | the municipality | municipal bins | the council | councils | the government | two governments | the ministry | a subsidy | subsidised | a tariff | tariffs | the election | elections | politics | political will",
    Economic:
      "$5 | 5 € | £5 | ¥500 | the price | prices | at any cost | costs | the budget | budgets | he pays | they pay | it was paid | they charge | charged twice | a fee | fees | it is dear | expensive | inflation | interest rates | a salary | salaries | the wage | wages | revenue | money",
    Social:
      "they retire | retired cooks | they hire nobody | hiring | an ageing town | an aging town | the elderly | a habit | old habits | a volunteer | volunteers | a generation | generations | a family | families",
    Technological:
      "a sensor | sensors | software | an app | apps | a battery | batteries | a robot | robots | an algorithm | algorithms | it is automated | automatic | automation | wireless | a patent | patents",
    Environmental:
      "waste | it is recycled | recycling | emissions | an emission | the climate | carbon | rain | the weather | a harvest | harvests | plastic | packaging | a herbicide | herbicides | a pesticide | pesticides",
    Legal:
      "certified | a certificate | class I | class II | class IIa | class iib | a regulation | regulated | a law | new laws | legal | a licence | licenses | a license | an approval | approvals | a permit | permits | GDPR | liability | a contract | contracts | patient data | personal data",
  },
  de: {
    Political:
      "eine Ausschreibung | kommunal | Kommunen | die Behörde | das Ministerium | ein Gemeinderat | Politik | politisch | Fördermittel | eine Subvention",
    Economic:
      "5 € | 5 Euro | der Preis | Strompreise | die Kosten | Energiekosten | das Budget | bezahlt | bezahlen | er zahlt | Gebühren | es ist teuer | Inflation | der Zins | Zinsen | die Löhne | Gehälter | der Umsatz | die Miete",
    Social:
      "Fachkräfte fehlen | Ruhestand | Nachwuchs | Personalmangel | aus Gewohnheit | Familien | Ehrenamt | die Generation",
    Technological:
      "ein Sensor | Bodensensoren | Software | eine App | Apps | die Batterie | Batterien | ein Akku | Roboter | ein Algorithmus | automatisiert | Automatisierung | eine Schnittstelle | ein Patent",
    Environmental:
      "der Abfall | Abfälle | der Müll | Recycling | recycelt | eine Emission | Klima | CO2 | das Wetter | der Regen | die Ernte | Plastik | Verpackungen",
    Legal:
      "die Zulassung | zertifiziert | ein Gesetz | Verordnung | eine Norm | Normen | Genehmigung | eine Lizenz | Datenschutz | die Haftung | ein Vertrag | Verträge",
  },
  es: {
    Political:
      "una licitación | licitaciones | el ayuntamiento | el gobierno | el ministerio | una subvención | aranceles | la política | político",
    Economic:
      "5 € | un euro | cinco euros | el precio | coste | costes | el costo | costos | presupuesto | paga | pagan | pagar | el pago | pagos | una cuota | cuotas | la tarifa | inflación | el salario | un sueldo | el alquiler | ingresos",
    Social:
      "se jubilan | jubilados | falta de personal | una costumbre | el hábito | los fines de semana | otra generación | voluntarios | los vecinos",
    Technological:
      "un sensor | sensores | software | una aplicación | la batería | baterías | un robot | robots | algoritmo | automatizado | una patente",
    Environmental:
      "residuos | se recicla | reciclaje | emisiones | CO2 | la cosecha | lluvia | sequía | plástico | un envase | envases | desperdicio",
    Legal:
      "certificado | certificación | una ley | leyes | legal | la licencia | un permiso | normativa | el reglamento | un contrato | protección de datos",
  },
  ja: {
    Political: "入札がある | 行政の方針 | 自治体が動く | 政府の計画 | 補助金 | 助成金 | 関税",
    Economic: "100円 | 価格 | 値段 | 費用 | 予算 | 料金 | 支払い | コスト | 物価 | 金利 | 賃金 | 給料 | 売上",
    Social: "高齢の人 | 人手不足 | 採用できない | 退職する | 習慣 | 世代 | 働き方",
    Technological: "センサー | ソフトウェア | アプリ | 電池 | ロボット | 自動化 | 特許",
    Environmental: "廃棄 | ごみ | リサイクル | 排出 | 気候 | 天候 | 雨が降る | 収穫 | プラスチック | 包装",
    Legal: "認証 | 法律 | 法令 | 許可 | 免許 | 規制 | 契約 | 個人情報",
  },
};

const of = (text: string, language: DraftLanguage, topic: Parameters<typeof categoryOf>[0]["topic"] = "changes") =>
  categoryOf({ topic, text, hasFigure: false }, language);

describe.each(Object.entries(words) as [DraftLanguage, (typeof words)[DraftLanguage]][])("in %s", (language, signs) => {
  test.each(Object.entries(signs) as [Category, string][])("words speak for what is %s", (category, told) => {
    const each = told.split(" | ");
    expect(each.map((word) => [word, of(word, language)])).toEqual(each.map((word) => [word, category]));
  });
});

test.each([
  ["en", "Nobody had to hire after a firehire", "Social"],
  ["en", "They wait for a train that is chilly", undefined],
  ["en", "They apply what they appear to know", undefined],
  ["en", "Lawns and outlaws", undefined],
  ["de", "Ein Kommentar und ein Teurer", undefined],
  ["de", "Ein Regenbogen nach der Kostenrechnung", undefined],
  ["es", "La costa se apaga y deleita", undefined],
] as const)("in %s, “%s” speaks for %s", (language, text, category) => {
  expect(of(text, language)).toBe(category);
});

test("what speaks for two categories speaks for none, and what is said of costs and prices is economic whatever its words", () => {
  expect(of("The law on waste", "en")).toBeUndefined();
  expect(of("Nobody knows", "en")).toBeUndefined();
  for (const topic of ["costs", "earning"] as const) expect(of("The law on waste", "en", topic)).toBe("Economic");
});
