import type { Block, Entry, Label, PrintedDocument } from "../pdf/printed-document.ts";

/** The document as CommonMark with tables as GitHub knows them. Texts stay texts: what would be markup in them is written so that it shows as it is. */
export function writeMarkdown(document: PrintedDocument): string {
  const { title, details, chapters, kind } = document;
  const lines = [
    `# ${plain(title)}`,
    [kind, ...details].map(plain).join(" · "),
    ...chapters.flatMap((chapter) => [
      `## ${plain(chapter.title)}${labelled(chapter.labels)}`,
      ...chapter.blocks.flatMap(blockLines),
    ]),
  ];
  return `${lines.join("\n\n")}\n`;
}

function blockLines(block: Block): string[] {
  switch (block.kind) {
    case "lead":
    case "text":
      return block.text ? [plain(block.text)] : [];
    case "notice":
      return [`> ${plain(block.text)}`];
    case "entries":
      return block.entries.length > 0
        ? [block.entries.map((entry, index) => item(entry, block.numbered ? `${index + 1}.` : "-")).join("\n")]
        : [];
    case "radar":
      return table(
        ["Force", "Direction", "Score"],
        block.axes.map(({ name, told, score }) => [name, told, `${score} of 10`]),
      );
    case "circles":
      return table(
        ["Size", "Meaning", "Estimate"],
        block.circles.map(({ name, meaning, told }) => [name, meaning, told]),
      );
    case "bars":
      return table(
        [block.about, "Estimate"],
        block.bars.map(({ name, told }) => [name, told]),
      );
    case "table":
      return [
        `_${plain(block.about)}_`,
        ...table(
          block.columns.map(({ name }) => name),
          block.rows,
        ),
      ];
    case "columns":
      return block.columns.flatMap(({ blocks }) => blocks.flatMap(blockLines));
    case "part":
      return [
        `${"#".repeat((block.level ?? 2) + 1)} ${plain(block.title)}${labelled(block.labels)}`,
        ...block.blocks.flatMap(blockLines),
      ];
    case "sources":
      return [
        block.sources
          .map(({ title, note, quote, address }, index) =>
            [
              `${index + 1}. **${plain(title)}** ${plain(note)}`.trim(),
              ...(quote ? [`   ${plain(quote)}`] : []),
              ...(address ? [`   <${linkable(address)}>`] : []),
            ].join("\\\n"),
          )
          .join("\n"),
      ];
  }
}

const labelled = (labels: readonly Label[]): string => labels.map(({ text }) => ` \\[${plain(text)}\\]`).join("");

function item({ title, text, note, labels }: Entry, mark: string): string {
  const head = [title && `**${plain(title)}**`, note && `(${plain(note)})`].filter(Boolean).join(" ");
  return `${mark} ${[head + labelled(labels), plain(text)].filter(Boolean).join(head ? ": " : "")}`;
}

function table(names: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${names.map((_, index) => plain(cells[index] ?? "")).join(" | ")} |`;
  return [[line(names), `|${names.map(() => " --- |").join("")}`, ...rows.map(line)].join("\n")];
}

// A character reference shows as its character and is never markup, whatever stands around it. A word with a point would be made a link by GitHub.
const marks = /[\\`*_{}[\]()<>#+!|~&$^=@-]/g;
const hidden = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu;

/** A text on one line in which nothing is markup. */
function plain(text: string): string {
  const line = text.toWellFormed().replaceAll(/\s+/gu, " ").replaceAll(hidden, "").trim();
  return line
    .replaceAll(marks, (mark) => (needsMark(mark) ? `\\${mark}` : mark))
    .replace(/^(\d+)([.:])/u, "$1\\$2")
    .replaceAll(/:\/\//g, "&#58;//")
    .replaceAll(/\bwww\./giu, (www) => `${www.slice(0, 3)}&#46;`);
}

// A hyphen or a plus is markup at the beginning of a line alone, where it may come to stand: cheap to mark, and ugly within words.
const needsMark = (mark: string) => !"()".includes(mark);

const linkable = (address: string) => address.replaceAll(/[<>\s\\]/g, (sign) => encodeURIComponent(sign));
