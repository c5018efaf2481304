import { wordList } from "../word-list.ts";
import type { MarketForceCategory } from "./market-force-pattern.ts";

/** How much those who supply it can dictate. */
export const supplierPower: MarketForceCategory = {
  category: "Supplier power",
  icon: "truck",
  patterns: [
    {
      name: "Few sources for a key input",
      keywords: wordList(
        "chip, battery, chemic, enzyme, material, sensor, data, satellite, metal, ingredient, cloud, model",
      ),
      grading: "Mostly Headwinds",
      score: 8,
      summary:
        "A part that {idea} depends on comes from very few makers. They set price and delivery time, and {audience} would feel every shortage through {idea}.",
      impact:
        "Approve a second source for {idea} early, even if it is dearer, and hold some stock of what nobody can replace.",
    },
    {
      name: "Interchangeable suppliers",
      keywords: wordList(
        "packaging, clean, print, transport, hosting, standard, cardboard, textile, office, food, component",
      ),
      grading: "Mostly Tailwinds",
      score: 2,
      summary:
        "What {idea} needs can be bought from many suppliers on similar terms. Price rises by one of them would not reach {audience}.",
      impact: "{company} can keep contracts for {idea} short and put its effort into the parts that set it apart.",
    },
    {
      name: "Partners who could become rivals",
      keywords: wordList(
        "platform, marketplace, distributor, retailer, brand, wholesale, software, app, logistic, installer",
      ),
      grading: "Headwinds & Tailwinds",
      score: 6,
      summary:
        "Those who would supply or carry {idea} also know {audience} by name. Once the demand for {idea} is proven they may serve it without {company}.",
      impact: "Agree from the start who may speak to {audience}, and keep the records of {idea} in own hands.",
    },
    {
      name: "Labour as the scarcest input",
      keywords: wordList(
        "nurse, driver, technician, care, cleaner, installer, developer, teacher, craft, repair, kitchen, maintenance",
      ),
      grading: "Mostly Headwinds",
      score: 7,
      summary:
        "The input that {idea} would miss first is people with the right skill. They can choose their employer, and {audience} compete for the same ones.",
      impact:
        "{idea} should be built so that a newcomer is useful after days, with specialists kept for the rare cases.",
    },
    {
      name: "Own supply as an advantage",
      keywords: wordList("plant, capacity, fleet, data, farm, factory, network, store, warehouse, brand, laborator"),
      grading: "Mostly Tailwinds",
      score: 3,
      summary:
        "With {asset}, {company} covers a part of what {idea} needs from its own house. Others who court {audience} would have to buy it.",
      impact: "The internal price for this part of {idea} should be fixed early, or its profit will be argued away.",
    },
    {
      name: "Dependence on one platform",
      keywords: wordList(
        "app, store, cloud, marketplace, search, social, payment, api, map, artificial intelligence, operating system",
      ),
      grading: "Headwinds & Tailwinds",
      score: 6,
      summary:
        "{idea} would reach {audience} through systems that others run. A change in their terms or ranking can cost {idea} more than a new competitor.",
      impact:
        "A direct way to {audience}, however small at first, keeps {idea} alive if the platform changes its mind.",
    },
  ],
};
