import { wordList } from "../word-list.ts";
import type { PestelCategory } from "./pestel-pattern.ts";

/** People, habits, trust and work. */
export const social: PestelCategory = {
  category: "Social",
  icon: "users",
  patterns: [
    {
      name: "Habits at work",
      keywords: wordList(
        "habit, routine, staff, team, process, cleaner, nurse, office, kitchen, shift, training, spreadsheet",
      ),
      summary:
        "{audience} have learnt to cope, and their way of coping has become routine. {idea} asks for a change in small daily steps, which is where good ideas are lost.",
      impact: "The first version of {idea} should leave every habit alone that does not have to change.",
      findings: [
        {
          text: "Workarounds feel free to {audience}, because their cost is spread over many days, and {idea} is judged against them.",
          direction: "headwind",
        },
        {
          text: "One respected colleague who uses {idea} convinces more {audience} than any presentation.",
          direction: "tailwind",
        },
        { text: "New staff have no old routine, so {idea} spreads fastest where teams change.", direction: "up" },
      ],
    },
    {
      name: "Trust and transparency",
      keywords: wordList(
        "trust, data, privacy, health, money, child, insur, food, origin, second-hand, artificial intelligence, review, safety",
      ),
      summary:
        "{audience} want to understand what happens with their money, their data and their goods. {idea} will be asked for proof where older offers were simply believed.",
      impact:
        "Openness about what {idea} can and cannot do would cost some early sales and spare {company} the later disappointment.",
      findings: [
        {
          text: "Independent reviews carry more weight with {audience} than what {company} says about {idea}.",
          direction: "tailwind",
        },
        {
          text: "One mishap in an early project can close the doors of {idea} in a small market.",
          direction: "headwind",
        },
        { text: "{audience} reward offers that show prices and limits openly, which suits {idea}.", direction: "up" },
      ],
    },
    {
      name: "Ageing and care",
      keywords: wordList("elderly, care, age, health, patient, home, mobility, family, nurse, pension, access"),
      summary:
        "Societies grow older, and more {audience} look after somebody or need help themselves. That changes how much time, strength and patience {idea} may ask for.",
      impact: "{idea} should work for tired eyes and one free hand, since many {audience} will meet it that way.",
      findings: [
        {
          text: "Families share the decision with {audience}, so {idea} has to convince two generations.",
          direction: "headwind",
        },
        { text: "More people who need support means more occasions on which {idea} is useful.", direction: "up" },
        {
          text: "Experienced {audience} who reduce their hours could become the trainers and testers of {idea}.",
          direction: "tailwind",
        },
      ],
    },
    {
      name: "Flexible work and places",
      keywords: wordList(
        "office, remote, hybrid, commut, work, co-working, travel, freelanc, shift, parcel, home, canteen, city",
      ),
      summary:
        "Work is spread over more places and hours than before, and {audience} find that offers built for full buildings fit badly. They plan for attendance they cannot predict, and {idea} would have to do the same.",
      impact: "{idea} should be priced and staffed for an uneven week, with quiet Fridays included.",
      findings: [
        {
          text: "Uneven attendance makes fixed contracts dear for {audience}, which opens a door for {idea}.",
          direction: "tailwind",
        },
        { text: "Fewer people in one place at a time lowers the use of {idea} per site.", direction: "down" },
        {
          text: "{audience} look for shared solutions where each site alone has become too small, and {idea} could be shared.",
          direction: "up",
        },
      ],
    },
    {
      name: "Values in buying",
      keywords: wordList(
        "sustainab, local, fair, vegan, plant, organic, second-hand, repair, reuse, circular, plastic, ethical, cloth",
      ),
      summary:
        "{audience} say that they prefer responsible offers, and they follow it when price and effort are close to what they know. {idea} should not rely on goodwill for more than the last step.",
      impact: "{idea} has to win on convenience first; its values then decide between equals and are a reason to stay.",
      findings: [
        {
          text: "Stated intentions of {audience} run ahead of their purchases, so a survey about {idea} proves little.",
          direction: "headwind",
        },
        {
          text: "Employees of {company} who believe in {idea} sell it better than an advertisement.",
          direction: "tailwind",
        },
        {
          text: "Visible choices are copied by neighbours, and {idea} gains if others can see it in use.",
          direction: "up",
        },
      ],
    },
    {
      name: "Skills and learning",
      keywords: wordList(
        "skill, learn, training, digital, student, apprentice, school, technician, software, language, beginner, course",
      ),
      summary:
        "What {audience} know and dare to do differs more within the group than between groups. {idea} will meet beginners and experts on the same morning.",
      impact: "If {idea} needs a course before its first use, most {audience} will put it off until they forget it.",
      findings: [
        {
          text: "{audience} learn from short examples at the moment of need, which {idea} can offer on the spot.",
          direction: "tailwind",
        },
        {
          text: "Where nobody has time to learn, {idea} stays with the one person who ordered it.",
          direction: "headwind",
        },
        {
          text: "Apprentices and newcomers bring the skills for {idea} into teams that never asked for them.",
          direction: "up",
        },
      ],
    },
  ],
};
