import { eachText } from "../../../../platform/pdf/each-text.ts";
import type { Chapter, PrintedDocument } from "../../../../platform/pdf/printed-document.ts";
import { shortened } from "../../../../platform/pdf/shortened.ts";
import type { SnapshotInput } from "../snapshot-input.ts";
import { createSourceRegister } from "../source-register.ts";
import { assumptionsChapter, sourcesChapter } from "./closing-chapters.ts";
import { customersChapter } from "./customers-chapter.ts";
import { financialsChapter } from "./financials-chapter.ts";
import { marketChapters } from "./market-chapters.ts";
import { overviewChapter } from "./overview-chapter.ts";

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/**
 * The whole report as one document, from which each format is made: nothing is shortened. The words around its texts are English, its texts stay in their
 * own language.
 */
export function presentReport(input: SnapshotInput): PrintedDocument {
  const { account, concept, at, version = "" } = input;
  const date = day.format(at);
  const sources = createSourceRegister({ isWhole: true });
  const chapters = [
    overviewChapter(input, sources),
    ...marketChapters(input, sources),
    customersChapter(input, sources),
    financialsChapter(input, sources),
    assumptionsChapter(input, sources),
  ];
  const company = account.slice(0, 200);
  const title = concept.title || "Concept";
  return bounded({
    title,
    kind: "Concept report",
    author: company,
    description: `Concept report of “${title}” by ${company}, ${date}`,
    language: "en",
    madeAt: at.toISOString(),
    details: [company, concept.identifier, concept.status, version, date].filter((detail) => detail !== ""),
    foot: [company.slice(0, 40), title.slice(0, 60), date],
    flows: true,
    whole: "",
    chapters: [...chapters, sourcesChapter(sources)],
  });
}

/** Letters that one text may have, and all of a document: some hundred pages. */
const longestText = 20_000;
const mostLetters = 800_000;
const cut: Chapter["blocks"] = [
  {
    kind: "notice",
    text: "Some texts were too long for this document. The whole of them stands in the report in Seedbed.",
  },
];

/** Nobody prints a text without an end: what is far too long is shortened, and the document says so. */
function bounded(document: PrintedDocument): PrintedDocument {
  let letters = 0;
  let longest = 0;
  eachText(document, (text) => {
    letters += text.length;
    longest = Math.max(longest, text.length);
    return text;
  });
  if (longest <= longestText && letters <= mostLetters) return document;
  const most = Math.min(longestText, Math.max(200, Math.floor((longestText * mostLetters) / Math.max(letters, 1))));
  const short = eachText(document, (text) => (text.length > most ? shortened(text.slice(0, most), most - 2) : text));
  return {
    ...short,
    chapters: short.chapters.map((chapter, index) =>
      index < short.chapters.length - 1 ? chapter : { ...chapter, blocks: [...cut, ...chapter.blocks] },
    ),
  };
}
