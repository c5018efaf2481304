import type { Answers } from "../answer.ts";

/** What a prompt for an edit says: the fields that stand, under the handles of their things, and what the person says. */
export function readEditPrompt(prompt: string) {
  const report = prompt.split("# The report, thing by thing\n")[1]?.split("\n#")[0] ?? "";
  const fields = [...report.matchAll(/^> - (?<handle>\w+) (?<field>[\w.]+) \((?<takes>[^)]*)\): (?<value>.*)$/gmu)];
  const message = prompt.split("# What the person says now\n").at(-1)?.split("\n\n# Your task")[0] ?? "";
  return {
    fields: fields.map(({ groups }) => {
      const { handle = "", field = "", takes = "", value = "" } = groups ?? {};
      return { handle, field, takes, value };
    }),
    message: message.replaceAll(/^> /gmu, ""),
  };
}

export const editValue = (handle: string, values: Record<string, string>) => ({
  kind: "set",
  target: handle,
  values: Object.entries(values).map(([field, value]) => ({ field, value })),
  position: 0,
});

/** An edit as a model gives it, asked for by all of a message. */
export const writtenEdit = (asked: string, changes: object[], more: object = {}) => ({
  asked,
  title: "As you said",
  description: "You asked for it.",
  basis: "reasoning",
  passage: "none",
  quote: "",
  changes,
  ...more,
});

/** Puts a few words behind the first text that takes them; a question is answered without an edit. */
export const editingAnswers = {
  edit_report: ({ prompt }) => {
    const { fields, message } = readEditPrompt(prompt);
    if (message.trim().endsWith("?")) return { reply: "The report says nothing against it.", edits: [] };
    const selected = prompt.split("# What was selected: nothing else may be changed\n")[1]?.split("\n\n")[0] ?? "";
    const texts = fields.filter(
      ({ takes, value }) =>
        takes.startsWith("at most") && takes.includes("characters") && value.length > 20 && value.length < 400,
    );
    const isSelected = ({ handle, field }: (typeof texts)[number]) =>
      selected.includes(`> - ${handle}`) && (!selected.includes("Field:") || selected.includes(`Field: ${field}`));
    const first =
      selected === ""
        ? (texts.find(({ field }) => field === "overview.valueProposition") ?? texts[0])
        : texts.find(isSelected);
    if (!first || message.trim() === "") return { reply: "Say what should change.", edits: [] };
    const change = editValue(first.handle, { [first.field]: `${first.value} Said more plainly.` });
    return { reply: "I would say it more plainly.", edits: [writtenEdit(message.trim(), [change])] };
  },
} satisfies Answers;
