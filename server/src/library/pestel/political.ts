import { wordList } from "../word-list.ts";
import type { PestelCategory } from "./pestel-pattern.ts";

/** Governments, public money and trade. */
export const political: PestelCategory = {
  category: "Political",
  icon: "building-bank",
  patterns: [
    {
      name: "Public purchasing",
      keywords: wordList(
        "hospital, school, city, public, municipal, care, university, tender, government, waste, water, bus",
      ),
      summary:
        "Part of the demand for {idea} may sit with public buyers, who purchase by tender and on a fixed calendar. {audience} in public service often decide within rules that others have written for them.",
      impact:
        "{company} would need references and patience before a tender for {idea} can be won, and the first contract may take longer than the first product.",
      findings: [
        {
          text: "Tenders describe what was bought before, so {idea} has to appear in the specification before it can win one.",
          direction: "headwind",
        },
        {
          text: "A framework agreement that names {idea} lets other public bodies buy without a tender of their own.",
          direction: "tailwind",
        },
        {
          text: "Budgets that lapse at year end make {audience} open to small trials of {idea} in the last quarter.",
          direction: "up",
        },
      ],
    },
    {
      name: "Subsidies and grants",
      keywords: wordList(
        "energy, climate, solar, farm, digital, research, battery, electric, heat, building, circular, training",
      ),
      summary:
        "Programmes for research, energy and training could carry part of the early cost of {idea}. They also set conditions about who may own the results and what {audience} may be charged.",
      impact:
        "A grant shortens the way to a first pilot of {idea}, but a business that only works with public money stops with it.",
      findings: [
        {
          text: "Grants usually require that work has not begun, so the timing of {idea} would follow the calendar of the programme.",
          direction: "headwind",
        },
        {
          text: "Where {audience} receive support for the purchase, the price of {idea} becomes easier to defend.",
          direction: "tailwind",
        },
        { text: "If a support scheme is cut, orders for {idea} would fall before its costs do.", direction: "down" },
      ],
    },
    {
      name: "Trade and supply security",
      keywords: wordList(
        "import, export, chip, battery, material, component, machine, chemic, textile, food, container, supplier, metal",
      ),
      summary:
        "Tariffs, export controls and the wish for nearby supply change what the inputs of {idea} cost and where they may come from. {audience} notice it as longer delivery times and as questions about origin.",
      impact:
        "A second source for the parts that {idea} cannot do without would cost some margin and protect most of the rest.",
      findings: [
        {
          text: "{audience} ask more often where goods come from, which favours {idea} if its supply is close by.",
          direction: "tailwind",
        },
        {
          text: "A tariff on one input can decide whether {idea} is made at home or bought in.",
          direction: "headwind",
        },
        { text: "Local partners for {idea} gain weight as buyers look for supply they can visit.", direction: "up" },
      ],
    },
    {
      name: "City and regional policy",
      keywords: wordList(
        "city, traffic, parking, deliver, housing, noise, waste, tourism, bike, scooter, van, shop, local",
      ),
      summary:
        "Much of what {idea} needs is decided by cities and regions: access, permits, space and hours. Neighbouring towns may treat the same offer to {audience} quite differently.",
      impact: "{idea} would spread town by town, and each new one needs somebody who knows the people at the counter.",
      findings: [
        {
          text: "Cities that limit delivery traffic make it attractive for {audience} to combine orders through {idea}.",
          direction: "tailwind",
        },
        { text: "Permits for each location would slow {idea} more than any competitor.", direction: "headwind" },
        { text: "A town that presents {idea} as its own success opens the doors of the next ones.", direction: "up" },
      ],
    },
    {
      name: "Political attention",
      keywords: wordList(
        "health, housing, energy, food, price, care, school, privacy, artificial intelligence, climate, bank, rent, work",
      ),
      summary:
        "When {pain}, it sooner or later becomes a topic for politicians. Attention brings {idea} an audience, and also conditions that nobody in {company} has asked for.",
      impact:
        "A clear account of whom {idea} helps and whom it burdens should exist before journalists or officials ask for it.",
      findings: [
        {
          text: "Public debate about the problem makes it easier for {audience} to find a budget for {idea}.",
          direction: "up",
        },
        { text: "A hasty rule written for the worst case could bind {idea} as well.", direction: "headwind" },
        {
          text: "Associations of {audience} look for practical examples to show, and {idea} could be one.",
          direction: "tailwind",
        },
      ],
    },
    {
      name: "Stability of the home market",
      keywords: wordList(
        "invest, export, long-term, infrastructure, property, plant, mining, international, abroad, licence",
      ),
      summary:
        "Plans for {idea} reach over several years and therefore over at least one election. {audience} who invest for long periods wait when the direction is unclear.",
      impact: "Short commitments and visible exits make {idea} easier to say yes to while the framework is open.",
      findings: [
        {
          text: "Uncertain rules lead {audience} to repair what they have, which postpones {idea}.",
          direction: "down",
        },
        {
          text: "Offers that bind {audience} for one season only let {idea} grow while others wait.",
          direction: "tailwind",
        },
        {
          text: "A change of government can turn a supporting programme for {idea} around within a year.",
          direction: "headwind",
        },
      ],
    },
  ],
};
