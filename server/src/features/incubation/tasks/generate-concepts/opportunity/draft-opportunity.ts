import { quoted } from "../../../../../platform/drafting/telling/draft-language.ts";
import type { Statement } from "../../../../../platform/drafting/telling/statement.ts";
import type { QuotableSeed } from "../../../drafting/quotable-seed.ts";
import type { findRestsOn } from "../draft-rests-on.ts";
import type { GeneratedTexts } from "../output.ts";
import type { GenerateConceptsInput } from "../prompt.ts";
import { next, today, why } from "./wording.ts";

/** Writes what each concept of a search finds, by its place: what the company has, the concept as what could be next, and a change that was told of. */
export function opportunityWriter(
  { brief }: Pick<GenerateConceptsInput, "brief">,
  { language, statements }: QuotableSeed,
  restsOn: ReturnType<typeof findRestsOn>,
) {
  const about = (topic: Statement["topic"]) => {
    const said = statements.filter((statement) => statement.topic === topic);
    // A suggestion that nobody went on with ends in dots: it is quoted where there is nothing else.
    const finished = said.filter(({ text }) => !/(?:…|\.\.)$/u.test(text));
    return finished.length > 0 ? finished : said;
  };
  const inPlace = <Thing>(things: readonly Thing[], place: number) => things[place % Math.max(1, things.length)];
  const saying = (words: string, said: string) => words.replace("{said}", () => quoted(said, language));

  return (title: string, place: number): NonNullable<GeneratedTexts["opportunity"]> => {
    const has = inPlace(about("assets"), place);
    const change = inPlace(about("changes"), place);
    const words = today[language];
    return {
      today: (has ? saying(words.said, has.text) : words.unsaid).replace("{name}", () => brief.company.name),
      next: next[language].replace("{title}", () => title),
      why: change
        ? saying(inPlace(why[language].said, place) ?? "", change.text)
        : (inPlace(why[language].assumed, place) ?? ""),
      whyRestsOn: change ? restsOn([{ text: "", quotes: change }]) : [],
    };
  };
}
