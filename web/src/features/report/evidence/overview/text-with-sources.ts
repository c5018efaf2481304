import type { EvidenceView, ShownSource } from "../evidence-query.ts";

/** The conclusion, its steps and its sources with their addresses as plain text, to be pasted elsewhere. What was rejected is left out. */
export function textWithSources({ title, conclusion, steps, sources }: EvidenceView): string {
  const standing = sources.filter(({ rejected }) => !rejected);
  const reasoning = steps.map(({ text, sources: carrying, against, wrong }, index) => {
    const numbers = carrying.map((number) => ` [${number}]`).join("");
    const opposed = against.length > 0 ? ` (against it:${against.map((number) => ` [${number}]`).join("")})` : "";
    const only = carrying.length === 0 ? " (reasoning, no source)" : "";
    return `${index + 1}. ${text}${numbers}${only}${opposed}${wrong ? " (marked as wrong)" : ""}`;
  });
  return [
    [title, conclusion].filter(Boolean).join("\n"),
    reasoning.join("\n"),
    standing.length > 0 ? ["Sources", ...standing.map(sourceLine)].join("\n") : "No source stands behind it.",
  ]
    .filter(Boolean)
    .join("\n\n");
}

function sourceLine({ number, title, publisher, publishedDate, retrievedAt, url, passages }: ShownSource): string {
  const about = [
    title,
    publisher,
    publishedDate && `published ${publishedDate}`,
    retrievedAt && `retrieved ${retrievedAt.slice(0, 10)}`,
    url,
  ].filter(Boolean);
  const quotes = passages.filter(({ isFound }) => isFound).map(({ quote }) => `\n    “${quote}”`);
  return `[${number}] ${about.join(", ")}${quotes.join("")}`;
}
