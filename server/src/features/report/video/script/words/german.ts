import type { VideoWords } from "./video-words.ts";

export const german: VideoWords = {
  locale: "de",
  video: "Konzeptvideo",
  ofCompany: (title, company) => `${title}. Ein Konzept von ${company}.`,
  problem: "Das Problem",
  whoHasIt: "Wer es hat",
  idea: "Die Idee",
  apart: "Was es unterscheidet",
  whyUs: "Warum dieses Unternehmen gewinnen könnte",
  market: "Wie groß es werden könnte",
  savings: "Was es einsparen könnte",
  forces: "Kräfte des Marktes",
  unknown: "Was noch niemand weiß",
  next: "Der nächste Schritt",
  testFirst: "Zuerst prüfen",
  notWritten: "Das ist noch nicht geschrieben.",
  noUnknown: "Es sind noch keine Annahmen genannt.",
  sizes: { TAM: "Gesamter Markt", SAM: "Bedienbarer Markt", SOM: "Erreichbarer Markt" },
  aYear: "US-Dollar im Jahr",
  gradings: {
    "Mostly Headwinds": "Meist Gegenwind",
    "Headwinds & Tailwinds": "Gegen- und Rückenwind",
    "Mostly Tailwinds": "Meist Rückenwind",
  },
  categories: {
    Desirability: "Erwünschtheit",
    Viability: "Wirtschaftlichkeit",
    Feasibility: "Machbarkeit",
    Adaptability: "Anpassbarkeit",
  },
  risks: { high: "hohes Risiko", medium: "mittleres Risiko", low: "geringes Risiko" },
  labels: {
    model: "Überlegung der KI",
    draft: "Offline entworfen",
    user: "Von einem Menschen",
    edited: "Von Menschen bearbeitet",
    outdated: "Veraltet",
  },
  origins: {
    model: "Die Texte hat ein KI-Modell geschrieben.",
    draft: "Die Texte sind offline entworfen, ohne ein KI-Modell.",
    user: "Die Texte haben Menschen geschrieben.",
  },
  source: "Quelle",
  moreSources: (count) => `und ${count} weitere im Bericht`,
  entries: ({ all, person, source, other }) =>
    `Beruht auf ${all} ${all === 1 ? "Eintrag" : "Einträgen"} der Projektion: ${person} von Menschen gesetzt, ${source} aus einer Quelle, ${other} angenommen`,
  dollars: (number, scale) => `${number.replace(".", ",")}${scales[scale]} Dollar`,
};

const scales = { "": "", K: " Tausend", M: " Millionen", B: " Milliarden", T: " Billionen" };
