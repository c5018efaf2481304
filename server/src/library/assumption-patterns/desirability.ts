import { wordList } from "../word-list.ts";
import type { AssumptionPattern } from "./assumption-pattern.ts";

/** Do they want it: beliefs about need, choice and habit. */
export const desirabilityAssumptions: readonly AssumptionPattern[] = [
  {
    category: "Desirability",
    keywords: wordList("waste, stock, order, delay, manual, paperwork, error, shift, complaint, run out"),
    statement: "{audience} say without being prompted that {pain}.",
    importance: 3,
    importanceRationale:
      "If {audience} do not raise it themselves, every argument for {idea} begins with persuading them that they have a problem.",
    certainty: 2,
    certaintyRationale:
      "The problem comes from the people behind {idea}; a handful of open conversations with {audience} would show whether others name it too.",
  },
  {
    category: "Desirability",
    keywords: wordList("software, app, tool, service, platform, process, plan, data, track"),
    statement: "{audience} already spend money or hours on the fact that {pain}.",
    importance: 3,
    importanceRationale: "Past spending is the best evidence that {audience} would pay for {idea}.",
    certainty: 1,
    certaintyRationale:
      "Nobody has asked {audience} for last year’s invoices or hours yet, which takes one visit each.",
  },
  {
    category: "Desirability",
    keywords: wordList("habit, routine, reuse, refill, sort, carry, share, staff, cleaner, nurse, cook"),
    statement: "{audience} will change one daily habit for {idea} and keep to it after the first month.",
    importance: 3,
    importanceRationale: "Without regular use {idea} is paid for once and forgotten, whatever it can do.",
    certainty: 1,
    certaintyRationale:
      "Habits can only be observed: a trial of some weeks in one place with {audience} would tell more than any survey.",
  },
  {
    category: "Desirability",
    keywords: wordList("buyer, hospital, school, tenant, landlord, employer, office, procurement, enterprise"),
    statement:
      "Among {audience}, the person who suffers from the problem can persuade the person who signs for {idea}.",
    importance: 3,
    importanceRationale: "If users and payers of {idea} do not agree, the sale stops after a friendly first meeting.",
    certainty: 1,
    certaintyRationale:
      "Who signs is known for few {audience}; asking for the last comparable purchase would settle it.",
  },
  {
    category: "Desirability",
    keywords: wordList("quality, trust, second-hand, unbranded, new, plant, artificial intelligence, remote, data"),
    statement: "{audience} trust an offer like {idea} from {company} enough to try it with something that matters.",
    importance: 2,
    importanceRationale: "Trials of {idea} on unimportant cases prove little and lead to no contract.",
    certainty: 2,
    certaintyRationale:
      "{company} has a name in its own field; whether it reaches as far as {idea} can be asked in the first conversations.",
  },
  {
    category: "Desirability",
    keywords: wordList("convenien, deliver, app, self-service, shop, mobile, online, order, booking"),
    statement: "{audience} find {idea} easier than what they do today from the first use on.",
    importance: 3,
    importanceRationale: "Convenience is the reason {audience} would give for staying with {idea}.",
    certainty: 1,
    certaintyRationale:
      "A rough version of {idea}, watched without helping, shows within an hour where {audience} hesitate.",
  },
  {
    category: "Desirability",
    keywords: wordList("price, premium, cheap, saving, budget, consumer, household, subscription"),
    statement: "{audience} prefer {idea} even when the cheapest alternative stays available.",
    importance: 2,
    importanceRationale: "If only price counts, {idea} competes with suppliers that are larger than {company}.",
    certainty: 1,
    certaintyRationale:
      "Offering {audience} both at real prices would show what they choose when nobody is looking at {idea}.",
  },
  {
    category: "Desirability",
    keywords: wordList("network, community, share, marketplace, peer, member, benchmark"),
    statement: "{audience} are willing to appear beside their peers and share what {idea} would need from them.",
    importance: 2,
    importanceRationale: "Without contributions by {audience}, {idea} stays an empty frame.",
    certainty: 1,
    certaintyRationale: "A letter of intent from a few {audience} would be a cheap first sign for {idea}.",
  },
  {
    category: "Desirability",
    keywords: wordList("season, urgent, deadline, audit, move, contract, regulation, report"),
    statement: "{audience} meet a date this year by which they must act, and {idea} is ready before it.",
    importance: 2,
    importanceRationale: "Without a date, {audience} agree with {idea} and postpone it.",
    certainty: 2,
    certaintyRationale: "Contract ends, audits and seasons of {audience} can be listed by telephone.",
  },
  {
    category: "Desirability",
    keywords: wordList("simple, first step, pilot, entry, small business, craft, local"),
    statement: "{audience} would take the smallest version of {idea} without asking for the rest.",
    importance: 2,
    importanceRationale: "The first version of {idea} leaves out what {audience} often mention, to be ready sooner.",
    certainty: 2,
    certaintyRationale:
      "Showing one page that describes only this version, and asking {audience} to sign up, would test it.",
  },
  {
    category: "Desirability",
    keywords: wordList("alternativ, spreadsheet, supplier, contractor, in-house, existing, present"),
    statement: "{audience} are dissatisfied enough with their present solution to end it for {idea}.",
    importance: 3,
    importanceRationale:
      "{idea} never comes into an empty place: it replaces a supplier, a tool or a person that {audience} know.",
    certainty: 1,
    certaintyRationale:
      "Complaints are cheap and notices are not; ask {audience} what they have cancelled before, and why, to judge {idea}.",
  },
  {
    category: "Desirability",
    keywords: wordList("recommend, word of mouth, review, community, neighbour, colleague, visible"),
    statement: "{audience} who are content with {idea} tell at least one colleague about it of their own accord.",
    importance: 2,
    importanceRationale: "The reach of {idea} is planned on recommendation, since advertising to {audience} is dear.",
    certainty: 1,
    certaintyRationale: "The first few users can be asked whom they told about {idea}, and the answer checked.",
  },
  {
    category: "Desirability",
    keywords: wordList("patient, child, elderly, safety, health, care, animal"),
    statement: "{audience} feel safer with {idea} than without it, and those who depend on them agree.",
    importance: 3,
    importanceRationale: "One worried voice at a site can be enough to stop {idea} there.",
    certainty: 2,
    certaintyRationale: "Sitting beside {audience} during a first use shows where {idea} causes worry.",
  },
];
