import { wordList } from "../word-list.ts";
import type { MarketForceCategory } from "./market-force-pattern.ts";

/** Rules that open or close doors. */
export const regulation: MarketForceCategory = {
  category: "Regulation",
  icon: "scale",
  patterns: [
    {
      name: "A rule that creates the need",
      keywords: wordList(
        "report, waste, emission, packag, energy, audit, safety, supply chain, document, recycl, data protection",
      ),
      grading: "Mostly Tailwinds",
      score: 2,
      summary:
        "Rules oblige {audience} to show what they used to estimate, and {idea} could supply the proof. An obligation turns interest in {idea} into a date.",
      impact: "Describe {idea} in the words of the rule, so that {audience} recognise it at once.",
    },
    {
      name: "Approval before the first sale",
      keywords: wordList(
        "medical, drug, food, chemic, bank, insur, payment, drone, vehicle, battery, health, cosmetic, energy",
      ),
      grading: "Mostly Headwinds",
      score: 8,
      summary:
        "Before {audience} may use {idea}, somebody outside has to approve it. The time until {idea} is cleared can be guessed only roughly and has to be paid for in advance.",
      impact:
        "A first version of {idea} that stays below the threshold of approval would earn experience, if not much money.",
    },
    {
      name: "Rules that differ by place",
      keywords: wordList(
        "city, region, international, export, building, school, health, labour, tax, transport, housing, licence",
      ),
      grading: "Headwinds & Tailwinds",
      score: 6,
      summary:
        "What {idea} may do changes at each border between towns, states or countries. For {audience} with several sites this makes one solution look like many.",
      impact:
        "Begin where the rules are clearest and write the differences down, because {audience} will value the list as part of {idea}.",
    },
    {
      name: "Light rules so far",
      keywords: wordList("software, consult, training, retail, community, content, office, marketing, tool, design"),
      grading: "Mostly Tailwinds",
      score: 3,
      summary:
        "{idea} falls into an area that the law leaves mostly to contracts. {company} and {audience} can agree on what they like, and quickly.",
      impact: "Good terms and records now would make {idea} the example when rules are written later.",
    },
    {
      name: "Rules in motion",
      keywords: wordList(
        "artificial intelligence, data, platform, gig, crypto, carbon, packag, battery, privacy, advert, subscription",
      ),
      grading: "Headwinds & Tailwinds",
      score: 5,
      summary:
        "Lawmakers are still working on rules that would touch {idea}, and the drafts change. {audience} wait for certainty that {company} cannot give either.",
      impact: "Build {idea} for the strictest version that is likely, and sell that as calm to {audience}.",
    },
    {
      name: "Liability nobody wants",
      keywords: wordList("health, child, machine, food, care, robot, advice, autonom, chemic, lift, transport, mental"),
      grading: "Mostly Headwinds",
      score: 7,
      summary:
        "If something goes wrong with {idea}, the question of who pays is not settled by habit. {audience} will ask their insurer, and insurers answer new questions slowly.",
      impact:
        "An insurer or a certified partner at the table from the first pilot would answer for {idea} before {audience} have to ask.",
    },
  ],
};
