/** Title and text of two ideas. */
export type IdeaPair = [name: string, one: [title: string, text: string], other: [title: string, text: string]];

/** The same idea, said twice: in other words, in another order, with slips of the pen, or shortened. */
export const sameIdeas: IdeaPair[] = [
  [
    "the same words in another order",
    ["Refill depots for shared offices", "Soap, detergent and tablets by weight, from the basement of the building."],
    ["Refill depot in office basements", "Shared office buildings refill soap and detergent by weight from a depot."],
  ],
  [
    "another title and other endings",
    [
      "Refill depots for shared offices",
      "Metered depots in shared office buildings where cleaning crews refill consumables instead of carrying boxes.",
    ],
    [
      "Office refill stations",
      "Cleaning crews refill consumables at metered stations in shared offices and carry no boxes.",
    ],
  ],
  [
    "a title turned round",
    ["Night-shift language lessons", "Earbud lessons for ward cleaners, paid by the hospital per improved level."],
    ["Language lessons for the night shift", "Hospitals pay for earbud lessons that ward cleaners take at night."],
  ],
  [
    "a title that says nothing of it",
    ["Bread that forecasts itself", "Bakeries bake what the weather and the calendar will sell."],
    ["Weather forecast for bakeries", "A bakery bakes what weather and calendar say it will sell."],
  ],
  [
    "an idea and the question it answers",
    ["Second life for flour dust", "Filter dust pressed into pellets for the mill's own boiler."],
    [
      "A press for flour dust",
      "A press that turns filter dust into pellets for our own boiler. For shift leaders who run the filters and the boiler.",
    ],
  ],
  [
    "verbs that became nouns",
    [
      "Ward shift planner",
      "An app that lets nurses swap shifts among themselves while the rules of rest and skill are kept.",
    ],
    ["Shift swaps for nurses", "Nurses swap their shifts in an app that keeps the rules of rest and skill."],
  ],
  [
    "places said otherwise",
    ["Cold chain by bicycle", "Two-hour deliveries of chilled dough within the ring road."],
    ["Chilled dough by bicycle", "Bicycle couriers deliver chilled dough in two hours inside the ring road."],
  ],
  [
    "slips of the pen",
    ["Refil depott for shared ofices", "Soap and detergnt by wieght for shared offices"],
    ["Refill depot for shared offices", "Soap and detergent by weight for shared offices"],
  ],
  [
    "the same title over another text",
    ["Mill tours as a lesson", "A school term built around one grain of wheat"],
    ["Mill tours as a lesson", "Classes visit us in spring; teachers get a kit."],
  ],
  [
    "another language than the product's",
    ["Nachfülldepot für Büros", "Seife und Waschmittel nach Gewicht im Keller von Bürogebäuden"],
    ["Nachfülldepots für Bürogebäude", "Im Keller der Büros gibt es Seife und Waschmittel nach Gewicht"],
  ],
  [
    "one and many",
    [
      "Drone inspection of grain silos",
      "Drones fly inside silos and find cracks and mould before anybody has to climb in.",
    ],
    ["Silo inspection by drone", "A drone looks for cracks and mould inside grain silos so that nobody climbs in."],
  ],
];

/** Different ideas, however alike they sound: of one trade, of one customer, on one pattern. */
export const differentIdeas: IdeaPair[] = [
  [
    "nothing in common",
    ["Refill depots for shared offices", "Soap, detergent and tablets by weight, from the basement of the building."],
    ["Cold chain by bicycle", "Two-hour deliveries of chilled dough within the ring road."],
  ],
  [
    "the same customer",
    [
      "Refill depots for shared offices",
      "Metered depots in shared office buildings where cleaning crews refill consumables instead of carrying boxes.",
    ],
    [
      "Desk booking for shared offices",
      "Tenants of shared office buildings book quiet desks by the hour from their phone.",
    ],
  ],
  [
    "the same trade",
    ["Second life for flour dust", "Filter dust pressed into pellets for the mill's own boiler."],
    ["One spare-parts shelf for four mills", "Four neighbouring mills share bearings, belts and sieves."],
  ],
  [
    "the same hospital",
    ["Night-shift language lessons", "Earbud lessons for ward cleaners, paid by the hospital per improved level."],
    [
      "Ward shift planner",
      "An app that lets nurses swap shifts among themselves while the rules of rest and skill are kept.",
    ],
  ],
  [
    "the same schools",
    ["Mill tours as a lesson", "A school term built around one grain of wheat"],
    ["Flour kits for schools", "Teachers order grain, a hand mill and a lesson plan by post."],
  ],
  [
    "one pattern, filled twice",
    ["A subscription for bakeries", "Bakeries pay a monthly fee for flour, delivered when their stock runs low."],
    [
      "A subscription for restaurants",
      "Restaurants pay a monthly fee for knives, sharpened when their blades run dull.",
    ],
  ],
  [
    "an app for somebody else",
    ["An app for nurses", "An app that helps nurses find their way in new hospitals."],
    ["An app for teachers", "An app that helps teachers grade homework on the train."],
  ],
  [
    "the same place",
    [
      "Quiet nights at the loading dock",
      "Trucks are sent to a free ramp before they arrive, so that nobody idles below bedroom windows.",
    ],
    ["Solar roof over the loading dock", "Panels above the ramps charge electric trucks while they are unloaded."],
  ],
  [
    "the same silos",
    [
      "Drone inspection of grain silos",
      "Drones fly inside silos and find cracks and mould before anybody has to climb in.",
    ],
    ["Grain silos as climbing halls", "Empty silos become climbing halls; the town rents them by the season."],
  ],
  [
    "too few words to tell",
    ["Soap by weight", "A shop that sells soap by weight."],
    ["Cheese by weight", "A shop that sells cheese by weight."],
  ],
  [
    "one thing used otherwise",
    ["Dust filters on rent", "Mills rent filters by the hour and send them back for washing."],
    ["Filters for vacuum cleaners", "A vacuum cleaner filter that is washed instead of thrown away."],
  ],
];
