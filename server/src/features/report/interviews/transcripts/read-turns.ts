import { withTurnsApart } from "./joined-turns.ts";
import { isRole } from "./speaker-labels.ts";
import { headerIn, type Turn, turnIn } from "./turn-forms.ts";

/** With more words what nobody breaks up is broken at the ends of sentences. */
const longestTurn = 400;
const usualTurn = 150;
const labelWordsMax = 4;

/** What was said, by whom and when as far as that is told: by "Anna: ...", "[12:40] Q: ...", "Anna 12:40" above it, or as subtitles. */
export function readTurns(text: string): Turn[] {
  const lines = withTurnsApart(text.normalize("NFC"))
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map(plainLine);
  const isSpeaker = knownLabels(lines);
  const hasParagraphs = lines.some((line, index) => line === "" && lines.slice(index + 1).some((next) => next !== ""));
  const turns: Turn[] = [];
  let ahead: Omit<Turn, "text"> = { time: "", label: "" };
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    const last = turns.at(-1);
    const header = headerIn(line);
    const begun = header ? null : turnIn(line);
    if (line === "") isOpen = isOpen && last?.label !== "" && last !== undefined;
    else if (header && isHeader(header, isSpeaker)) {
      ahead = { time: header.time || ahead.time, label: header.label };
      isOpen = false;
    } else if (/^\d+$/u.test(line) && headerIn(lines[index + 1] ?? "")) isOpen = false;
    else if (begun && (begun.label === "" || isSpeaker(begun.label))) {
      turns.push({ ...begun, time: begun.time || ahead.time, label: begun.label || ahead.label });
      ahead = { time: "", label: "" };
      isOpen = true;
    } else if (isOpen && last && ahead.label === "" && ahead.time === "") last.text = `${last.text} ${line}`.trim();
    else {
      turns.push({ ...ahead, text: line });
      isOpen = hasParagraphs || ahead.label !== "";
      ahead = { time: "", label: "" };
    }
  }
  return turns.filter((turn) => turn.text !== "").flatMap(inParts);
}

const plainLine = (line: string) =>
  line
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();

const isHeader = ({ time, label }: Omit<Turn, "text">, isSpeaker: (label: string) => boolean) =>
  label === "" || time === "" || isSpeaker(label) || label.split(" ").length <= labelWordsMax;

/** What stands before a colon once may be part of a sentence; twice, with a time or as a role it is who speaks. */
function knownLabels(lines: readonly string[]): (label: string) => boolean {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const turn = headerIn(line) ?? turnIn(line);
    if (!turn?.label) continue;
    counts.set(turn.label, (counts.get(turn.label) ?? 0) + (turn.time === "" && !line.startsWith("<v ") ? 1 : 2));
  }
  return (label) =>
    label.split(" ").length <= labelWordsMax && ((counts.get(label) ?? 0) > 1 || (isRole(label) && !/ /u.test(label)));
}

function inParts(turn: Turn): Turn[] {
  if (turn.text.split(" ").length <= longestTurn) return [turn];
  const parts: string[] = [""];
  for (const sentence of turn.text.split(/(?<=[.!?…])\s+/u)) {
    const part = parts.at(-1) ?? "";
    if (part !== "" && part.split(" ").length + sentence.split(" ").length > usualTurn) parts.push(sentence);
    else parts[parts.length - 1] = `${part} ${sentence}`.trim();
  }
  return parts.map((text, index) => ({ time: index === 0 ? turn.time : "", label: turn.label, text }));
}
