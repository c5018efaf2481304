import type { ProfileJourneyOutput } from "../../src/features/report/customers/tasks/profile-journey/output.ts";
import type { ProfileNeedsOutput } from "../../src/features/report/customers/tasks/profile-needs/output.ts";
import type { ProfileSignalsOutput } from "../../src/features/report/customers/tasks/profile-signals/output.ts";
import type { ProfileStanceOutput } from "../../src/features/report/customers/tasks/profile-stance/output.ts";
import type { PlausibleMistake } from "./mistake.ts";
import { withItem } from "./with-item.ts";

const need = (name: string, spoil: (answer: ProfileNeedsOutput) => object): PlausibleMistake => ({
  task: "profile-needs",
  name,
  spoil: (answer: ProfileNeedsOutput) => ({ ...answer, ...spoil(answer) }),
});
const journey = (name: string, spoil: (answer: ProfileJourneyOutput) => object): PlausibleMistake => ({
  task: "profile-journey",
  name,
  spoil: (answer: ProfileJourneyOutput) => ({ ...answer, ...spoil(answer) }),
});
const signal = (name: string, spoil: (answer: ProfileSignalsOutput) => object): PlausibleMistake => ({
  task: "profile-signals",
  name,
  spoil: (answer: ProfileSignalsOutput) => ({ ...answer, ...spoil(answer) }),
});
const stance = (name: string, spoil: (answer: ProfileStanceOutput) => object): PlausibleMistake => ({
  task: "profile-stance",
  name,
  spoil: (answer: ProfileStanceOutput) => ({ ...answer, ...spoil(answer) }),
});

/** Small mistakes in answers about what a persona needs, does, would show and holds to. */
export const profileMistakes: readonly PlausibleMistake[] = [
  need("four jobs", ({ jobs }) => ({ jobs: jobs.slice(1) })),
  need("six pains", ({ pains }) => ({
    pains: [...pains, { description: "Nobody answers on a Friday.", icon: "clock" }],
  })),
  need("an icon that does not exist", ({ jobs }) => ({ jobs: withItem(jobs, 0, { icon: "briefcase" }) })),
  need("an icon of the library it is from", ({ jobs }) => ({ jobs: withItem(jobs, 0, { icon: "ti-clock" }) })),
  need("no icons", ({ pains }) => ({ pains: pains.map(({ description }) => ({ description })) })),
  need("a job stands twice", ({ jobs }) => ({ jobs: [...jobs.slice(0, 4), { ...jobs[0] }] })),
  need("a pain is a job", ({ jobs, pains }) => ({ pains: withItem(pains, 4, { description: jobs[0]?.description }) })),
  need("jobs as plain texts", ({ jobs }) => ({ jobs: jobs.map(({ description }) => description) })),
  need("numbers before the pains", ({ pains }) => ({
    pains: pains.map((pain, index) => ({ ...pain, description: `${index + 1}) ${pain.description}` })),
  })),
  need("an insight as a list", ({ jobsInsight }) => ({ jobsInsight: [jobsInsight] })),
  need("a statistic in an insight", ({ painsInsight }) => ({
    painsInsight: `${painsInsight} It takes them 35% of a day.`,
  })),

  journey("four steps", ({ steps }) => ({ steps: steps.slice(0, 4) })),
  journey("eight steps", ({ steps }) => ({
    steps: [
      ...steps,
      ...["Later", "Later still", "At last"].map((title) => ({
        ...steps[0],
        title,
        description: `${title} they ask.`,
      })),
    ],
  })),
  journey("no moment of intervention", ({ steps }) => ({
    steps: steps.map((step) =>
      step.relationType === "Moment of Intervention" ? { ...step, relationType: "Journey Step" } : step,
    ),
  })),
  journey("no pain", ({ steps }) => ({
    steps: steps.map((step) => (step.relationType === "Pain" ? { ...step, relationType: "Journey Step" } : step)),
  })),
  journey("types in small letters", ({ steps }) => ({
    steps: steps.map((step) => ({ ...step, relationType: step.relationType.toLowerCase() })),
  })),
  journey("a type written out", ({ steps }) => ({
    steps: steps.map((step) =>
      step.relationType === "JTBD" ? { ...step, relationType: "Job to be done (JTBD)" } : step,
    ),
  })),
  journey("a type of its own", ({ steps }) => ({ steps: withItem(steps, 0, { relationType: "Trigger" }) })),
  journey("numbered titles", ({ steps }) => ({
    steps: steps.map((step, index) => ({ ...step, title: `Step ${index + 1}: ${step.title}` })),
  })),
  journey("a title stands twice", ({ steps }) => ({ steps: withItem(steps, 1, { title: steps[0]?.title }) })),
  journey("a number of each step", ({ steps }) => ({ steps: steps.map((step, order) => ({ order, ...step })) })),
  journey("no insight", () => ({ journeyInsight: null })),

  signal("one signal", ({ signals }) => ({ signals: signals.slice(0, 1) })),
  signal("seven signals", ({ signals }) => ({
    signals: [
      ...signals,
      ...["tenders", "notices", "shelves", "menus"].map((place) => ({
        ...signals[0],
        description: `Look at ${place} for words about it.`,
      })),
    ],
  })),
  signal("nothing against", ({ signals }) => ({
    signals: signals.map((each) => (each.stance === "Against" ? { ...each, stance: "Neutral" } : each)),
  })),
  signal("another spelling of the stance", ({ signals }) => ({
    signals: signals.map((each) => (each.stance === "In Favour" ? { ...each, stance: "In Favor" } : each)),
  })),
  signal("a stance in small letters", ({ signals }) => ({
    signals: signals.map((each) => ({ ...each, stance: each.stance.toLowerCase() })),
  })),
  signal("a kind of source of its own", ({ signals }) => ({
    signals: withItem(signals, 0, { sourceCategory: "Industry Report" }),
  })),
  signal("a source in the plural", ({ signals }) => ({
    signals: withItem(signals, 0, { sourceCategory: "Online Articles" }),
  })),
  signal("a study that shows something", ({ signals }) => ({
    signals: withItem(signals, 0, { description: `${signals[0]?.description} Studies show that many would agree.` }),
  })),
  signal("a description one sentence over", ({ signals }) => ({
    signals: withItem(signals, 0, {
      description:
        `${signals[0]?.description} ${"One would look there again in spring and in autumn. ".repeat(8)}`.trim(),
    }),
  })),
  signal("a signal stands twice", ({ signals }) => ({ signals: [...signals.slice(0, -1), { ...signals[0] }] })),
  signal("no summary", ({ signals }) => ({ signals, signalsSummary: "" })),

  stance("words that nobody said", () => ({ usesTodayWords: "We lose an hour to it every single morning" })),
  stance("nothing that is refused", () => ({ saysNoTo: "", saysNoToWords: "" })),
  stance("an amount with what it is for", () => ({ priceAmount: "$90 a floor", pricePer: "floor" })),
  stance("another amount than in the words", () => ({ priceAmount: 75, pricePer: "floor" })),
  stance("a figure that nobody gave", ({ decidesWith }) => ({
    decidesWith: `${decidesWith} That takes 17 weeks.`.trim(),
  })),
  stance("null where nobody said it", () => ({ switchingCostsWords: null })),
  stance("words without a line", ({ usesToday }) => ({ usesToday: "", usesTodayWords: usesToday })),
  stance("a measure without an amount", () => ({ priceAmount: null, pricePer: "month" })),
  stance("words as a list", ({ usesTodayWords }) => ({ usesTodayWords: [usesTodayWords] })),
  stance("words in quotation marks", ({ decidesWithWords }) => ({ decidesWithWords: `“${decidesWithWords}”` })),
  stance("none for words", () => ({ switchingCostsWords: "None" })),
  stance("a line as long as a page", ({ switchingCosts }) => ({
    switchingCosts:
      `${switchingCosts} ${[..."abcdefghijklm"].map((name) => `Colleague ${name} would have to learn it as well.`).join(" ")}`.trim(),
  })),
];
