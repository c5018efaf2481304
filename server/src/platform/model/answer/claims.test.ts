import { describe, expect, test } from "vitest";
import { claimFindings, claimsIn } from "./claims.ts";

const leaning = [
  "Studies show that crews carry less.",
  "Recent research suggests that hosts refill gladly.",
  "A recent survey of hosts is missing, but one study found that they reorder late.",
  "Experts agree that it pays off.",
  "According to industry analysts, the market doubles.",
  "Market data suggests that rents fall.",
  "It is well known that offices waste soap.",
  "The method is scientifically proven.",
  "Studien belegen, dass Reste weggeworfen werden.",
  "Eine aktuelle Umfrage zeigt, dass Betriebe warten.",
  "Experten sind sich einig, dass es sich lohnt.",
  "Laut einer Studie wechseln viele den Lieferanten.",
  "Los estudios demuestran que los niños vuelven.",
  "Una encuesta reciente revela que faltan plazas.",
  "Los expertos coinciden en que conviene.",
  "Según varios estudios, los padres pagan más.",
  "Des études montrent que les équipes attendent.",
  "調査によると店は足りない。",
  "研究では効果があることが示されている。",
  "専門家は需要が伸びると指摘している。",
];

test.each(leaning)("leans on a source that nobody gave: %s", (text) => {
  expect(claimFindings({ text }, { idea: "Refill depots" })).toHaveLength(1);
});

test.each([
  "The report shows each host what was refilled.",
  "The data shows which lift stands still.",
  "Our survey showed nothing yet; ask ten hosts in a survey.",
  "Your experts say which part fits, and the team orders it.",
  "Crews sort the crates according to weight.",
  "Look for studies of refill habits, and ask an expert whether they fit.",
  "Research how often hosts reorder.",
  "Die Umfrage zeigt dem Team, wer wechseln würde.",
  "Unsere Fachleute schätzen den Aufwand vor Ort.",
  "El equipo pregunta a expertos y compara estudios.",
  "調査で店長に聞く。",
  "専門家は現場で機械を直す。",
])("leans on nobody: %s", (text) => {
  expect(claimsIn(text)).toEqual([]);
});

describe("a claim", () => {
  test("is refused at its place, with the words that a sentence is cut out for", () => {
    const answer = { items: [{ note: "Fine." }, { note: "Hosts wait. Studies show that they leave." }] };
    expect(claimFindings(answer, {})).toMatchObject([
      { grade: "refuse", rule: "claims-a-finding", place: "items.1.note", words: "Studies show" },
    ]);
  });

  test("is the people's own when they said it", () => {
    for (const text of leaning)
      expect(claimFindings({ text }, { seed: { answers: [{ answers: [`We know: ${text}`] }] } })).toEqual([]);
  });
});
