import { checkEdits } from "./check.ts";
import { commandWords } from "./commands/command-words.ts";
import { type Command, readCommand } from "./commands/read-command.ts";
import { shorterText } from "./commands/shorter-text.ts";
import type { EditReportInput } from "./edit-input.ts";
import { mendEdits } from "./mend.ts";
import { changesOfEditMax, type EditReportOutput, type WrittenChange } from "./output.ts";
import { isGerman } from "./said-words.ts";

type Words = (typeof commandWords)["en" | "de"];

/** Does what can be done without a model, and says what cannot. */
export function draftEdits(input: EditReportInput): EditReportOutput {
  const words = commandWords[isGerman(input.message) ? "de" : "en"];
  const drafted = mendEdits(drafting(input, words), input, () => undefined);
  const isGood = checkEdits(drafted, input).length === 0;
  return isGood ? drafted : { reply: words.unable, edits: [] };
}

function drafting(input: EditReportInput, words: Words): EditReportOutput {
  const command = readCommand(input);
  if (!command) return { reply: words.unable, edits: [] };
  if (command.kind === "update") {
    const reply = input.outdated.length > 0 ? words.update(input.outdated.join(", ")) : words.current;
    return { reply, edits: [] };
  }
  if (command.kind === "rename") return renaming(input, words, command);
  const { thing, field } = named(input, command.target);
  const name = field ? (thing?.list ? `${field.label} · ${thing.name}` : field.label) : (thing?.name ?? "");
  const change = changeOf(command, field?.value);
  if (!change) return { reply: words.noShorter(name), edits: [] };
  const { title, reply } = words[command.kind](name);
  return { reply, edits: [editOf(input, title, [change])] };
}

function named({ things }: EditReportInput, target: { handle: string; field: string | null }) {
  const thing = things.find(({ handle }) => handle === target.handle);
  return { thing, field: thing?.fields.find(({ field }) => field === target.field) };
}

function changeOf(
  command: Exclude<Command, { kind: "update" | "rename" }>,
  stands: unknown,
): WrittenChange | undefined {
  const { handle: target, field } = command.target;
  const change = { target, values: [], position: 0 };
  switch (command.kind) {
    case "remove":
      return { ...change, kind: "remove" };
    case "move":
      return { ...change, kind: "move", position: command.position };
    case "set":
      return { ...change, kind: "set", values: [{ field: field ?? "", value: command.value }] };
    case "shorten": {
      const value = shorterText(String(stands ?? ""));
      return value === null ? undefined : { ...change, kind: "set", values: [{ field: field ?? "", value }] };
    }
  }
}

/** A change for every text that says the old name, as many as an edit takes. */
function renaming(input: EditReportInput, words: Words, { from, to }: Command & { kind: "rename" }): EditReportOutput {
  const changes = input.things.flatMap(({ handle, fields }): WrittenChange[] => {
    const values = fields.flatMap(({ field, edit, value }) =>
      edit.kind === "text" && typeof value === "string" && value.includes(from)
        ? [{ field, value: value.replaceAll(from, to) }]
        : [],
    );
    return values.length > 0 ? [{ kind: "set", target: handle, values, position: 0 }] : [];
  });
  const { title, reply } = words.rename(from, to);
  const sections = new Map<string, WrittenChange[]>();
  for (const change of changes) {
    const section = input.things.find(({ handle }) => handle === change.target)?.section ?? "";
    sections.set(section, [...(sections.get(section) ?? []), change]);
  }
  const edits = [...sections.values()].map((each) => editOf(input, title, each.slice(0, changesOfEditMax)));
  return { reply, edits };
}

const editOf = ({ message }: EditReportInput, title: string, changes: WrittenChange[]) => ({
  asked: message,
  title: title.slice(0, 80),
  description: "",
  basis: "words" as const,
  passage: "none",
  quote: message,
  changes,
});
