import type { Wordings } from "../../../../../../platform/drafting/telling/voice.ts";

/** Stands for a category about which nothing was said. */
export const notSaid: Wordings = {
  en: ["Not said yet"],
  de: ["Noch nicht gesagt"],
  es: ["Aún por decir"],
  ja: ["まだ語られていません"],
};

/** Stands for a category about which people said something. */
export const fromOwnWords: Wordings = {
  en: ["In your own words"],
  de: ["In Ihren eigenen Worten"],
  es: ["Con sus propias palabras"],
  ja: ["ご自身の言葉から"],
};
