const label = String.raw`\p{L}(?:[\p{L}\p{M}\p{N}'’ -]{0,30}[\p{L}\p{N}])?`;
const labelInside = new RegExp(String.raw`(?:^|[.!?…”"])[ \t]+(${label}):[ \t]`, "gmu");
const labelAtStart = new RegExp(String.raw`^(${label}):[ \t]`, "gmu");
const timeInside = /[.!?…”"][ \t]+(?=[[(]?\d{1,2}:\d{2}(?::\d{2})?[\])]?[ \t]+\p{Lu})/gu;
const labelWordsMax = 3;

/** A text whose lines a page or a machine has joined, with a line again for each who speaks: where a label stands behind the end of a sentence twice. */
export function withTurnsApart(text: string): string {
  const counts = new Map<string, number>();
  for (const form of [labelAtStart, labelInside])
    for (const [, found = ""] of text.matchAll(form)) counts.set(found, (counts.get(found) ?? 0) + 1);
  const isSpeaker = (found: string) => (counts.get(found) ?? 0) > 1 && found.split(" ").length <= labelWordsMax;
  const apart = text.replaceAll(labelInside, (all, found: string) =>
    isSpeaker(found) ? `${all.slice(0, all.length - found.length - 2).trimEnd()}\n${found}: ` : all,
  );
  return [...apart.matchAll(timeInside)].length > 1 ? apart.replaceAll(timeInside, (end) => `${end.trim()}\n`) : apart;
}
