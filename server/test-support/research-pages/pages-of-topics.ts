import { articles } from "./articles.ts";

/** What is asked about each topic of the articles. */
const questions = {
  refill: {
    question: "What do offices pay for cleaning agents, and would they refill them?",
    queries: [
      "palm kernel oil surfactant price cleaning agents",
      "office cleaning contracts refill delivery cost survey",
      "packaging ordinance refillable containers shared buildings fee",
    ],
  },
  "cargo-bikes": {
    question: "What breaks on the cargo bikes of delivery fleets, and what does their repair cost?",
    queries: [
      "cargo bike fleets repairs cost per year",
      "cargo bikes city logistics report workshops brakes",
      "delivery bike battery capacity charges cost",
    ],
  },
  "hospital-meals": {
    question: "How much food do hospitals throw away, and what makes it less?",
    queries: [
      "hospital plate waste study ordering meals",
      "hospital kitchen forecast discharges order",
      "food waste hospitals statistics tonnes",
    ],
  },
  "heat-pumps": {
    question: "Was kostet die Wartung von Wärmepumpen, und welche Regeln gelten für sie?",
    queries: [
      "Wärmepumpen Wartung Kosten Betriebe Wartungsvertrag",
      "Feldtest Wärmepumpen Bestand Winter Störungen",
      "Verordnung Kältemittel Fristen Propan Dichtheit",
    ],
  },
  "cold-chain": {
    question: "Where is the cold of medicines lost on their way, and who answers for it?",
    queries: [
      "pharmacies insulin parcels cool packing complaints",
      "medicines transport temperature guide duty records",
      "vaccines vans temperature measurements door tours",
    ],
  },
  "hotel-linen": {
    question: "What do hotels pay for rented linen, and what do laundries need for it?",
    queries: [
      "hotels rented linen laundries contracts towels lost",
      "Funketiketten Mietwäsche Wäschereien Schwund",
      "commercial laundries survey water heat chemicals",
    ],
  },
} as const;
export type Topic = keyof typeof questions;

/** Topics, what is searched for each, and the sentences that answer it, by the page that holds them. */
export const pagesOfTopics = Object.entries(questions).map(([topic, { question, queries }]) => ({
  topic: topic as Topic,
  question,
  queries,
  passages: articles
    .filter((article) => article.topic === topic)
    .flatMap(({ path, marked }) => marked.map((sentence) => ({ path, sentence }))),
}));
