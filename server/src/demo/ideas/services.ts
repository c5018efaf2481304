import type { DemoIdea } from "../demo-idea.ts";

export const serviceIdeas: DemoIdea[] = [
  {
    type: "EXPAND_AN_EXISTING_IDEA",
    title: "Refill depots for shared offices",
    summary: "Soap, detergent and tablets by weight, from the basement of buildings that many tenants share.",
    status: "prototyping",
    person: 0,
    report: "complete",
    daysAgo: 2,
    numbers: {
      Customers: {
        scalar: 1_800,
        description: "Buildings with many tenants on the tours that our drivers take today.",
      },
      "Within reach": {
        scalar: 35,
        description: "Those of them with a dry room in the basement, as the drivers know them.",
      },
    },
    answers: {
      idea: ["A depot in the basement of a shared office building that refills soap and detergent by weight"],
      audience: ["Facility managers of buildings with many tenants"],
      pains: [
        "Every tenant orders small boxes at retail prices",
        "Storage rooms overflow on Mondays and are empty on Thursdays",
      ],
      assets: ["sales_channels", "capacity", "customers"],
      value_source: ["revenue"],
      earning: ["A monthly fee per floor and a price per kilogram, billed to the building"],
      limits: ["No new vehicles in the first year"],
      success: ["Forty buildings refill instead of ordering boxes"],
    },
  },
  {
    type: "EXPAND_AN_EXISTING_IDEA",
    title: "Night-shift language lessons",
    summary: "Earbud lessons for ward cleaners, paid by the hospital per person who passes the next level.",
    status: "proofOfConcept",
    person: 1,
    report: "complete",
    daysAgo: 4,
    answers: {
      idea: ["Short language lessons through earbuds for people who clean hospital wards at night"],
      audience: ["Hospital cleaning crews who arrived in the country recently"],
      pains: [
        "Crews cannot read hygiene instructions in the local language",
        "Evening classes collide with every shift plan",
      ],
      assets: ["know_how", "partners"],
      value_source: ["revenue"],
      earning: ["A fee per person who passes the next level, paid by the hospital"],
      success: ["Two hospitals renew after the first year"],
    },
  },
  {
    type: "IDENTIFY_NEW_OPPORTUNITIES",
    title: "Mill tours as a lesson",
    summary: "A school term built around one grain of wheat, taught in the mill and continued in class.",
    status: "archived",
    person: 3,
    report: "complete",
    daysAgo: 24,
    answers: {
      field: ["Practical lessons for primary schools around food and machines"],
      audience: ["Primary school teachers who plan project weeks"],
      changes: ["Ministries ask schools for lessons outside the classroom", "Parents ask where food comes from"],
      assets: ["capacity", "brand", "know_how"],
      value_source: ["unsure"],
      limits: ["No visitors while grain is unloaded"],
      success: ["Every school in the district has spent one project week in the mill"],
    },
  },
  {
    type: "EXPAND_AN_EXISTING_IDEA",
    title: "Cold chain by bicycle",
    summary: "Deliveries of chilled dough within the ring road, by cargo bicycles with swappable ice packs.",
    status: "minimumViableProduct",
    person: 2,
    report: "complete",
    daysAgo: 15,
    numbers: {
      Customers: {
        scalar: 640,
        description: "Bakeries inside the ring road, from our own list of customers and offers.",
      },
      "Within reach": {
        scalar: 60,
        description: "Bakeries without a cold room, counted on one tour and taken for all of them.",
      },
      "Won within three years": {
        scalar: 12,
        description: "As many as switched to our night delivery when that was new.",
      },
    },
    answers: {
      idea: ["Cargo bicycles with ice packs that bring chilled dough to bakeries in the inner city"],
      audience: ["Owners of small bakeries without a cold room"],
      pains: ["Vans wait in traffic while dough rises in the back", "The city closes streets to vans before noon"],
      assets: ["customers", "know_how", "partners"],
      value_source: ["revenue"],
      earning: ["A price per delivered crate, paid by the bakery"],
      limits: ["Dough must stay cold for the whole ride"],
      success: ["Sixty bakeries get their dough before they open"],
    },
  },
];
