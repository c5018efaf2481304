import { wordList } from "../word-list.ts";
import type { MarketForceCategory } from "./market-force-pattern.ts";

/** What people do instead. */
export const substitutes: MarketForceCategory = {
  category: "Substitutes",
  icon: "replace",
  patterns: [
    {
      name: "Doing nothing is bearable",
      keywords: wordList(
        "prevent, comfort, training, quality, optimis, planning, insight, sustainab, wellbeing, improve",
      ),
      grading: "Mostly Headwinds",
      score: 8,
      summary:
        "{audience} have lived with the problem for years and still get through the week. The strongest rival of {idea} is another month without a decision.",
      impact: "{idea} needs a date on which waiting becomes expensive, such as an audit, a move or an end of contract.",
    },
    {
      name: "Spreadsheets and goodwill",
      keywords: wordList(
        "spreadsheet, plan, track, schedul, list, report, inventory, order, budget, document, booking",
      ),
      grading: "Headwinds & Tailwinds",
      score: 5,
      summary:
        "A spreadsheet kept by one careful person does part of what {idea} would do. It is free, familiar to {audience}, and ends with that person’s holiday.",
      impact:
        "{idea} should read the existing spreadsheet on the first day instead of asking {audience} to give it up.",
    },
    {
      name: "Substitutes that cost too much",
      keywords: wordList(
        "consult, agency, emergency, express, temporary staff, overtime, taxi, import, disposal, outsourc, courier",
      ),
      grading: "Mostly Tailwinds",
      score: 3,
      summary:
        "{audience} help themselves with express orders, agencies and overtime because {pain}. These substitutes are dear, which leaves room for the price of {idea}.",
      impact: "The price of {idea} can be set as a visible part of what the substitutes cost {audience} today.",
    },
    {
      name: "In-house solutions",
      keywords: wordList(
        "it, software, hospital, bank, factory, university, large, corporation, engineering, developer, laborator",
      ),
      grading: "Mostly Headwinds",
      score: 7,
      summary:
        "Larger {audience} have people who could build something like {idea} themselves. They underestimate the upkeep, and the attempt blocks the decision on {idea} for a year.",
      impact: "Offer the part that is dull to maintain, and let {audience} keep the part of {idea} they are proud of.",
    },
    {
      name: "A new habit replaces the need",
      keywords: wordList(
        "remote, video, digital, paperless, plant, second-hand, bike, stream, reuse, sharing, electric",
      ),
      grading: "Headwinds & Tailwinds",
      score: 6,
      summary:
        "Some {audience} change the way they work or live so far that the problem itself grows smaller. {idea} may then solve something that fewer people have.",
      impact: "Watch the youngest {audience}: if they no longer know the problem, {idea} has an end date.",
    },
    {
      name: "No workable substitute",
      keywords: wordList(
        "medical, safety, complian, certif, water, waste, diagnos, security, food safety, regulat, repair",
      ),
      grading: "Mostly Tailwinds",
      score: 2,
      summary:
        "{audience} have tried the usual remedies and dropped them again, and it remains true that {pain}. Nothing on offer in {sector} covers the case that {idea} is built for.",
      impact: "{company} can ask for a fair price early, since a low one would only make {audience} doubt {idea}.",
    },
  ],
};
