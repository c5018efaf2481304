import type { FilmPlan } from "../film-plan.ts";

/** The captions as WebVTT. Texts are only ever texts: no tag, no setting and no note. */
export function writeCaptions({ cues }: Pick<FilmPlan, "cues">): string {
  const blocks = cues.map(({ start, end, text }) => `${clock(start)} --> ${clock(end)}\n${escaped(text)}\n`);
  return `WEBVTT\n\n${blocks.join("\n")}`;
}

const escaped = (text: string) =>
  text.replaceAll(/\s+/gu, " ").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function clock(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const parts = [milliseconds / 3_600_000, (milliseconds / 60_000) % 60, (milliseconds / 1000) % 60];
  const shown = parts.map((part) => String(Math.floor(part)).padStart(2, "0"));
  return `${shown.join(":")}.${String(milliseconds % 1000).padStart(3, "0")}`;
}
