export const regionMaxLength = 120;

/** Ranges of the number of employees, with the words for them. */
export const companySizes = {
  "1-9": "1 to 9",
  "10-49": "10 to 49",
  "50-249": "50 to 249",
  "250-999": "250 to 999",
  "1000-9999": "1,000 to 9,999",
  "10000+": "10,000 or more",
} as const;
export type CompanySize = keyof typeof companySizes;

/** Languages that reports can be written in whatever the language of the idea, by BCP 47 tag, with their English names. */
export const reportLanguages = {
  ar: "Arabic",
  bg: "Bulgarian",
  zh: "Chinese",
  hr: "Croatian",
  cs: "Czech",
  da: "Danish",
  nl: "Dutch",
  en: "English",
  et: "Estonian",
  fi: "Finnish",
  fr: "French",
  de: "German",
  el: "Greek",
  he: "Hebrew",
  hi: "Hindi",
  hu: "Hungarian",
  id: "Indonesian",
  it: "Italian",
  ja: "Japanese",
  ko: "Korean",
  lv: "Latvian",
  lt: "Lithuanian",
  nb: "Norwegian",
  pl: "Polish",
  pt: "Portuguese",
  ro: "Romanian",
  sk: "Slovak",
  sl: "Slovenian",
  es: "Spanish",
  sv: "Swedish",
  th: "Thai",
  tr: "Turkish",
  uk: "Ukrainian",
  vi: "Vietnamese",
} as const;
export type ReportLanguage = keyof typeof reportLanguages;
