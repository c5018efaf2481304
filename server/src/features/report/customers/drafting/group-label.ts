import { plainText } from "../../../../platform/drafting/plain-text.ts";
import type { DraftLanguage, InEach } from "../../../../platform/drafting/telling/draft-language.ts";
import { isSegmentLabel } from "../segment-label.ts";

/** Words with which a closer description of a group begins: what stands before them names it, too. */
const closer: InEach<RegExp> = {
  en: /[,:;(]|\s(?:who|that|which|with|without|in|at|of|for|from|within|near|where)\s/giu,
  de: /[,:;(]|\s(?:die|der|das|mit|ohne|in|im|am|bei|von|aus|für|auf|wo)\s/giu,
  es: /[,:;(]|\s(?:que|con|sin|en|de|del|para|por|donde)\s/giu,
  ja: /[、，：；（(]/giu,
};

/** A group of people in their own words, as the name of a segment: whole, or without its last closer descriptions. Undefined when it has no such name. */
export function groupLabel(group: string, language: DraftLanguage): string | undefined {
  const words = plainText(group);
  const ends = [...words.matchAll(closer[language])].map(({ index }) => index).reverse();
  const label = [words.length, ...ends].map((end) => words.slice(0, end).trim()).find(isSegmentLabel);
  return label === undefined ? undefined : label.charAt(0).toUpperCase() + label.slice(1);
}
