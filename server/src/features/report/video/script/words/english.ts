import type { VideoWords } from "./video-words.ts";

export const english: VideoWords = {
  locale: "en-GB",
  video: "Concept video",
  ofCompany: (title, company) => `${title}. A concept of ${company}.`,
  problem: "The problem",
  whoHasIt: "Who has it",
  idea: "The idea",
  apart: "What sets it apart",
  whyUs: "Why this company could win",
  market: "How big it could be",
  savings: "What it could save",
  forces: "Forces of the market",
  unknown: "What nobody knows yet",
  next: "The next step",
  testFirst: "Test first",
  notWritten: "This has not been written yet.",
  noUnknown: "No assumptions have been named yet.",
  sizes: {
    TAM: "Total addressable market",
    SAM: "Serviceable addressable market",
    SOM: "Serviceable obtainable market",
  },
  aYear: "US dollars a year",
  gradings: {
    "Mostly Headwinds": "Mostly headwinds",
    "Headwinds & Tailwinds": "Headwinds and tailwinds",
    "Mostly Tailwinds": "Mostly tailwinds",
  },
  categories: {
    Desirability: "Desirability",
    Viability: "Viability",
    Feasibility: "Feasibility",
    Adaptability: "Adaptability",
  },
  risks: { high: "high risk", medium: "medium risk", low: "low risk" },
  labels: {
    model: "AI reasoning",
    draft: "Drafted offline",
    user: "Written by a person",
    edited: "Edited by people",
    outdated: "Outdated",
  },
  origins: {
    model: "Its texts were written by an AI model.",
    draft: "Its texts were drafted offline, without an AI model.",
    user: "Its texts were written by people.",
  },
  source: "Source",
  moreSources: (count) => `and ${count} more in the report`,
  entries: ({ all, person, source, other }) =>
    `Rests on ${all} ${all === 1 ? "entry" : "entries"} of the projection: ${person} set by people, ${source} from a source, ${other} assumed`,
  dollars: (number, scale) => `${number}${scales[scale]} dollars`,
};

const scales = { "": "", K: " thousand", M: " million", B: " billion", T: " trillion" };
