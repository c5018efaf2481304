import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { thinKerning } from "./thin-kerning.mjs";

const packages = {
  inter: new URL("./", import.meta.resolve("@fontsource-variable/inter/package.json")),
  newsreader: new URL("./", import.meta.resolve("@fontsource-variable/newsreader/package.json")),
};

/*
 * Nearly every page needs the first subset alone, so it is fetched ahead. A browser fetches the others once a page has one of their
 * characters.
 */
const basic = "U+20-7E, U+A0, U+A9, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2212";
/** Without signs that titles and sentences do without. */
const basicOfProse =
  "U+20-3B, U+3F, U+41-5A, U+61-7A, U+A0, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+20AC, U+2212";
const leftToLatin = "U+3C-3E, U+40, U+5B-60, U+7B-7E, U+A9, U+2022, ";
const latin =
  "U+A1-A8, U+AA-B6, U+B8-D6, U+D8-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2000-2012, " +
  "U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-206F, U+2122, U+2191, U+2193, U+2215";
const latinExtended = {
  name: "latin-extended",
  source: "latin-ext",
  range: "U+100-130, U+132-151, U+154-17F, U+218-21B, U+1E9E",
};
const subsets = [
  { name: "basic", source: "latin", range: basic },
  { name: "latin", source: "latin", range: latin },
  latinExtended,
];
const subsetsOfProse = [
  { name: "basic", source: "latin", range: basicOfProse },
  { name: "latin", source: "latin", range: leftToLatin + latin },
  latinExtended,
];

/*
 * Inter keeps its weights. Newsreader is cut at two points of its axes instead, as letters of metal were: for reading, and, finer, for
 * titles and figures, and kerned more coarsely. `covers`: the weights shown with it.
 */
const cuts = [
  {
    name: "inter",
    family: "Inter Variable",
    source: (subset) => new URL(`files/inter-${subset}-wght-normal.woff2`, packages.inter),
    axes: { wght: { min: 400, max: 700 } },
    subsets,
    isThinned: true,
    covers: "400 700",
  },
  {
    name: "newsreader-text",
    family: "Newsreader Variable",
    source: (subset) => new URL(`files/newsreader-${subset}-opsz-normal.woff2`, packages.newsreader),
    axes: { wght: 400, opsz: 20 },
    subsets: subsetsOfProse,
    isThinned: true,
    covers: "400",
  },
  {
    name: "newsreader-title",
    family: "Newsreader Variable",
    source: (subset) => new URL(`files/newsreader-${subset}-opsz-normal.woff2`, packages.newsreader),
    axes: { wght: 500, opsz: 32 },
    subsets: subsetsOfProse,
    isThinned: true,
    covers: "500 800",
  },
];

/** What the sheets of the web ask of a font: kerning, marks, ligatures, figures of one width. */
const keepFeatures = ["kern", "ccmp", "locl", "mark", "mkmk", "liga", "tnum", "lnum"];
/** Copyright and licence. */
const preserveNameIds = [0, 13, 14];

/** The fonts of the web and their licences by file name, and the sheet that names them. The same packages always give the same bytes. */
export async function cutFonts() {
  const files = new Map();
  for (const [name, folder] of Object.entries(packages)) {
    files.set(`${name}-LICENSE.txt`, await readFile(new URL("LICENSE", folder)));
  }
  const faces = [];
  for (const { name, family, source, axes, covers, subsets: parts, isThinned } of cuts) {
    for (const subset of parts) {
      const file = `${name}-${subset.name}.woff2`;
      const characters = charactersIn(subset.range);
      const options = { variationAxes: axes, keepFeatures, preserveNameIds };
      const whole = await readFile(source(subset.source));
      const cut = isThinned
        ? thinKerning(await subsetFont(whole, characters, { ...options, targetFormat: "truetype" }))
        : whole;
      // What was cut already has no axes left.
      const rest = isThinned ? { keepFeatures, preserveNameIds } : options;
      files.set(file, await subsetFont(cut, characters, { ...rest, targetFormat: "woff2" }));
      faces.push(faceOf({ family, file, covers, range: subset.range }));
    }
  }
  return { files, sheet: `/* Written by scripts/make-fonts.mjs. */\n${faces.join("")}` };
}

/** All characters of a `unicode-range`. */
function charactersIn(range) {
  return range
    .split(", ")
    .flatMap((part) => {
      const [first, last = first] = part
        .slice(2)
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join("");
}

function faceOf({ family, file, covers, range }) {
  return `@font-face {
  font-family: "${family}";
  src: url("./fonts/${file}") format("woff2");
  font-weight: ${covers};
  font-display: swap;
  unicode-range:${range.length > 110 ? "\n    " : " "}${range};
}
`;
}
