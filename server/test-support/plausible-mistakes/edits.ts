import type {
  EditReportOutput,
  WrittenChange,
  WrittenEdit,
} from "../../src/features/ai-editing/tasks/edit-report/output.ts";
import { draftedReport, editAsked } from "../model-server/editing/edit-inputs.ts";
import type { PlausibleMistake } from "./mistake.ts";

/** What is asked about a report: of all of it, and of what was selected. */
export const editsAsked = async () => {
  const report = await draftedReport();
  const scope = { handles: ["o0"], field: "overview.whatIsThis", quote: "" };
  return [
    editAsked(report, 'Change the value proposition to "Soap by weight, without a single box."'),
    editAsked(report, 'Set "what is this" to "A depot in the basement that refills soap by weight."', { scope }),
  ];
};

const answer = (name: string, spoil: (answer: EditReportOutput) => object): PlausibleMistake => ({
  task: "edit-report",
  name,
  spoil: (given: EditReportOutput) => ({ ...given, ...spoil(given) }),
});
const edit = (name: string, change: (edit: WrittenEdit) => object): PlausibleMistake =>
  answer(name, ({ edits: [first, ...rest] }) => ({ edits: first ? [{ ...first, ...change(first) }, ...rest] : [] }));
const change = (name: string, spoil: (change: WrittenChange) => object): PlausibleMistake =>
  edit(name, ({ changes: [first, ...rest] }) => ({ changes: first ? [{ ...first, ...spoil(first) }, ...rest] : [] }));

/** Small mistakes in what is proposed as an edit. */
export const editMistakes: readonly PlausibleMistake[] = [
  edit("a basis that nobody said", () => ({ basis: "words", quote: "We have asked forty hotels." })),
  edit("a passage that is not there", () => ({ basis: "passage", passage: "7", quote: "Soap is sold by weight." })),
  edit("the words of the person in other signs", ({ asked }) => ({ asked: asked.toUpperCase().replaceAll(".", " !") })),
  edit("no reason", () => ({ description: "" })),
  change("a place for what is not moved", () => ({ position: 3 })),
  change("spaces around a text", ({ values }) => ({
    values: values.map((each) => ({ ...each, value: ` ${each.value} ` })),
  })),
  change("a figure that nobody gave", ({ values }) => ({
    values: values.map((each) => ({ ...each, value: `${each.value} It saves 47 hours.` })),
  })),
  answer("something nobody asked for beside it", ({ edits }) => ({
    edits: [...edits, ...edits.map((each) => ({ ...each, asked: "and make the rest friendlier" }))],
  })),
];
