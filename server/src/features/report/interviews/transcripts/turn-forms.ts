/** What a line of a written transcript tells beside what was said. */
export interface Turn {
  time: string;
  label: string;
  text: string;
}

const clock = String.raw`\d{1,2}:\d{2}(?::\d{2})?`;
const time = String.raw`[[(]?(?<time>${clock})(?:[.,]\d{1,3})?[\])]?`;
const label = String.raw`(?<label>\p{L}(?:[\p{L}\p{M}\p{N}.'’ -]{0,38}[\p{L}\p{N}.])?)`;

/** "We saw it.", unlike "Anna B." */
const endsSentence = /\p{Ll}{2}\.$/u;

const cue = new RegExp(`^${time}\\s*-->`, "u");
const voice = /^<v\s+(?<label>[^>]+)>(?<text>.*?)(?:<\/v>)?$/u;
const headers = [
  new RegExp(`^${label}\\s+${time}$`, "u"),
  new RegExp(`^${time}\\s+${label}$`, "u"),
  new RegExp(`^${time}$`, "u"),
];
const labelled = [
  new RegExp(`^${time}\\s*[-–—]?\\s*${label}\\s*[:：]\\s*(?<text>.*)$`, "u"),
  new RegExp(`^${label}\\s*${time}\\s*[:：]\\s*(?<text>.*)$`, "u"),
  new RegExp(`^${label}\\s*[:：]\\s+(?<text>.+)$`, "u"),
  // "12:40 Q Walk me through it."
  new RegExp(`^${time}\\s+(?<label>\\p{Lu}\\d{0,2})\\s+(?<text>.+)$`, "u"),
  new RegExp(`^${time}\\s*[-–—]?\\s*(?<text>.+)$`, "u"),
];

/** A line that says who speaks next, or from when, and nothing else; null for any other. */
export function headerIn(line: string): Omit<Turn, "text"> | null {
  if (/^\s*WEBVTT\b/u.test(line)) return { time: "", label: "" };
  for (const form of [cue, ...headers]) {
    const groups = form.exec(line)?.groups;
    if (groups && !endsSentence.test(groups.label ?? "")) return { time: groups.time ?? "", label: groups.label ?? "" };
  }
  return null;
}

/** A line that begins what somebody says; null for one that may as well go on. */
export function turnIn(line: string): Turn | null {
  for (const form of [voice, ...labelled]) {
    const groups = form.exec(line)?.groups;
    if (groups) return { time: groups.time ?? "", label: groups.label ?? "", text: groups.text ?? "" };
  }
  return null;
}
