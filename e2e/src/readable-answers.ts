import type { startModelServer } from "@seedbed/server/test-support/model-server/start-model-server";

type Answers = NonNullable<NonNullable<Parameters<typeof startModelServer>[0]>["answers"]>;

interface ConceptWords {
  title: string;
  summary: string;
  overview: string;
}

const concept = ({ title, summary, overview }: ConceptWords, rests: string[]) => ({
  title,
  summary,
  overview,
  problemStatement:
    "Nobody owns the reorder: whoever notices the empty shelf orders, so floors run out and over-order in the same month.",
  valueProposition: "Facility managers sign off one delivery for the whole building and stop storing what nobody uses.",
  differentiators: [
    "Metered by weight, so billing needs no honesty box.",
    "One van restocks every floor of a street on the same morning.",
  ],
  rightsToWin: [
    "The vans already pass these buildings with flour.",
    "Blending runs with capacity to spare on two days a week.",
  ],
  restsOn: {
    title: ["idea"],
    summary: rests,
    overview: rests,
    problemStatement: ["audience", "pains"],
    valueProposition: ["audience"],
    differentiators: ["pains"],
    rightsToWin: ["assets"],
  },
});

/** What a good model might have written about the refill depot: for tests that people look at. */
export const readableAnswers: Answers = {
  suggest_answers: () => ({
    suggestions: [
      {
        title: "Nobody owns the reorder",
        description:
          "Reordering falls to whoever notices the empty shelf, so buildings run out and over-order in the same month.",
      },
      {
        title: "Waste fees by volume",
        description: "Cardboard and jerrycans fill the compactor; the hauler bills by pull, not by weight.",
      },
      {
        title: "Lifts blocked at nine",
        description: "Deliveries arrive when tenants do, and both wait for the same two lifts.",
      },
      {
        title: "Retail prices for bulk goods",
        description: "Each tenant pays shop prices for soap that the building as a whole uses by the ton.",
      },
    ],
  }),
  generate_concepts: () => ({
    concepts: [
      concept(
        {
          title: "Refill depots for shared offices",
          summary: "Soap, detergent and tablets by weight, from the basement of buildings that many tenants share.",
          overview:
            "A depot in the basement is restocked weekly from the flour round. Tenants refill by weight with the building's access card, and the building gets one bill a month.",
        },
        ["idea", "audience", "earning"],
      ),
      concept(
        {
          title: "A supply desk for landlords",
          summary: "Landlords offer cleaning supplies as part of the lease, and the desk runs it for them.",
          overview:
            "The landlord adds supplies to the service charge. The desk counts, orders and restocks for all tenants, starting with two landlords who asked first.",
        },
        ["audience", "pains"],
      ),
      concept(
        {
          title: "Counted by the cleaning crew",
          summary: "Crews who empty the dispensers tell what is used, and are paid for saying so.",
          overview:
            "Night crews record levels while they clean. The record decides what the van brings, and the crew's company earns a share of what is no longer wasted.",
        },
        ["pains", "assets"],
      ),
      concept(
        {
          title: "Empty boxes on the way back",
          summary: "Vans that leave flour take packaging back, sorted and paid for by weight.",
          overview:
            "The return trip carries cardboard and canisters to the mill's yard. Buildings pay less for waste; the mill sells clean material by the bale.",
        },
        ["idea", "assets"],
      ),
    ],
  }),
};
