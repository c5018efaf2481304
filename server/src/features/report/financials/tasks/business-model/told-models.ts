import type { DraftLanguage, InEach } from "../../../../../platform/drafting/telling/draft-language.ts";
import type { Statement } from "../../../../../platform/drafting/telling/statement.ts";
import { writtenAmounts } from "../../written-numbers.ts";
import type { BusinessModelOutput } from "./output.ts";

/** A business model that people's own words name. */
export interface ToldModel {
  type: NonNullable<BusinessModelOutput["type"]>;
  label: InEach<string>;
}

const words = (pattern: string) => new RegExp(pattern, "iu");

/** Words that name one way of being paid and no other. */
const special: readonly (ToldModel & { named: InEach<RegExp> })[] = [
  {
    type: "Recurring Revenue",
    label: { en: "Leasing", de: "Leasing", es: "Leasing", ja: "リース" },
    named: {
      en: words("\\bleas(?:e|es|ed|ing)\\b"),
      de: words("leasing|leasen"),
      es: words("\\bleasing\\b"),
      ja: words("リース"),
    },
  },
  {
    type: "Usage-Based",
    label: { en: "Rental", de: "Vermietung", es: "Alquiler", ja: "レンタル" },
    named: {
      en: words("\\brent(?:s|ed|al)?\\b"),
      // A "Mieter" or "Vermieter" is somebody who may pay for anything.
      de: words("miet(?!er)"),
      es: words("alquil"),
      ja: words("レンタル|賃貸"),
    },
  },
  {
    type: "Recurring Revenue",
    label: { en: "Membership", de: "Mitgliedschaft", es: "Membresía", ja: "会員制" },
    named: { en: words("\\bmembership"), de: words("mitglied"), es: words("socio|membres"), ja: words("会員|会費") },
  },
  {
    type: "Platform",
    label: { en: "Brokerage", de: "Vermittlung", es: "Intermediación", ja: "仲介" },
    named: { en: words("\\bcommission"), de: words("provision"), es: words("comisi[oó]n"), ja: words("仲介|手数料") },
  },
  {
    type: "Licensing and Data",
    label: { en: "Licensing", de: "Lizenz", es: "Licencia", ja: "ライセンス" },
    named: { en: words("\\blicen[cs]"), de: words("lizenz"), es: words("licencia"), ja: words("ライセンス") },
  },
];

const subscription: ToldModel = {
  type: "Recurring Revenue",
  label: { en: "Subscription", de: "Abonnement", es: "Suscripción", ja: "定額制" },
};
const subscriptionWords: InEach<RegExp> = {
  en: words("\\bsubscri|\\bmonthly fee|\\byearly fee"),
  de: words("\\babo(?:s|nn)?\\b|monatsbeitrag|monatsgebühr"),
  es: words("suscri|cuota"),
  ja: words("定額|サブスク"),
};
const perUse: ToldModel = {
  type: "Usage-Based",
  label: { en: "Pay Per Use", de: "Preis je Nutzung", es: "Pago por uso", ja: "従量課金" },
};

/** The business model that what was said about earning names, with the first statement that names it; undefined when it names none, or several. */
export function toldModel(
  statements: readonly Statement[],
  language: DraftLanguage,
): { model: ToldModel; statement: Statement } | undefined {
  const earning = statements.filter(({ topic }) => topic === "earning");
  const namedIn = (named: (text: string) => boolean) => earning.find(({ text }) => named(text));
  const named = special.flatMap((model) => {
    const statement = namedIn((text) => model.named[language].test(text));
    return statement ? [{ model, statement }] : [];
  });
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  const fee = namedIn(
    (text) =>
      subscriptionWords[language].test(text) ||
      writtenAmounts(text, language).some(({ period }) => period !== undefined),
  );
  const use = namedIn((text) =>
    writtenAmounts(text, language).some(({ thing, period }) => thing !== undefined && period === undefined),
  );
  if (fee && use) return undefined;
  if (fee) return { model: subscription, statement: fee };
  return use && { model: perUse, statement: use };
}

/** What stands in place of a business model while it is open. */
export const openModel: InEach<string> = {
  en: "Open: fee or price by use",
  de: "Offen: Gebühr oder Preis je Nutzung",
  es: "Abierto: cuota o precio por uso",
  ja: "未定：定額か従量か",
};
const openModels = new Set(Object.values(openModel));

/** Whether a name says that the business model is open; then it belongs to no family. */
export const isOpenModel = (subtype: string | null): boolean => subtype !== null && openModels.has(subtype);
