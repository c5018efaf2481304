/** Languages that drafts are written in. */
export const draftLanguages = ["en", "de", "es", "ja"] as const;
export type DraftLanguage = (typeof draftLanguages)[number];

/** The same thing in each language. */
export type InEach<Thing> = Readonly<Record<DraftLanguage, Thing>>;

const quotationMarks: InEach<readonly [open: string, close: string, innerOpen: string, innerClose: string]> = {
  en: ["“", "”", "‘", "’"],
  de: ["„", "“", "‚", "‘"],
  es: ["«", "»", "“", "”"],
  ja: ["「", "」", "『", "』"],
};
const anyMark = /["“”„«»「」]/gu;

/** A text in the quotation marks of a language; marks inside it become inner ones, or are left out where one lacks its partner. */
export function quoted(text: string, language: DraftLanguage): string {
  const [open, close, innerOpen, innerClose] = quotationMarks[language];
  const isPaired = (text.match(anyMark)?.length ?? 0) % 2 === 0;
  let isOpen = false;
  const inner = text.replace(anyMark, () => {
    if (!isPaired) return "";
    isOpen = !isOpen;
    return isOpen ? innerOpen : innerClose;
  });
  return `${open}${inner.trim()}${close}`;
}

/** What stands between two sentences. */
export const betweenSentences: InEach<string> = { en: " ", de: " ", es: " ", ja: "" };
