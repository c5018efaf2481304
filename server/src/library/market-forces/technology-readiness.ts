import { wordList } from "../word-list.ts";
import type { MarketForceCategory } from "./market-force-pattern.ts";

/** Whether the means are there. */
export const technologyReadiness: MarketForceCategory = {
  category: "Technology readiness",
  icon: "cpu",
  patterns: [
    {
      name: "Proven parts, new combination",
      keywords: wordList(
        "sensor, app, meter, platform, booking, track, refill, dispenser, software, logistic, payment",
      ),
      grading: "Mostly Tailwinds",
      score: 2,
      summary:
        "Every part of {idea} works somewhere already; new is that they come together for {audience}. The risk of {idea} lies in the joints rather than in the parts.",
      impact: "Put a rough version of {idea} before {audience} within weeks, built from bought components.",
    },
    {
      name: "Still in the laboratory",
      keywords: wordList(
        "enzyme, material, battery, hydrogen, drug, biotech, polymer, ferment, quantum, fusion, cell, catalyst",
      ),
      grading: "Mostly Headwinds",
      score: 8,
      summary:
        "The core of {idea} has been shown on a small scale and under care. On the scale {audience} need, yield and cost are open.",
      impact:
        "Agree on a sequence of tests for {idea} with a stop at each, and keep promises to {audience} behind the last one passed.",
    },
    {
      name: "Good enough and improving",
      keywords: wordList(
        "artificial intelligence, language, image, forecast, speech, camera, translation, robot, text, recommend",
      ),
      grading: "Mostly Tailwinds",
      score: 3,
      summary:
        "The methods behind {idea} are good enough for preparing decisions and get better without effort by {company}. {audience} still have to check the result, and should.",
      impact:
        "Build {idea} so that the method can be exchanged, and invest in the examples by which {audience} judge it.",
    },
    {
      name: "Data are missing or scattered",
      keywords: wordList(
        "data, forecast, predict, patient, farm, maintenance, record, analytics, inventory, benchmark, claim",
      ),
      grading: "Mostly Headwinds",
      score: 7,
      summary:
        "{idea} needs records that {audience} keep on paper, in heads or in systems that do not talk. For {audience}, collecting them is more work than using them.",
      impact: "Let the first version of {idea} create its own records as a side effect, and treat old data as a bonus.",
    },
    {
      name: "Infrastructure sets the pace",
      keywords: wordList(
        "charging, grid, network, broadband, water, transport, building, hospital, rail, connection, fibre, port",
      ),
      grading: "Headwinds & Tailwinds",
      score: 6,
      summary:
        "{idea} relies on connections, space or power that somebody else provides. Sites of {audience} differ in this more than in anything else.",
      impact:
        "Rank the sites of {audience} by readiness and let {idea} start at the top of the list instead of with the loudest request.",
    },
    {
      name: "Operations are the hard part",
      keywords: wordList(
        "service, deliver, depot, clean, repair, care, restaurant, logistic, rental, refill, route, maintenance, store",
      ),
      grading: "Headwinds & Tailwinds",
      score: 5,
      summary:
        "Building {idea} is less difficult than running it every day with few people. {audience} will remember the missed visit and not the clever design.",
      impact:
        "Simulate a bad week for {idea} on paper, with absences and breakdowns, before the second site is signed.",
    },
  ],
};
