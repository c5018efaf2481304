import type { pestelCategories } from "@seedbed/contract/report/vocabulary";
import type { DraftLanguage } from "../../../../../platform/drafting/telling/draft-language.ts";
import type { Statement } from "../../../../../platform/drafting/telling/statement.ts";

export type Category = (typeof pestelCategories)[number];

/** Words that speak clearly for one category. What could belong to two, such as electricity with its price and its emissions, is left out. */
const signs: Readonly<Record<DraftLanguage, Readonly<Record<Category, RegExp>>>> = {
  en: {
    Political:
      /\b(?:tenders?\b|municipal|councils?\b|governments?\b|ministr|subsid|tariffs?\b|elections?\b|politic)/giu,
    Economic:
      /[$€£¥]|\b(?:prices?|costs?|budgets?|pays?|paid|charge|charged|fees?|dear|expensive|inflation|interest rates?|salar(?:y|ies)|wages?|revenue|money)\b/giu,
    Social: /\b(?:retire|hire\b|hiring|ageing|aging|elderly|habits?\b|volunteers?\b|generation|famil(?:y|ies)\b)/giu,
    Technological:
      /\b(?:sensors?|software|apps?|batter(?:y|ies)|robots?|algorithms?|automat\w+|wireless|patents?)\b/giu,
    Environmental:
      /\b(?:waste|recycl\w*|emissions?|climate|carbon|rain|weather|harvests?|plastic|packaging|herbicides?|pesticides?)\b/giu,
    Legal:
      /\b(?:certif\w+|class ii?[ab]?|regulat\w+|laws?|legal|licen[cs]es?|approvals?|permits?|gdpr|liability|contracts?|patient data|personal data)\b/giu,
  },
  de: {
    Political: /ausschreibung|\b(?:kommun|behörde|ministeri|gemeinderat|politi)|fördermittel|subvention/giu,
    Economic:
      /€|\beuro\b|preis|kosten\b|budget|bezahl|\bzahlt\b|gebühr|\bteuer|inflation|zins(?:en)?\b|löhne|gehält|umsatz|miete\b/giu,
    Social: /fachkräfte|ruhestand|nachwuchs|personalmangel|gewohnheit|familien|ehrenamt|generation/giu,
    Technological: /sensor|software|\bapps?\b|batterie|akku\b|roboter|algorithm|automatisier|schnittstelle|patent\b/giu,
    Environmental: /abfall|abfälle|\bmüll|recyce?l|emission|klima|\bco2|wetter|\bregen\b|ernte\b|plastik|verpackung/giu,
    Legal:
      /zulassung|zertifi|gesetz\b|verordnung|\bnorm(?:en)?\b|genehmigung|lizenz|datenschutz|haftung|vertrag|verträge/giu,
  },
  es: {
    Political: /licitaci|ayuntamiento|gobierno|ministeri|subvenci|aranceles|\bpolític/giu,
    Economic:
      /€|\beuros?\b|precio|\bcost(?:e|o|es|os)\b|presupuesto|\bpag(?:a|an|ar|o|os)\b|\bcuotas?\b|tarifa|inflación|salario|sueldo|alquiler|ingresos/giu,
    Social: /\bjubil|falta de personal|costumbre|hábito|fines de semana|generación|voluntari|vecinos/giu,
    Technological: /sensor|software|aplicación|batería|\brobot|algoritmo|automatiz|patente/giu,
    Environmental: /residuo|recicl|emision|\bco2|cosecha|lluvia|sequía|plástico|envase|desperdicio/giu,
    Legal: /certific|\bley(?:es)?\b|\blegal|licencia|permiso|normativa|reglamento|contrato|protección de datos/giu,
  },
  ja: {
    Political: /入札|行政|自治体|政府|補助金|助成金|関税/gu,
    Economic: /円|価格|値段|費用|予算|料金|支払|コスト|物価|金利|賃金|給料|売上/gu,
    Social: /高齢|人手不足|採用|退職|習慣|世代|働き方/gu,
    Technological: /センサー|ソフトウェア|アプリ|電池|ロボット|自動化|特許/gu,
    Environmental: /廃棄|ごみ|リサイクル|排出|気候|天候|雨|収穫|プラスチック|包装/gu,
    Legal: /認証|法律|法令|許可|免許|規制|契約|個人情報/gu,
  },
};

/** The one category that the words of a statement speak for; undefined when none or several do. What is said of costs and of prices is economic. */
export function categoryOf({ topic, text }: Statement, language: DraftLanguage): Category | undefined {
  const found = (Object.entries(signs[language]) as [Category, RegExp][]).filter(([, sign]) => text.match(sign));
  if (topic === "costs" || topic === "earning") return "Economic";
  const [only] = found;
  return found.length === 1 ? only?.[0] : undefined;
}
