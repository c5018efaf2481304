import type { Wordings } from "../../../../platform/drafting/telling/voice.ts";

/** Beginnings about the company's goal, before anything else is said. */
export const aboutGoal: Wordings = {
  en: ["With the goal {said} in mind, ", "For the goal {said}: ", "As the goal is {said}, "],
  de: ["Mit Blick auf das Ziel {said}: ", "Für das Ziel {said}: ", "Das Ziel ist {said}: "],
  es: ["Con el objetivo {said}: ", "Para el objetivo {said}: ", "El objetivo es {said}: "],
  ja: ["{said}という目標に向けて、", "{said}という目標のために、", "目標は{said}なので、"],
};

/** Where nothing is said at all, answers begin by themselves. */
export const nothingBefore: Wordings = { en: [""], de: [""], es: [""], ja: [""] };
