// XML 1.0 can hold no other control letters, and no half of a pair.
const impossible = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const turning = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const references = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" } as const;

/** A text as the content of an element or attribute: on one line, without what XML cannot hold and what turns the direction of others. */
export const xml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(impossible, "")
    .replaceAll(turning, "")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/[&<>"']/g, (sign) => references[sign as keyof typeof references]);

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
