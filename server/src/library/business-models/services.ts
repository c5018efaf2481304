import { wordList } from "../word-list.ts";
import type { BusinessModelPattern } from "./business-model.ts";

/** Models in which people's work is what is sold. */
export const serviceModels: readonly BusinessModelPattern[] = [
  {
    subtype: "Professional Services",
    type: "Services",
    icon: "briefcase",
    description:
      "Specialists of {company} deliver {idea} as a project with a fixed scope, and {audience} pay for the work and what it leaves behind.",
    keywords: wordList("consult, advice, audit, design, project, expert, implement, plan, certif, engineer, legal"),
    pricingUnits: wordList("project, day, milestone"),
    risks: [
      "Income from {idea} would grow only as fast as {company} can hire people who are good at it.",
      "The knowledge behind {idea} leaves with the people who hold it unless the work is written down.",
    ],
  },
  {
    subtype: "Managed Service",
    type: "Services",
    icon: "headset",
    description:
      "{audience} hand the whole task over, and {company} runs {idea} for them day by day at an agreed level of service.",
    keywords: wordList(
      "operate, run, outsourc, facility, clean, it, fleet, payroll, monitor, canteen, warehouse, care",
    ),
    pricingUnits: wordList("site and month, employee and month, service level"),
    risks: [
      "Taking over {idea} means taking over the exceptions too, and these rarely appear in the description of the task.",
      "{audience} lose the skill to judge the work, and small failures of {idea} then grow into distrust.",
    ],
  },
];
