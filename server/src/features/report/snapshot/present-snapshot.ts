import type { PrintedDocument } from "../../../platform/pdf/printed-document.ts";
import { shortened } from "../../../platform/pdf/shortened.ts";
import { assumptionsChapter } from "./assumptions-chapter.ts";
import { customersChapter } from "./customers-chapter.ts";
import { marketChapter } from "./market-chapter.ts";
import type { SnapshotInput } from "./snapshot-input.ts";
import { createSourceRegister } from "./source-register.ts";
import { summaryChapter } from "./summary-chapter.ts";

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A report as the four pages of its snapshot: the words around its texts in English, its texts in their own language. */
export function presentSnapshot(input: SnapshotInput): PrintedDocument {
  const { account, concept, at } = input;
  const date = day.format(at);
  const title = shortened(concept.title, 160);
  const company = shortened(account, 80);
  const sources = createSourceRegister();
  const market = marketChapter(input, sources);
  return {
    title,
    kind: "Opportunity Snapshot",
    author: company,
    description: `Opportunity Snapshot of “${title}” by ${company}, ${date}`,
    language: "en",
    madeAt: at.toISOString(),
    details: [company, concept.identifier, concept.status, date].filter((detail) => detail !== ""),
    foot: [shortened(account, 40), shortened(title, 60), date],
    whole: "Shortened to fit this page. The whole of it stands in the report in Seedbed.",
    chapters: [summaryChapter(input), market, customersChapter(input), assumptionsChapter(input, sources)],
  };
}
