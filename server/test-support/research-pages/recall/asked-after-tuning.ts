import { type AskedPassage, askedOf } from "./asked-passages.ts";

/** Questions that were not looked at while the choice of passages was tuned: they tell how it does with what it has not seen. */
export const askedAfterTuning: readonly AskedPassage[] = [
  ...askedOf("refill", [
    [
      "/surfactant-prices",
      "61 percent of the cost of the raw materials",
      "Which ingredient dominates the material costs of cleaners?",
    ],
    [
      "/service-contracts",
      "Only 11 percent of the operators would pay more",
      "Are building operators willing to pay a premium for reducing plastic?",
    ],
    [
      "/packaging-ordinance",
      "complete figures in 71 of the 120 buildings",
      "How often did inspections reveal incomplete reports?",
    ],
    [
      "/packaging-ordinance",
      "2,500 square metres of shared space",
      "From what building size do operators become obliged?",
    ],
  ]),
  ...askedOf("cargo-bikes", [
    [
      "/cargo-bike-repairs",
      "every 800 kilometres paid 26 percent less",
      "Does preventive maintenance pay off compared with repairing on demand?",
    ],
    ["/city-cargo-report", "502 were still in daily use", "How many subsidised bikes are still being used?"],
    ["/city-cargo-report", "6.5 working days on average", "How long do firms wait for workshop appointments?"],
    ["/battery-costs", "between 31 and 47 euros a month", "What monthly battery cost should a courier firm expect?"],
  ]),
  ...askedOf("hospital-meals", [
    [
      "/hospital-plate-waste",
      "plate waste was 13 percent, against 25 percent",
      "Does ordering closer to mealtime reduce leftovers?",
    ],
    [
      "/kitchen-forecast",
      "52 get their numbers from a list",
      "How many kitchens receive live data about their patients?",
    ],
    ["/kitchen-forecast", "threw away 27 percent less", "Do fridges on the wards help with late admissions?"],
    [
      "/food-statistics",
      "Twenty-nine percent of the hospitals used cook-and-chill",
      "How common is cook-and-chill in hospitals?",
    ],
  ]),
  ...askedOf("heat-pumps", [
    [
      "/waermepumpen-wartung",
      "Nur 12 Prozent der Eigentümer",
      "Akzeptieren Hausbesitzer, dass ihre Heizung ferngesteuert verstellt wird?",
    ],
    ["/waermepumpen-feldtest", "nur 9 Prozent auf den Verdichter", "Welche Bauteile verursachen die meisten Ausfälle?"],
    ["/waermepumpen-feldtest", "Nachtabsenkung eingeschaltet", "Spart eine nächtliche Absenkung der Temperatur Strom?"],
    [
      "/kaeltemittel-verordnung",
      "gegen 88 wurde ein Bußgeld verhängt",
      "Wie häufig werden Bußgelder gegen Fachbetriebe verhängt?",
    ],
  ]),
  ...askedOf("cold-chain", [
    ["/cool-parcels", "63 percent would pay up to four euros", "Would people pay for a guaranteed delivery slot?"],
    ["/good-distribution-guide", "kept for five years, in a form", "How must temperature logs be archived?"],
    [
      "/good-distribution-guide",
      "A vacuum panel that has lost its vacuum",
      "How are reusable boxes checked for defects?",
    ],
    [
      "/vaccine-van-study",
      "away within nine minutes, against 34",
      "How does responsibility within the practice affect storage times?",
    ],
  ]),
  ...askedOf("hotel-linen", [
    [
      "/linen-rental",
      "Contracts run for 36 months",
      "What are the usual terms and notice periods of laundry agreements?",
    ],
    [
      "/waesche-funk",
      "in fünf von neun Fällen für die neue wertlos",
      "Was passiert mit den Chips, wenn der Dienstleister gewechselt wird?",
    ],
    ["/laundry-water", "from 70 to 40 degrees", "How much energy do lower washing temperatures save?"],
    ["/laundry-water", "handles 600 pieces in an hour", "Can machines sort dirty textiles?"],
  ]),
];
