export const mailAddress = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/** Begins as numbers of telephones do, so that amounts, years and times are none. */
export const phoneNumber =
  /(?<![\p{L}\p{N}.,])(?:(?:\+|00)\d[\d ()/.-]{6,18}\d|\(?0\d{1,4}\)?[ /-]?\d[\d /-]{4,12}\d|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4})(?![\p{L}\p{N}%])/gu;

const street =
  "Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Square|Sq|Court|Boulevard|Blvd|Way|Place|Terrace|Close|Row|Quay|Crescent";
const strasse = "straße|strasse|str\\.|weg|gasse|allee|platz|ring|ufer|damm|chaussee|steig";
const town = String.raw`(?:,?\s*(?:in\s+)?\d{4,5}\s+\p{Lu}[\p{L}-]+)?`;

export const streetAddresses: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\p{N})\d{1,5}[a-z]?\s+(?:\p{Lu}[\p{L}'’.-]*\s+){1,3}(?:${street})\b`, "gu"),
  new RegExp(String.raw`\p{Lu}[\p{L}-]*(?:${strasse})\s*\d{1,4}(?:\s?[a-h]\b)?${town}`, "gu"),
  new RegExp(
    String.raw`(?<!\p{L})(?!(?:D|Ein|Kein|Jed|Dies|Mein|Ihr|Uns|Am|Im|Vom|Zum|Zur|Auf)\p{L}{0,2}\s)\p{Lu}[\p{L}-]+\s(?:Straße|Str\.|Strasse|Weg|Allee|Platz|Ring|Gasse|Ufer|Damm)\s+\d{1,4}(?:\s?[a-h]\b)?${town}`,
    "gu",
  ),
];
