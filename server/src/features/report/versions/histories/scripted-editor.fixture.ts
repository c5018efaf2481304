import type { Answers } from "#test-support/model-server/answer.ts";
import { editValue, readEditPrompt, writtenEdit } from "#test-support/model-server/task-answers/editing-answers.ts";

/** What a message asks the scripted editor for: a word that stands nowhere else tells the edit it becomes from all others. */
export const messageFor = (wanted: readonly { kind: string; text: string; nonce: string }[]): string =>
  `Change every part, and remove what is too much: ${wanted.map(({ kind, text, nonce }) => `${kind} <${text} ${nonce}>`).join(", ")}`;

const listsIn = (prompt: string) =>
  [...prompt.matchAll(/^> - (?<handle>\w+): [^;\n]*; fields: (?<fields>.*)$/gmu)].map(({ groups }) => ({
    handle: groups?.handle ?? "",
    fields: groups?.fields ?? "",
  }));

/** Trends and the overview alone. */
const isPlayed = (handle: string) => /^[to]/u.test(handle);

const added = (fields: string, said: string): Record<string, string> => ({
  [fields.startsWith("text") ? "text" : "description"]: said,
  ...(fields.includes("direction (") ? { direction: "up" } : {}),
});

/** Proposes an edit for each part of a message, the same ones for the same message and report. */
export const scriptedEditor = {
  edit_report: ({ prompt }) => {
    const { fields: told, message } = readEditPrompt(prompt);
    const fields = told.filter(({ handle }) => isPlayed(handle));
    const texts = fields.filter(
      ({ field, takes }) => takes.startsWith("at most") && takes.includes("characters") && field !== "icon",
    );
    const parts = fields.filter(({ field }) => field === "text" || field === "description");
    const lists = listsIn(prompt).filter(
      ({ handle, fields: own }) => isPlayed(handle) && /^(?:text|description) \(/u.test(own),
    );
    const asked = [...message.matchAll(/(?<kind>set|add|remove|move) <(?<said>[^>]+)>/gu)];
    const edits = asked.flatMap(({ groups }) => {
      const { kind = "", said = "" } = groups ?? {};
      const pick = [...said].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
      const one = <T>(all: readonly T[]) => all[pick % Math.max(1, all.length)];
      const [text, part, list] = [one(texts), one(parts), one(lists)];
      const change =
        kind === "set"
          ? text && editValue(text.handle, { [text.field]: said })
          : kind === "add"
            ? list && { ...editValue(list.handle, added(list.fields, said)), kind }
            : part && { ...editValue(part.handle, {}), kind, position: kind === "move" ? 1 : 0 };
      return change ? [writtenEdit(message.trim(), [change], { title: `As you said: ${kind}` })] : [];
    });
    return { reply: "I would do these.", edits };
  },
} satisfies Answers;
