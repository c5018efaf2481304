import type { InEach } from "../../../../platform/drafting/telling/draft-language.ts";
import { englishLeads } from "./leads/english.ts";
import { germanLeads } from "./leads/german.ts";
import { japaneseLeads } from "./leads/japanese.ts";
import { spanishLeads } from "./leads/spanish.ts";
import type { Leads } from "./leads/topic-leads.ts";

/** Beginnings of sentences that quote, in every language. */
export const leads: InEach<Leads> = { en: englishLeads, de: germanLeads, es: spanishLeads, ja: japaneseLeads };
