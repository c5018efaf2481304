import type { Block, Entry, Label, PrintedDocument } from "../../pdf/printed-document.ts";
import { roomOf, shortened } from "../../pdf/shortened.ts";
import { type ChartBlock, isChart } from "../ooxml/chart-part.ts";

/** A paragraph of a slide. */
export interface SlideText {
  look: "heading" | "lead" | "entry" | "text" | "notice" | "source";
  title: string;
  text: string;
  note: string;
  tone: Entry["tone"];
  labels: Label[];
  /** Where it leads; null for nowhere. */
  address: string | null;
}

/** A slide with up to two columns, or with a table. `notes` is what the speaker reads: the whole of what the slide says in short. */
export interface PlannedSlide {
  title: string;
  chapter: string;
  labels: Label[];
  columns: SlideText[][];
  chart: ChartBlock | null;
  table: Extract<Block, { kind: "table" }> | null;
  /** Lines of text above the table. */
  above: number;
  notes: string[];
}

const linesOfColumn = 27;
const lettersOfLine = 70;
const longestOnSlide = 240;
const longestInCell = 170;
const linesOfTable = 17;
/** Lines above a table, at most. */
const shortIntroduction = 6;

const plain: SlideText = { look: "text", title: "", text: "", note: "", tone: "plain", labels: [], address: null };

/** What stands on a slide one below the other, with what the speaker is told of it. */
interface Unit {
  shown: SlideText;
  notes: string;
}

/** A document as slides: short on the slide, whole in the notes. */
export function planSlides({ chapters }: PrintedDocument): PlannedSlide[] {
  return chapters.flatMap((chapter) => {
    const slides: PlannedSlide[] = [];
    const begin = (title: string): PlannedSlide => {
      const slide = {
        ...{ title, chapter: chapter.title, labels: slides.length === 0 ? chapter.labels : [] },
        ...{ columns: [[]], chart: null, table: null, above: 0, notes: [] },
      };
      slides.push(slide);
      return slide;
    };
    const fill = createFilling(begin);
    let loose: Block[] = [];
    const endLoose = () => {
      if (loose.length > 0) fill(chapter.title, loose);
      loose = [];
    };
    for (const block of chapter.blocks) {
      if (block.kind === "part" && isLong(block.blocks)) {
        // A sentence that would have a slide of its own stands above what follows.
        const introduction = isShort(loose) ? loose : [];
        if (introduction.length === 0) endLoose();
        loose = [];
        fill(block.title, [...introduction, ...block.blocks], block.labels);
      } else loose.push(block);
    }
    endLoose();
    if (slides.length === 0) begin(chapter.title);
    return slides;
  });
}

const heightOf = (blocks: readonly Block[]): number =>
  unitsOf(blocks).reduce((sum, { shown }) => sum + linesOf(shown), 0);

const isShort = (blocks: readonly Block[]): boolean =>
  blocks.every(({ kind }) => kind === "text" || kind === "notice") && heightOf(blocks) <= shortIntroduction;

const isLong = (blocks: readonly Block[]): boolean =>
  blocks.some(
    (block) => isChart(block) || block.kind === "table" || block.kind === "part" || block.kind === "sources",
  ) || heightOf(blocks) > linesOfColumn * 0.7;

/** Puts blocks on slides one after the other, on as many as they take. */
function createFilling(begin: (title: string) => PlannedSlide) {
  return (title: string, blocks: readonly Block[], labels: readonly Label[] = []) => {
    let slide: PlannedSlide | undefined;
    let lines = 0;
    let begun = 0;
    const next = (): PlannedSlide => {
      begun += 1;
      lines = 0;
      slide = begin(begun === 1 ? title : `${title} (${begun})`);
      if (begun === 1) slide.labels = [...slide.labels, ...labels];
      return slide;
    };
    const put = ({ shown, notes }: Unit) => {
      const high = linesOf(shown);
      // A heading that would stand alone at the foot of a column belongs to the next one.
      const room = shown.look === "heading" ? linesOfColumn - 5 : linesOfColumn;
      let onto = slide ?? next();
      const most = onto.chart ? 1 : 2;
      if (lines + high > room && lines > 0) {
        if (onto.columns.length < most) {
          onto.columns.push([]);
          lines = 0;
        } else onto = next();
      }
      onto.columns.at(-1)?.push(shown);
      lines += high;
      if (notes) onto.notes.push(notes);
    };
    const all = flat(blocks);
    for (const [index, block] of all.entries()) {
      // What introduces a table stands on its slide.
      if (block.kind === "part" && lines > 0 && introducesTable(all.slice(index + 1))) slide = undefined;
      if (isChart(block)) {
        const stays = slide?.columns.length === 1 && !slide.chart && !slide.table && lines <= shortIntroduction;
        const onto = slide && stays ? slide : next();
        onto.chart = block;
        onto.notes.push(block.alternative);
        for (const unit of chartUnits(block)) put(unit);
      } else if (block.kind === "table") {
        for (const table of tablesOf(block)) {
          const stays = slide?.columns.length === 1 && !slide.chart && !slide.table && lines <= shortIntroduction;
          const onto = slide && stays ? slide : next();
          onto.above = stays ? lines : 0;
          onto.table = { ...table, rows: table.rows.map((row) => row.map((cell) => shortened(cell, longestInCell))) };
          onto.notes.push(table.about, ...table.rows.map((row) => rowInWords(table, row)));
        }
        slide = undefined;
      } else for (const unit of unitsOf([block])) put(unit);
    }
  };
}

function introducesTable(following: readonly Block[]): boolean {
  const end = following.findIndex(({ kind }) => kind === "part");
  return following.slice(0, end < 0 ? undefined : end).some(({ kind }) => kind === "table");
}

/** Parts as headings among what they hold. */
function flat(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => {
    if (block.kind === "columns") return block.columns.flatMap((column) => flat(column.blocks));
    if (block.kind !== "part") return [block];
    return [{ ...block, blocks: [] }, ...flat(block.blocks)];
  });
}

function unitsOf(blocks: readonly Block[]): Unit[] {
  return flat(blocks).flatMap((block): Unit[] => {
    switch (block.kind) {
      case "part":
        return [unit({ look: "heading", title: block.title, labels: block.labels })];
      case "lead":
        return [unit({ look: "lead", text: block.text })];
      case "text":
        return [unit({ look: "text", text: block.text })];
      case "notice":
        return [unit({ look: "notice", text: block.text })];
      case "entries":
        return block.entries.map((entry, index) =>
          unit({ ...entry, look: "entry", title: block.numbered ? `${index + 1}. ${entry.title}` : entry.title }),
        );
      case "sources":
        return block.sources.map(({ title, note, quote, address }, index) =>
          unit({ look: "source", title: `[${index + 1}] ${title}`, note, text: quote, address }),
        );
      default:
        return [];
    }
  });
}

function unit(given: Partial<SlideText>): Unit {
  const whole = { ...plain, ...given };
  const { title, note, text, labels } = whole;
  const head = [title, note && `(${note})`, ...labels.map((label) => `[${label.text}]`)].filter(Boolean).join(" ");
  return {
    shown: {
      ...whole,
      title: shortened(title, 150),
      note: shortened(note, 120),
      text: shortened(text, whole.look === "lead" ? 420 : whole.look === "source" ? 120 : longestOnSlide),
    },
    notes: [head, text].filter(Boolean).join(": "),
  };
}

function chartUnits(block: ChartBlock): Unit[] {
  const rows =
    block.kind === "radar"
      ? block.axes.map(({ name, told, score }) => ({ title: name, note: `${score} of 10`, text: told }))
      : block.kind === "circles"
        ? block.circles.map(({ name, told, meaning }) => ({ title: `${name}: ${told}`, note: "", text: meaning }))
        : block.bars.map(({ name, told }) => ({ title: name, note: told, text: "" }));
  return rows.map((row) => ({ ...unit({ look: "entry", ...row }), notes: "" }));
}

function linesOf({ look, title, note, text }: SlideText): number {
  if (look === "heading") return 2;
  const wide = look === "lead" ? 0.72 : look === "source" ? 1.25 : 1;
  const head = title || note ? Math.ceil(roomOf(`${title}  ${note}`) / (lettersOfLine * wide)) : 0;
  const body = text ? Math.ceil(roomOf(text) / (lettersOfLine * wide)) : 0;
  return (head + body) * (look === "lead" ? 1.5 : look === "source" ? 0.8 : 1) + 0.5;
}

type Table = Extract<Block, { kind: "table" }>;

/** A table in as many as slides are needed for it. */
function tablesOf(table: Table): Table[] {
  const all = table.columns.reduce((sum, { share }) => sum + share, 0);
  const parts: string[][][] = [[]];
  let lines = 0;
  for (const row of table.rows) {
    const high = Math.max(
      1,
      ...row.map((cell, index) =>
        Math.ceil(
          roomOf(shortened(cell, longestInCell)) / Math.max(6, ((table.columns[index]?.share ?? 1) / all) * 150),
        ),
      ),
    );
    if (lines + high + 0.6 > linesOfTable - (parts.length === 1 ? 3 : 0) && lines > 0) {
      parts.push([]);
      lines = 0;
    }
    parts.at(-1)?.push(row);
    lines += high + 0.6;
  }
  return parts.map((rows) => ({ ...table, rows }));
}

const rowInWords = ({ columns }: Table, row: readonly string[]): string =>
  row
    .map((cell, index) => [columns[index]?.name, cell])
    .filter(([, cell]) => cell)
    .map(([name, cell]) => `${name}: ${cell}`)
    .join("; ");
