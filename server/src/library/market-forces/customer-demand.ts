import { wordList } from "../word-list.ts";
import type { MarketForceCategory } from "./market-force-pattern.ts";

/** How strongly the people it is for want a change. */
export const customerDemand: MarketForceCategory = {
  category: "Customer demand",
  icon: "users",
  patterns: [
    {
      name: "A problem that is felt weekly",
      keywords: wordList("delay, run out, paperwork, order, shift, waiting, manual, error, stock, complaint"),
      grading: "Mostly Tailwinds",
      score: 2,
      summary:
        "{audience} meet the problem often enough to describe it without being asked: {pain}. [A need that returns every week|Something felt that often] gives {idea} many occasions to be tried.",
      impact:
        "{company} can open talks with the last incident and let {audience} price it themselves before {idea} is mentioned.",
    },
    {
      name: "A need without a budget",
      keywords: wordList("prevent, wellbeing, sustainab, training, safety, information, culture, collaboration"),
      grading: "Mostly Headwinds",
      score: 8,
      summary:
        "{audience} agree that something should be done, yet no line in their budget is meant for {idea}. Goodwill carries {idea} through a pilot and not through a renewal.",
      impact:
        "Tie {idea} to a cost that has an owner, or find the one group of {audience} for whom it is an obligation.",
    },
    {
      name: "Users and payers differ",
      keywords: wordList(
        "hospital, school, office, tenant, employee, patient, student, care, child, landlord, employer",
      ),
      grading: "Headwinds & Tailwinds",
      score: 6,
      summary:
        "Those who would use {idea} and those who would pay for it are different people. {audience} can want it warmly while the payer sees only a new invoice.",
      impact:
        "Each conversation about {idea} needs two pages: one on what {audience} gain, one on what the payer no longer pays.",
    },
    {
      name: "Demand in seasons",
      keywords: wordList(
        "season, farm, harvest, tourism, event, holiday, heating, school, tax, fashion, garden, christmas",
      ),
      grading: "Headwinds & Tailwinds",
      score: 5,
      summary:
        "{audience} need {idea} intensely for some weeks and hardly at all in others. Whoever misses the season waits for the next one, {idea} included.",
      impact: "A second use outside the season would steady the income from {idea} and keep its people.",
    },
    {
      name: "Early users who ask for more",
      keywords: wordList("app, software, community, pilot, beta, request, platform, data, tool, creator"),
      grading: "Mostly Tailwinds",
      score: 3,
      summary:
        "A small group of {audience} already builds makeshift solutions, which shows that they would rather act than wait for {idea}. Their workarounds are the best description of what {idea} has to do.",
      impact:
        "Design {idea} with these few first, and resist the wishes of {audience} who have not tried anything yet.",
    },
    {
      name: "Interest that fades with effort",
      keywords: wordList(
        "habit, change, behaviour, sort, reuse, repair, health, learn, diet, exercise, sharing, carry",
      ),
      grading: "Mostly Headwinds",
      score: 7,
      summary:
        "{audience} like the thought of {idea} and dislike any extra step. The distance between saying and doing is the main risk of {idea}.",
      impact: "Remove steps from {idea} until people use it on a bad day, then ask {audience} for money.",
    },
  ],
};
