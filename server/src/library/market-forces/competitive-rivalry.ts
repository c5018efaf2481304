import { wordList } from "../word-list.ts";
import type { MarketForceCategory } from "./market-force-pattern.ts";

/** Who else wants the same money. */
export const competitiveRivalry: MarketForceCategory = {
  category: "Competitive rivalry",
  icon: "swords",
  patterns: [
    {
      name: "Large suppliers with a full range",
      keywords: wordList(
        "supplier, chemic, software, bank, insur, retail, telecom, erp, equipment, detergent, energy, food",
      ),
      grading: "Mostly Headwinds",
      score: 8,
      summary:
        "{audience} buy from suppliers in {sector} who can add something like {idea} to an existing contract. They may offer it below cost to keep {audience} from looking around.",
      impact: "{idea} has to be better at one thing that a full-range supplier would not do for fear of its own sales.",
    },
    {
      name: "Many small providers, no standard",
      keywords: wordList(
        "local, repair, cleaning, care, tutor, craft, workshop, consult, transport, farm, catering, freelanc",
      ),
      grading: "Mostly Tailwinds",
      score: 3,
      summary:
        "{audience} choose among many small providers whose quality varies from visit to visit. Nobody stands for reliability yet, which leaves {idea} a clear place.",
      impact: "A published standard and one number to call would set {idea} apart before its technology does.",
    },
    {
      name: "Funded newcomers",
      keywords: wordList(
        "app, software, platform, marketplace, delivery, fintech, data, artificial intelligence, battery, energy, health",
      ),
      grading: "Mostly Headwinds",
      score: 7,
      summary:
        "Young companies with outside money may court the same {audience} and can afford prices that {idea} cannot. Some of them will disappear and leave {audience} more careful than before.",
      impact:
        "{company} should sell steadiness: {idea} will answer the phone in years to come, and its price can be explained.",
    },
    {
      name: "Rivals busy elsewhere",
      keywords: wordList(
        "niche, regional, industrial, specialist, hospital, public, equipment, agricult, maintenance, laborator",
      ),
      grading: "Mostly Tailwinds",
      score: 2,
      summary:
        "The strongest companies in {sector} seem to look at larger buyers or other countries, and {audience} are served with what is left over. {idea} would meet little resistance at first.",
      impact:
        "The quiet time should be used to bind {audience} to {idea} by good data and good service rather than by contract.",
    },
    {
      name: "Easy to copy",
      keywords: wordList("app, service, subscription, box, content, course, design, packaging, consult, shop, brand"),
      grading: "Mostly Headwinds",
      score: 7,
      summary:
        "What can be seen of {idea} could be rebuilt by others within months. {audience} will compare copies by price unless something below the surface is different.",
      impact:
        "{company} needs an advantage that grows with use of {idea}, such as records, routes or a circle of partners.",
    },
    {
      name: "Coexistence by specialisation",
      keywords: wordList(
        "bank, health, logistic, software, food, retail, education, media, travel, fashion, construct",
      ),
      grading: "Headwinds & Tailwinds",
      score: 5,
      summary:
        "Several offers around {audience} live side by side because each solves another part of the task. {idea} can join them if it says clearly which part it leaves to others.",
      impact: "Two of today’s rivals may be better as partners that bring {idea} along when they visit {audience}.",
    },
  ],
};
