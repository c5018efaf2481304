import type { VideoWords } from "./video-words.ts";

export const spanish: VideoWords = {
  locale: "es",
  video: "Vídeo del concepto",
  ofCompany: (title, company) => `${title}. Un concepto de ${company}.`,
  problem: "El problema",
  whoHasIt: "Quién lo tiene",
  idea: "La idea",
  apart: "Qué lo distingue",
  whyUs: "Por qué esta empresa podría ganar",
  market: "Qué tamaño podría tener",
  savings: "Qué podría ahorrar",
  forces: "Fuerzas del mercado",
  unknown: "Lo que nadie sabe todavía",
  next: "El siguiente paso",
  testFirst: "Probar primero",
  notWritten: "Esto todavía no está escrito.",
  noUnknown: "Todavía no se ha nombrado ninguna hipótesis.",
  sizes: { TAM: "Mercado total", SAM: "Mercado que se puede atender", SOM: "Mercado que se puede obtener" },
  aYear: "dólares al año",
  gradings: {
    "Mostly Headwinds": "Sobre todo en contra",
    "Headwinds & Tailwinds": "A favor y en contra",
    "Mostly Tailwinds": "Sobre todo a favor",
  },
  categories: {
    Desirability: "Deseabilidad",
    Viability: "Viabilidad",
    Feasibility: "Factibilidad",
    Adaptability: "Adaptabilidad",
  },
  risks: { high: "riesgo alto", medium: "riesgo medio", low: "riesgo bajo" },
  labels: {
    model: "Razonamiento de la IA",
    draft: "Borrador sin conexión",
    user: "Escrito por una persona",
    edited: "Editado por personas",
    outdated: "Desactualizado",
  },
  origins: {
    model: "Sus textos los ha escrito un modelo de IA.",
    draft: "Sus textos son un borrador hecho sin conexión, sin un modelo de IA.",
    user: "Sus textos los han escrito personas.",
  },
  source: "Fuente",
  moreSources: (count) => `y ${count} más en el informe`,
  entries: ({ all, person, source, other }) =>
    `Se basa en ${all} ${all === 1 ? "entrada" : "entradas"} de la proyección: ${person} de personas, ${source} de una fuente, ${other} supuestas`,
  dollars: (number, scale) => `${number.replace(".", ",")}${scales[scale]} dólares`,
};

const scales = { "": "", K: " mil", M: " millones de", B: " mil millones de", T: " billones de" };
