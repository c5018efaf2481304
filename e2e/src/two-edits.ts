import {
  editValue,
  readEditPrompt,
  writtenEdit,
} from "@seedbed/server/test-support/model-server/task-answers/editing-answers";

const sentence = (message: string, index: number) => message.split(/(?<=\.) /)[index]?.trim() ?? "";

/** A model that makes an edit of the overview from the first sentence of a message, and one of an assumption from the second. */
export const twoEdits = {
  edit_report: ({ prompt }: { prompt: string }) => {
    const { fields, message } = readEditPrompt(prompt);
    const value = fields.find(({ field }) => field === "overview.valueProposition");
    const certainty = fields.find(({ field, value: stands }) => field === "certainty" && stands !== "3");
    const edits = [];
    if (value)
      edits.push(
        writtenEdit(
          sentence(message, 0),
          [editValue(value.handle, { [value.field]: `${value.value} Said plainly.` })],
          { title: "Say it plainly" },
        ),
      );
    if (certainty)
      edits.push(
        writtenEdit(sentence(message, 1), [editValue(certainty.handle, { certainty: "3" })], {
          title: "Be surer of it",
          basis: "words",
          quote: "certainty of the first assumption to 3",
        }),
      );
    return { reply: "Two edits would carry it.", edits };
  },
};
