import { z } from "zod";
import { textUpTo } from "../plain-text.ts";
import { type CompanySize, companySizes, type ReportLanguage, regionMaxLength, reportLanguages } from "./vocabulary.ts";

const sizes = Object.keys(companySizes) as [CompanySize, ...CompanySize[]];
const languages = Object.keys(reportLanguages) as [ReportLanguage, ...ReportLanguage[]];

/** What a company may say of itself so that texts fit it; null, and an empty region, for what it has not said. */
export const CompanyFacts = z.object({
  /** ISO 4217 code of the currency that texts speak in. */
  currency: z.string().nullable(),
  /** Where it works, in its own words. */
  region: textUpTo(regionMaxLength),
  /** Number of employees. */
  size: z.enum(sizes, "Choose a size of the list.").nullable(),
  /** The language of all that is written for it; null for that of the idea. */
  reportLanguage: z.enum(languages, "Choose a language of the list.").nullable(),
});
export type CompanyFacts = z.infer<typeof CompanyFacts>;

/** A currency that was told stays when a later release knows it no more; it can only be told while it is known. */
export const NewCompanyFacts = CompanyFacts.extend({
  currency: z.enum(Intl.supportedValuesOf("currency"), "Choose a currency of the list.").nullable(),
});
