import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** Files of the fonts that documents are set in. Beside Latin, Greek and Cyrillic: Arabic, Japanese and emoji. */
const fontFiles = {
  text: "@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf",
  strong: "@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf",
  title: "@expo-google-fonts/newsreader/500Medium/Newsreader_500Medium.ttf",
  reading: "@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf",
  arabic: "@embedpdf/fonts-arabic/fonts/NotoNaskhArabic-Regular.ttf",
  japanese: "@embedpdf/fonts-jp/fonts/NotoSansJP-Regular.otf",
  emoji: "@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf",
} as const;

export type FontName = keyof typeof fontFiles;
export const fontNames = Object.keys(fontFiles) as FontName[];

export function readFont(name: FontName): Buffer {
  // Some of the packages let nothing but their code be resolved: the folder is found by the package's own description.
  const [scope, name_, ...path] = fontFiles[name].split("/");
  for (const folder of require.resolve.paths(`${scope}/${name_}`) ?? []) {
    try {
      return readFileSync(`${folder}/${scope}/${name_}/${path.join("/")}`);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
  throw new Error(`the font ${fontFiles[name]} is not installed`);
}
