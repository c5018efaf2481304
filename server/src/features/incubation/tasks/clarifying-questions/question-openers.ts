import { aboutSaid, aboutWords } from "../../drafting/openers.ts";
import type { Openers } from "../../drafting/seed-telling.ts";

const open = {
  en: ["One thing first: ", "To begin with, ", "Before anything is written, ", "So far it is open: "],
  de: ["Eines vorab: ", "Zuerst: ", "Bevor etwas geschrieben wird: ", "Noch offen: "],
  es: ["Antes de nada: ", "Para empezar, ", "Antes de escribir nada, ", "Aún está abierto: "],
  ja: ["まず伺いますが、", "はじめに、", "書き始める前に、", "まだ分からないのですが、"],
};

/** Beginnings of questions about a seed: what is missing is asked right after what was said. */
export const questionsOnSeed: Openers = { said: aboutSaid, missing: aboutSaid, open };

/** The same for a concept, whose title is nobody's answer. */
export const questionsOnConcept: Openers = { said: aboutWords, missing: aboutWords, open };
