import type { IncumbentsOutput } from "../../src/features/report/market-scan/tasks/incumbents/output.ts";
import type { StartupsOutput } from "../../src/features/report/market-scan/tasks/startups/output.ts";
import type { PlausibleMistake } from "./mistake.ts";
import { withItem } from "./with-item.ts";

type Startups = StartupsOutput["startups"];

const incumbent = (name: string, spoil: (answer: IncumbentsOutput) => object): PlausibleMistake => ({
  task: "incumbents",
  name,
  spoil: (answer: IncumbentsOutput) => ({ ...answer, ...spoil(answer) }),
});
const startup = (name: string, spoil: (startups: Startups) => unknown): PlausibleMistake => ({
  task: "startups",
  name,
  spoil: ({ startups }: StartupsOutput) => ({ startups: spoil(startups) }),
});

/** Small mistakes in answers about companies. */
export const companyMistakes: readonly PlausibleMistake[] = [
  incumbent("domains as addresses", ({ incumbents }) => ({
    incumbents: incumbents.map((each) => ({ ...each, domain: `https://www.${each.domain}/` })),
  })),
  incumbent("a domain that is not known in other words", ({ incumbents }) => ({
    incumbents: withItem(incumbents, 0, { domain: "N/A" }),
  })),
  incumbent("years as numbers", ({ incumbents }) => ({
    incumbents: incumbents.map((each) => ({ ...each, founded: Number(each.founded) })),
  })),
  incumbent("a year by approximation", ({ incumbents }) => ({
    incumbents: withItem(incumbents, 0, { founded: "1923 (approx.)" }),
  })),
  incumbent("a decade for a year", ({ incumbents }) => ({ incumbents: withItem(incumbents, 0, { founded: "1980s" }) })),
  incumbent("facts that are null", ({ incumbents }) => ({
    incumbents: incumbents.map((each) => ({ ...each, headquarters: null, founded: null, domain: null })),
  })),
  incumbent("a truth value in a word", ({ incumbents }) => ({
    incumbents: incumbents.map((each) => ({ ...each, hasCompetitiveProduct: "yes" })),
  })),
  incumbent("the own company among the others", ({ incumbents }) => ({
    incumbents: [...incumbents.slice(0, 5), { ...incumbents[0], name: "Northline", domain: "northline.example" }],
  })),
  incumbent("a company twice", ({ incumbents }) => ({
    incumbents: [...incumbents.slice(0, 5), { ...incumbents[0], name: incumbents[0]?.name.toUpperCase() }],
  })),
  incumbent("seven companies", ({ incumbents }) => ({
    incumbents: Array.from({ length: 7 }, (_, index) => ({
      ...incumbents[index % incumbents.length],
      name: `Company of ${["Ash", "Birch", "Cedar", "Elm", "Fir", "Oak", "Yew"][index]}`,
      overview: `It supplies the trade number ${["A", "B", "C", "D", "E", "F", "G"][index]}.`,
      certainty: "Sure.",
      relevance: "It is near.",
    })),
  })),
  incumbent("an ecosystem of a paragraph too much", ({ ecosystemDescription }) => ({
    ecosystemDescription:
      `${ecosystemDescription} ${"Others carry what they sell. Some of them bill for it too. ".repeat(9)}`.trim(),
  })),
  incumbent("revenue in an overview", ({ incumbents }) => ({
    incumbents: withItem(incumbents, 0, { overview: `${incumbents[0]?.overview} It earns $15 billion a year.` }),
  })),
  incumbent("the address of a person", ({ incumbents }) => ({
    incumbents: withItem(incumbents, 0, { relevance: `${incumbents[0]?.relevance} Write to sales@partner.example.` }),
  })),

  startup("domains with a slash", (startups) => startups.map((each) => ({ ...each, domain: `${each.domain}/` }))),
  startup("a page of many for a domain", (startups) =>
    withItem(startups, 0, { domain: "https://www.linkedin.com/company/some" }),
  ),
  startup("a year in doubt", (startups) => withItem(startups, 0, { founded: "around 2012" })),
  startup("headquarters left empty", (startups) => withItem(startups, 0, { headquarters: "" })),
  startup("engagements of the same kind", (startups) =>
    startups.map((each) => ({
      ...each,
      potentialEngagements: each.potentialEngagements.map((engagement) => ({ ...engagement, action: "partnership" })),
    })),
  ),
  startup("an engagement of another kind", (startups) =>
    startups.map((each) => ({
      ...each,
      potentialEngagements: withItem(each.potentialEngagements, 0, { action: "Joint venture" }),
    })),
  ),
  startup("engagements in capitals", (startups) =>
    startups.map((each) => ({
      ...each,
      potentialEngagements: each.potentialEngagements.map((engagement) => ({
        ...engagement,
        action: engagement.action.charAt(0).toUpperCase() + engagement.action.slice(1),
      })),
    })),
  ),
  startup("predictions as one text", (startups) =>
    startups.map((each) => ({ ...each, predictions: each.predictions.join("\n") })),
  ),
  startup("no predictions", (startups) => withItem(startups, 0, { predictions: [] })),
  startup("four key facts", (startups) =>
    withItem(startups, 0, {
      keyFacts: ["It is young.", "It is quiet.", "It sells to kitchens.", "It has a pilot in a school."],
    }),
  ),
  startup("key facts that are null", (startups) => startups.map((each) => ({ ...each, keyFacts: null }))),
  startup("a funding round among the facts", (startups) =>
    withItem(startups, 0, { keyFacts: ["It raised $12 million in a round."] }),
  ),
  startup("an entry without its relevance", (startups) => withItem(startups, 0, { relevance: undefined })),
];
