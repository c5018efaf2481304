import { expect, test } from "vitest";
import type { Block, Entry, Label, PrintedDocument } from "../../../../platform/pdf/printed-document.ts";
import { presentReport } from "../documents/present-report.ts";
import { presentSnapshot } from "../present-snapshot.ts";
import { earning, saving } from "./rich-projections.fixture.ts";
import { bareReport, emptyReport, richReport } from "./rich-report.fixture.ts";

const labelled = (labels: readonly Label[]) => labels.map(({ text, tone }) => ` [${text}, ${tone}]`).join("");
const signs = { plain: "-", positive: "+", negative: "!", caution: "?" } as const satisfies Record<
  Entry["tone"],
  string
>;

/** A block as a reader meets it, line by line. */
function linesOf(block: Block): string[] {
  switch (block.kind) {
    case "lead":
    case "text":
    case "notice":
      return [`${block.kind}: ${block.text}`];
    case "entries":
      return block.entries.map(
        ({ title, text, note, tone, labels }, place) =>
          `${block.numbered ? `${place + 1}.` : signs[tone]} ${title} (${note})${labelled(labels)}: ${text}`,
      );
    case "radar":
      return [
        `radar: ${block.alternative}`,
        ...block.axes.map(({ name, score, told }) => `  ${name} | ${score} | ${told}`),
      ];
    case "circles":
      return [
        `circles: ${block.alternative}`,
        ...block.circles.map(({ name, meaning, amount, told }) => `  ${name} | ${meaning} | ${amount} | ${told}`),
      ];
    case "bars":
      return [
        `bars, ${block.as}: ${block.about} / ${block.alternative}`,
        ...block.bars.map(({ name, value, told }) => `  ${name} | ${value} | ${told}`),
      ];
    case "table":
      return [
        `table: ${block.about}`,
        `  ${block.columns.map(({ name, align, share }) => `${name} (${align}, ${share})`).join(" | ")}`,
        ...block.rows.map((row) => `  ${row.join(" | ")}`),
      ];
    case "columns":
      return block.columns.flatMap(({ share, blocks }) => [`column of ${share}`, ...inside(blocks)]);
    case "part":
      return [
        `${"#".repeat(block.level ?? 2)} ${block.title} ${signs[block.tone]}${labelled(block.labels)}`,
        ...inside(block.blocks),
      ];
    case "sources":
      return block.sources.map(
        ({ title, note, quote, address }, place) => `[${place + 1}] ${title} | ${note} | ${quote} | ${address}`,
      );
  }
}
const inside = (blocks: readonly Block[]) => blocks.flatMap(linesOf).map((line) => `  ${line}`);

const told = ({ chapters, ...document }: PrintedDocument) =>
  [
    ...Object.entries(document).map(([name, value]) => `${name}: ${[value].flat().join(" | ")}`),
    ...chapters.flatMap(({ title, labels, blocks }) => ["", `# ${title}${labelled(labels)}`, ...inside(blocks)]),
    "",
  ].join("\n");

const reports = {
  earning: richReport(earning),
  saving: richReport(saving),
  empty: emptyReport(),
  bare: bareReport(),
};

test.each(Object.entries(reports))(
  "a snapshot tells of a report (%s) what it says, and who says it",
  async (name, input) => {
    await expect(told(presentSnapshot(input))).toMatchFileSnapshot(`./snapshot-${name}.txt`);
  },
);

test.each(Object.entries(reports))(
  "a document of the whole report (%s) tells all that it says, and who says it",
  async (name, input) => {
    await expect(told(presentReport(input))).toMatchFileSnapshot(`./report-${name}.txt`);
  },
);
