import { wordList } from "../word-list.ts";
import type { PestelCategory } from "./pestel-pattern.ts";

/** Prices, wages, money and demand. */
export const economic: PestelCategory = {
  category: "Economic",
  icon: "coins",
  patterns: [
    {
      name: "Pressure on budgets",
      keywords: wordList("cost, saving, price, budget, cheap, efficien, spend, procurement, expense, margin"),
      summary:
        "{audience} are asked to do the same work with less money, and new spending has to replace old spending. {idea} will be compared with doing nothing before it is compared with any competitor.",
      impact:
        "{idea} should be presented as a line that disappears elsewhere, with the old cost named on the same page.",
      findings: [
        {
          text: "A saving that {audience} can show within one budget year speaks for {idea} more than a larger one later.",
          direction: "tailwind",
        },
        {
          text: "New budget lines are refused by habit, so {idea} has to fit into one that exists.",
          direction: "headwind",
        },
        {
          text: "Because {pain}, some money is being spent already, and {idea} can ask for that share.",
          direction: "up",
        },
      ],
    },
    {
      name: "Cost of capital",
      keywords: wordList(
        "equipment, machine, invest, lease, property, solar, battery, vehicle, hardware, build, loan, capital",
      ),
      summary:
        "Interest decides how long {audience} may wait until an investment pays back. Whatever part of {idea} has to be bought first is judged against the price of money.",
      impact:
        "Spreading the price of {idea} over its use would move the interest from {audience} to {company}, which has to be able to carry it.",
      findings: [
        { text: "Higher interest favours an offer without entry price, which {idea} could become.", direction: "up" },
        {
          text: "Equipment behind {idea} that has to be financed makes growth itself expensive.",
          direction: "headwind",
        },
        {
          text: "{audience} who have postponed purchases may accept {idea} as a way to act without investing.",
          direction: "tailwind",
        },
      ],
    },
    {
      name: "Wages and scarce labour",
      keywords: wordList(
        "staff, nurse, driver, cleaner, technician, shift, labour, labor, worker, care, recruit, kitchen, warehouse, manual",
      ),
      summary:
        "{audience} find it hard to hire for routine and shift work, and wages rise where nobody applies. For {idea} this means that an hour saved is worth more than its wage, because nobody can be hired to work it.",
      impact:
        "{idea} should be sold by the hours it returns rather than by the cost it cuts, as long as it does not need the same scarce people itself.",
      findings: [
        {
          text: "Vacancies give {audience} a reason to change the way of working that {idea} asks for.",
          direction: "tailwind",
        },
        {
          text: "If {idea} needs technicians on site, it competes for the people its customers are missing.",
          direction: "headwind",
        },
        { text: "Rising wages lift the value of every step that {idea} makes unnecessary.", direction: "up" },
      ],
    },
    {
      name: "Input and energy prices",
      keywords: wordList(
        "energy, material, fuel, electric, gas, food, packag, freight, chemic, metal, paper, ingredient, heat",
      ),
      summary:
        "The prices of energy and materials move faster than the prices {audience} agreed with their own customers. Whoever sits between the two, as {idea} would, carries the difference.",
      impact:
        "A price formula that follows a published index would keep {idea} fair to both sides and save the yearly quarrel.",
      findings: [
        {
          text: "Jumps in energy prices bring {audience} to the table, and {idea} should be ready when they come.",
          direction: "up",
        },
        {
          text: "Fixed prices over a year would put the whole price risk of {idea} on {company}.",
          direction: "headwind",
        },
        {
          text: "If inputs become cheaper again, part of the reason to change to {idea} disappears.",
          direction: "down",
        },
      ],
    },
    {
      name: "Willingness to pay",
      keywords: wordList(
        "consumer, household, parent, subscription, app, premium, travel, cloth, food, student, family, leisure",
      ),
      summary:
        "{audience} weigh each regular payment and cancel the ones they forget to use. {idea} has to earn its place every month rather than once.",
      impact: "The first weeks decide: {audience} should see a result of {idea} before the second payment.",
      findings: [
        {
          text: "People cut what they can pause, and {idea} would be among the first if it is felt as an extra.",
          direction: "headwind",
        },
        { text: "A small entry price lets {audience} try {idea} without asking anyone.", direction: "tailwind" },
        { text: "Many small subscriptions have made {audience} wary of one more, even of {idea}.", direction: "down" },
      ],
    },
    {
      name: "Growth of the customer base",
      keywords: wordList(
        "market, growth, segment, region, export, new customer, demand, population, startup, small business",
      ),
      summary:
        "The number of {audience} and what each of them spends set the limits within which {idea} can grow. For {idea} both can be counted before anything is built.",
      impact:
        "{idea} should begin in the part of {sector} where the number of buyers is known by name rather than estimated.",
      findings: [
        { text: "Where {audience} join larger groups, one decision for {idea} covers many places.", direction: "up" },
        {
          text: "If the number of {audience} shrinks, {idea} has to take share from others from the first year.",
          direction: "headwind",
        },
        {
          text: "Neighbouring groups with the same problem could double the reach of {idea} without changing it.",
          direction: "tailwind",
        },
      ],
    },
  ],
};
