import type { ReportLanguage } from "@seedbed/contract/nucleus/vocabulary";
import type { FilmScript } from "../../../../platform/film/film-script.ts";
import { shortened } from "../../../../platform/pdf/shortened.ts";
import type { SnapshotInput } from "../../snapshot/snapshot-input.ts";
import { nextSlide, unknownSlide } from "./closing-slides.ts";
import { coverSlide, ideaSlide, listSlide, problemSlide } from "./idea-slides.ts";
import { languageOfReport } from "./language-of-report.ts";
import { forcesSlide, sizeSlide } from "./market-slides.ts";
import { videoWords } from "./words.ts";

/**
 * The video of a report, of six to nine slides: what its pages say, shortened, and nothing else. Figures are those that follow from the entries of its
 * projection. `picture`: that of the concept, as we draw it.
 */
export function writeScript(input: SnapshotInput, { language: chosen, picture }: ScriptMeans): FilmScript {
  const language = languageOfReport(chosen, textsOf(input));
  const telling = { input, language, words: videoWords(language) };
  const slides = [
    coverSlide(telling, picture),
    problemSlide(telling),
    ideaSlide(telling, picture),
    listSlide(telling, "differentiators"),
    listSlide(telling, "rightsToWin"),
    sizeSlide(telling),
    forcesSlide(telling),
    unknownSlide(telling),
    nextSlide(telling),
  ];
  return {
    language,
    mark: `${shortened(input.account, 40)} · ${shortened(input.concept.title, 60)}`,
    slides: slides.filter((slide) => slide !== null),
  };
}

interface ScriptMeans {
  /** The language that the company has chosen for its reports; null for that of the idea. */
  language: ReportLanguage | null;
  picture: string;
}

function textsOf({ concept, sections }: SnapshotInput): string[] {
  const overview = sections.overview?.content.overview;
  return [
    concept.title,
    concept.problemStatement,
    concept.valueProposition,
    ...(overview
      ? [overview.whatIsThis, overview.problemStatement, overview.valueProposition, overview.shouldWeDoThis]
      : []),
  ];
}
