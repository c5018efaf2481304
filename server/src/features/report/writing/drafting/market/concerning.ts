import type { DraftLanguage } from "../../../../../platform/drafting/telling/draft-language.ts";
import type { Wordings } from "../../../../../platform/drafting/telling/voice.ts";

/** Every opening with every ending of its language: many sentences from few words. */
function combined(openings: Wordings, endings: Wordings): Wordings {
  const inLanguage = (language: DraftLanguage) =>
    openings[language].flatMap((opening) => endings[language].map((ending) => opening + ending));
  return { en: inLanguage("en"), de: inLanguage("de"), es: inLanguage("es"), ja: inLanguage("ja") };
}

/** Says what a question or an advice is about, which follows. */
const openings: Wordings = {
  en: ["On {said}: ", "{said}: ", "For {said}: ", "About {said}: "],
  de: ["Zu {said}: ", "{said}: ", "Mit Blick auf {said}: ", "Ausgehend von {said}: "],
  es: ["Sobre {said}: ", "{said}: ", "En cuanto a {said}: ", "A partir de {said}: "],
  ja: [
    "{said}について、",
    "{said}に関して、",
    "{said}という点では、",
    "{said}を手がかりに考えると、",
    "まず{said}について、",
    "{said}の場合、",
    "{said}を例にとると、",
  ],
};

/** The same questions or advices, each said about a quotation. */
export const concerning = (endings: Wordings): Wordings => combined(openings, endings);
