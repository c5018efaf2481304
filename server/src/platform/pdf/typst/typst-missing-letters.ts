import type { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { FindMissing } from "../missing-letters.ts";
import { nameOf } from "../name-of-letter.ts";
import { type OpenedFonts, openFonts } from "../opened-fonts.ts";

const page = '#set document(title: "Letters")\n#set text(lang: "en", fallback: true)\n#sys.inputs.letters';

/** Which letters neither the fonts that come along have nor those of the machine, among which Typst looks for what is missing. */
export function createMissingLetters(compiler: NodeCompiler): FindMissing {
  let fonts: OpenedFonts | undefined;
  // Fonts come and go with the machine, not with the document: what was found out holds as long as this process.
  const isMissing = new Map<string, boolean>();

  const areShown = (letters: readonly string[]): boolean => {
    const { result } = compiler.compile({ mainFileContent: page, inputs: { letters: letters.join("") } });
    if (!result) return false;
    try {
      // By this standard a document must not hold a letter without a shape: the only way in which Typst tells of one.
      compiler.pdf(result, { pdfStandard: "ua-1" });
      return true;
    } catch {
      return false;
    }
  };

  return (letters) => {
    const unknown = letters.filter((letter) => !isMissing.has(letter));
    if (unknown.length > 0) {
      fonts ??= openFonts();
      const notOurs = fonts.findMissing(unknown);
      for (const letter of unknown) isMissing.set(letter, false);
      for (const group of Map.groupBy(notOurs, nameOf).values()) {
        const shown = areShown(group);
        for (const letter of group) isMissing.set(letter, !shown);
      }
    }
    return new Set(letters.filter((letter) => isMissing.get(letter)));
  };
}
