import type { evidencedTexts } from "@seedbed/contract/report/overview/schemas";
import { figuresOf } from "@seedbed/rules/financials/figures/figures-of";
import { followingWords } from "@seedbed/rules/financials/figures/following-text";
import type { Block, Chapter, Entry } from "../../../../platform/pdf/printed-document.ts";
import { ownLabel, sectionLabels } from "../labels.ts";
import { missingNotices } from "../missing.ts";
import { isOfPerson, type SnapshotInput } from "../snapshot-input.ts";
import type { SourceRegister } from "../source-register.ts";
import { listed, passage, titled, whole } from "./whole-blocks.ts";

/** What the concept is, why it should be done or not, and what sets it apart. */
export function overviewChapter(input: SnapshotInput, sources: SourceRegister): Chapter {
  const { concept, sections } = input;
  const overview = sections.overview?.content.overview;
  const lead = overview?.whatIsThis || concept.overview || concept.summary;
  return {
    title: "Overview",
    labels: sectionLabels(input, ["overview"]),
    blocks: [
      ...(lead ? [{ kind: "lead" as const, text: lead }] : []),
      ...missingNotices(input, ["overview"]),
      ...text(input, sources, ["shouldWeDoThis", "Should we do this?"]),
      ...text(input, sources, ["problemStatement", "The problem"]),
      ...text(input, sources, ["valueProposition", "Value proposition"]),
      ...text(input, sources, ["marketSizeSummary", "How big it could be"]),
      ...titled("What sets it apart", items(input, sources, "differentiators")),
      ...titled("Why this company could win", items(input, sources, "rightsToWin")),
    ],
  };
}

/** A text of the overview, or the concept's own where the overview says none. Figures in it are what they are now, except in a person's words. */
function text(
  { sections, concept }: SnapshotInput,
  sources: SourceRegister,
  [field, title]: [field: (typeof evidencedTexts)[number], title: string],
): Block[] {
  const standing = sections.overview;
  const overview = standing?.content.overview;
  const own = field === "problemStatement" || field === "valueProposition" ? concept[field] : "";
  const isOwn = standing !== undefined && isOfPerson(standing.marks, "", `overview.${field}`);
  const projection = sections.financialProjection?.content;
  const figures = field === "marketSizeSummary" && !isOwn ? (overview?.marketSizeFigures ?? []) : [];
  const words = overview?.[field] || own;
  const shown = projection ? followingWords(words, figures, figuresOf(projection)) : words;
  const numbers = sources.numbers(overview?.evidence?.[field]?.sources ?? []);
  return titled(title, passage(shown, numbers), { labels: ownLabel(isOwn) });
}

function items({ sections }: SnapshotInput, sources: SourceRegister, list: "differentiators" | "rightsToWin"): Block[] {
  const { overview: standing } = sections;
  const entries = [...(standing?.content.overview[list] ?? [])]
    .sort((one, other) => one.order - other.order)
    .map(
      ({ uuid, description, evidence }): Entry =>
        whole({
          text: description,
          tone: "positive",
          note: sources.numbers(evidence?.sources ?? []),
          labels: ownLabel(standing !== undefined && isOfPerson(standing.marks, uuid)),
        }),
    );
  return listed(entries);
}
