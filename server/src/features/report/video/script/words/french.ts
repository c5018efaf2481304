import type { VideoWords } from "./video-words.ts";

export const french: VideoWords = {
  locale: "fr",
  video: "Vidéo du concept",
  ofCompany: (title, company) => `${title}. Un concept de ${company}.`,
  problem: "Le problème",
  whoHasIt: "Qui l’a",
  idea: "L’idée",
  apart: "Ce qui le distingue",
  whyUs: "Pourquoi cette entreprise pourrait gagner",
  market: "Quelle taille il pourrait atteindre",
  savings: "Ce qu’il pourrait économiser",
  forces: "Les forces du marché",
  unknown: "Ce que personne ne sait encore",
  next: "La prochaine étape",
  testFirst: "À tester d’abord",
  notWritten: "Ceci n’est pas encore écrit.",
  noUnknown: "Aucune hypothèse n’a encore été nommée.",
  sizes: { TAM: "Marché total", SAM: "Marché que l’on peut servir", SOM: "Marché que l’on peut obtenir" },
  aYear: "dollars par an",
  gradings: {
    "Mostly Headwinds": "Plutôt contraire",
    "Headwinds & Tailwinds": "Favorable et contraire",
    "Mostly Tailwinds": "Plutôt favorable",
  },
  categories: {
    Desirability: "Désirabilité",
    Viability: "Viabilité",
    Feasibility: "Faisabilité",
    Adaptability: "Adaptabilité",
  },
  risks: { high: "risque élevé", medium: "risque moyen", low: "risque faible" },
  labels: {
    model: "Raisonnement de l’IA",
    draft: "Ébauche hors ligne",
    user: "Écrit par une personne",
    edited: "Modifié par des personnes",
    outdated: "Dépassé",
  },
  origins: {
    model: "Ses textes ont été écrits par un modèle d’IA.",
    draft: "Ses textes ont été ébauchés hors ligne, sans modèle d’IA.",
    user: "Ses textes ont été écrits par des personnes.",
  },
  source: "Source",
  moreSources: (count) => `et ${count} de plus dans le rapport`,
  entries: ({ all, person, source, other }) =>
    `Repose sur ${all} ${all === 1 ? "entrée" : "entrées"} de la projection : ${person} de personnes, ${source} d’une source, ${other} supposées`,
  dollars: (number, scale) => `${number.replace(".", ",")}${scales[scale]} dollars`,
};

const scales = { "": "", K: " mille", M: " millions de", B: " milliards de", T: " billions de" };
