import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import type { Evidence, Source } from "@seedbed/contract/report/source";
import { headings, text, type WorkbookSheet } from "../../../../platform/office/workbook.ts";
import type { NumberedSources } from "./numbered-sources.ts";
import type { ProjectionFile } from "./projection-file.ts";
import { setBy } from "./set-by.ts";
import { sheetNames } from "./sheet-names.ts";

interface Listed {
  name: string;
  title: string;
  columns: readonly string[];
  things: readonly { uuid: string; evidence?: Evidence | undefined; cells: readonly string[] }[];
}

/** Things in words, each with who wrote it and what it rests on. */
function listSheet(file: ProjectionFile, sources: NumberedSources, listed: Listed): WorkbookSheet {
  const { name, title, columns, things } = listed;
  return {
    name,
    widths: [36, ...columns.slice(1).map(() => 60), 24, 14, 14],
    rows: [
      [text(title, "title")],
      [],
      headings(...columns, "Set by", "On", "Sources"),
      ...things.map(({ uuid, evidence, cells }) => {
        const { who, day } = setBy(file, { item: uuid, evidence });
        return [...cells, who, day, sources.numbersOf(evidence)].map((words) => text(words));
      }),
    ],
  };
}

const rank = { primary: "Primary", alternative: "Alternative" } as const;

/** The lists of a projection that are words: those that hold something. */
export function listSheets(file: ProjectionFile, sources: NumberedSources): WorkbookSheet[] {
  return listsOf(file.projection)
    .filter(({ things }) => things.length > 0)
    .map((listed) => listSheet(file, sources, listed));
}

const listsOf = (projection: FinancialProjection): Listed[] => [
  {
    name: sheetNames.channels,
    title: "Distribution channels",
    columns: ["Channel", "Kind", "Description"],
    things: projection.distributionChannels.map((channel) => ({
      ...channel,
      cells: [channel.title, rank[channel.channelType], channel.description],
    })),
  },
  {
    name: sheetNames.areas,
    title: "Target impact areas",
    columns: ["Area", "Kind", "Description"],
    things: projection.targetSavingsAreas.map((area) => ({
      ...area,
      cells: [area.title, rank[area.areaType], area.description],
    })),
  },
  {
    name: sheetNames.interferences,
    title: "Possible cost interferences",
    columns: ["Interference", "What it does", "What lowers it"],
    things: projection.costInterferences.map((interference) => ({
      ...interference,
      cells: [interference.title, interference.interferenceInsight, interference.mitigationStatement],
    })),
  },
];

const kinds = {
  web: "Web page",
  upload: "Uploaded document",
  person: "Given by a person",
  library: "From the library of Seedbed",
  reasoning: "AI reasoning",
} as const satisfies Record<Source["classification"], string>;

/** What the numbers in brackets stand for. An address stands only where a source has one: where it was read, uploaded or typed in. */
export const sourcesSheet = ({ all }: NumberedSources): WorkbookSheet => ({
  name: sheetNames.sources,
  widths: [8, 60, 24, 30, 60, 14, 14],
  rows: [
    [text("Sources", "title")],
    [],
    headings("No.", "Title", "Kind", "Publisher", "Address", "Published", "Read"),
    ...all.map((source, place) =>
      [
        ...[`[${place + 1}]`, source.title, kinds[source.classification], source.publisher ?? "", source.url ?? ""],
        ...[source.publishedDate ?? "", source.retrievedAt?.slice(0, 10) ?? ""],
      ].map((words) => text(words)),
    ),
  ],
});
