const scripts = {
  Hangul: "Korean",
  Han: "Chinese letters",
  Thai: "Thai",
  Hebrew: "Hebrew",
  Arabic: "Arabic letters",
  Devanagari: "Devanagari",
  Bengali: "Bengali",
  Tamil: "Tamil",
  Telugu: "Telugu",
  Kannada: "Kannada",
  Malayalam: "Malayalam",
  Gujarati: "Gujarati",
  Gurmukhi: "Gurmukhi",
  Sinhala: "Sinhala",
  Khmer: "Khmer",
  Lao: "Lao",
  Myanmar: "Burmese",
  Georgian: "Georgian",
  Armenian: "Armenian",
  Ethiopic: "Ethiopic",
  Tibetan: "Tibetan",
  Mongolian: "Mongolian",
  Cyrillic: "Cyrillic letters",
  Greek: "Greek letters",
  Latin: "Latin letters",
} as const;

const tests = Object.entries(scripts).map(([script, name]) => ({
  name,
  has: new RegExp(`^\\p{Script=${script}}$`, "u"),
}));

/** What a letter is called that has no shape here. */
export function nameOf(letter: string): string {
  const known = tests.find(({ has }) => has.test(letter));
  if (known) return known.name;
  if (/^\p{Extended_Pictographic}|\p{Regional_Indicator}$/u.test(letter)) return "picture";
  return /^\p{L}$/u.test(letter) ? "other script" : "sign";
}
