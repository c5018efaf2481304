import { type AskedPassage, askedOf } from "./asked-passages.ts";

/** Questions by which the choice of passages was tuned: in other forms of a word, in other words, by numbers, by parts of compounds. */
export const askedWhileTuning: readonly AskedPassage[] = [
  ...askedOf("refill", [
    [
      "/surfactant-prices",
      "A rise of the oil reached the list prices of makers after eleven weeks",
      "How quickly do producers pass increases of raw material prices on to their price lists?",
    ],
    [
      "/surfactant-prices",
      "18 cents for a ready litre",
      "Is buying concentrated cleaner cheaper per litre than buying it ready to use?",
    ],
    ["/service-contracts", "delivery makes up 31 percent", "How much of the cost of small orders is shipping?"],
    [
      "/service-contracts",
      "a bottle was filled with the wrong agent",
      "What accidents happen when bottles are refilled with cleaning agents?",
    ],
    [
      "/service-contracts",
      "margin of 12 to 20 percent",
      "Do cleaning contractors resist a switch to another supplier?",
    ],
    [
      "/packaging-ordinance",
      "0.68 euros a kilogram in 2027 to 1.10 euros in 2029",
      "How high will charges on plastic be by 2031?",
    ],
    [
      "/packaging-ordinance",
      "made for at least ten fillings",
      "When does packaging count as refillable under the law?",
    ],
  ]),
  ...askedOf("cargo-bikes", [
    ["/cargo-bike-repairs", "Waiting for parts made up 58 percent", "Why are delivery bikes off the road for so long?"],
    ["/cargo-bike-repairs", "from 2.6 to 0.4 per bike and year", "What helps against spokes that break?"],
    [
      "/cargo-bike-repairs",
      "between 79 and 129 euros a month",
      "What does a mobile repair subscription cost for each bicycle?",
    ],
    [
      "/city-cargo-report",
      "worn brakes in 29 percent of the accidents",
      "Are defective brakes to blame for crashes of cargo bikes?",
    ],
    [
      "/city-cargo-report",
      "86,000 euros to build",
      "What are the building costs of a hub where parcels change to bikes?",
    ],
    [
      "/battery-costs",
      "After 700 full charges",
      "How much capacity do used batteries have left after some hundred cycles?",
    ],
    [
      "/battery-costs",
      "charging cabinet that resists fire",
      "What do insurance companies demand for charging batteries indoors?",
    ],
  ]),
  ...askedOf("hospital-meals", [
    ["/hospital-plate-waste", "241 grams came back on the plate", "What part of hospital food ends up in the bin?"],
    ["/hospital-plate-waste", "costs 3.94 euros", "How expensive is a wasted meal for a clinic?"],
    [
      "/hospital-plate-waste",
      "Pictures of the dishes on the order screen",
      "Do photographs in the menu reduce leftovers?",
    ],
    [
      "/kitchen-forecast",
      "fourteen months and 310,000 euros",
      "How long does it take and what does it cost to let patients choose later?",
    ],
    [
      "/kitchen-forecast",
      "Purchases above 25,000 euros",
      "Who approves purchases of hospital kitchens and how long does it take?",
    ],
    ["/food-statistics", "9 percent less than in 2021", "Has the food waste of hospitals gone down nationally?"],
    ["/food-statistics", "between 74 and 212 euros a tonne", "What do clinics pay to have leftovers collected?"],
  ]),
  ...askedOf("heat-pumps", [
    ["/waermepumpen-wartung", "kostet im Mittel 238 Euro im Jahr", "Wie teuer sind Wartungsverträge für Wärmepumpen?"],
    ["/waermepumpen-wartung", "0,4 Bewerbungen", "Wie groß ist der Fachkräftemangel bei Kältetechnikern?"],
    [
      "/waermepumpen-wartung",
      "37 Prozent der Störungen ohne Anfahrt",
      "Was bringt Fernüberwachung von Heizungsanlagen den Handwerkern?",
    ],
    [
      "/waermepumpen-feldtest",
      "bei 3,1, die der Anlagen mit Erdsonde bei 4,2",
      "Welche Jahresarbeitszahlen erreichen Luftwärmepumpen in Altbauten?",
    ],
    [
      "/waermepumpen-feldtest",
      "sank der Stromverbrauch um 14 Prozent",
      "Wie viel spart die Optimierung der Einstellungen durch einen Fachmann?",
    ],
    [
      "/kaeltemittel-verordnung",
      "dürfen weiterlaufen und mit aufgearbeitetem",
      "Müssen bestehende Geräte mit altem Kältemittel außer Betrieb genommen werden?",
    ],
    [
      "/kaeltemittel-verordnung",
      "Geräte mit mehr als 150 Gramm Propan",
      "Welche Abstände gelten für die Aufstellung von Propangeräten?",
    ],
  ]),
  ...askedOf("cold-chain", [
    [
      "/cool-parcels",
      "for 74 hours at an outside temperature of 35",
      "How long do reusable insulated boxes stay cold?",
    ],
    [
      "/cool-parcels",
      "left with a neighbour or at a shop",
      "What do customers complain about most in refrigerated shipments of medicine?",
    ],
    [
      "/cool-parcels",
      "calls from worried patients fell by 58 percent",
      "Does an indicator that changes colour reduce enquiries?",
    ],
    [
      "/good-distribution-guide",
      "stays responsible for the temperature of a parcel",
      "Can pharmacies pass liability for cooling on to carriers?",
    ],
    [
      "/good-distribution-guide",
      "at least ten parcels in summer",
      "How must packaging be validated before medicines are shipped?",
    ],
    [
      "/vaccine-van-study",
      "warmed by 4.6 degrees at each stop",
      "How much does opening the door heat up the cargo space?",
    ],
    ["/vaccine-van-study", "warning tone in the cab", "Do alarms change how drivers behave in the long run?"],
  ]),
  ...askedOf("hotel-linen", [
    ["/linen-rental", "59 percent rent their linen", "How many hotels rent their bedding instead of owning it?"],
    ["/linen-rental", "Hotels lose 18 percent of their towels", "How large are annual losses of towels and sheets?"],
    ["/linen-rental", "taken by 34 percent of guests", "Do vouchers get guests to skip housekeeping?"],
    ["/waesche-funk", "von 19 auf 12 Prozent", "Verringern RFID-Chips den Verlust von Handtüchern?"],
    ["/waesche-funk", "nach 26 Monaten wieder herein", "Wann amortisieren sich Lesetore in Wäschereien?"],
    ["/laundry-water", "9.4 litres of water for a kilogram", "How much water do industrial laundries consume?"],
    [
      "/laundry-water",
      "paid by the tonne of clean linen",
      "Do payment models influence the consumption of detergents?",
    ],
  ]),
];
