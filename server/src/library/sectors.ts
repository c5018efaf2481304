import { wordList } from "./word-list.ts";

/**
 * The sectors of the company directory. Keywords are stems in lower case that a text about the sector uses; buyers are
 * the roles that sign for purchases there; units are what things in the sector are counted and priced by. General
 * knowledge of the trades, no figures.
 */
export type Sector = {
  readonly id: SectorId;
  /** Lower case, reads well after "in" and before "companies". */
  readonly label: string;
  /** Tabler icon name. */
  readonly icon: string;
  readonly keywords: readonly string[];
  /** Plural noun phrases. */
  readonly buyers: readonly string[];
  /** Singular nouns, for "per ..." and for counting. */
  readonly units: readonly string[];
};

export type SectorId =
  | "agriculture"
  | "food-and-drink"
  | "retail"
  | "consumer-goods"
  | "fashion"
  | "healthcare"
  | "pharma-and-biotech"
  | "banking-and-payments"
  | "insurance"
  | "energy"
  | "mobility"
  | "logistics"
  | "manufacturing"
  | "chemicals-and-materials"
  | "construction-and-property"
  | "software"
  | "telecoms-and-media"
  | "travel-and-hospitality"
  | "education-and-work"
  | "facility-and-environment";

export const sectors: readonly Sector[] = [
  {
    id: "agriculture",
    label: "agriculture",
    icon: "tractor",
    keywords: wordList(
      "agricult, farm, crop, harvest, livestock, dairy herd, cow, cattle, soil, seed drill, irrigat, orchard, vineyard, tractor, grower, agronom, fertili, greenhouse, pesticide, barn, grain",
    ),
    buyers: wordList("farm owners, farm managers, agronomists, cooperative buyers"),
    units: wordList("hectare, farm, animal, tonne"),
  },
  {
    id: "food-and-drink",
    label: "food and drink",
    icon: "tools-kitchen-2",
    keywords: wordList(
      "food, flour, mill, baker, baking, bread, drink, beverage, snack, meal, recipe, ingredient, brew, beer, wine, coffee, dairy, cheese, meat, protein, chocolate, canteen, nutrition, kitchen, leftover, yoghurt",
    ),
    buyers: wordList("category buyers, plant managers, product developers, canteen operators"),
    units: wordList("meal, litre, kilogram, pallet"),
  },
  {
    id: "retail",
    label: "retail",
    icon: "shopping-cart",
    keywords: wordList(
      "retail, shop, store, supermarket, grocer, checkout, shelf, shelves, e-commerce, ecommerce, webshop, basket, shopper, merchandis, loyalty, aisle, till, online order, returns",
    ),
    buyers: wordList("store managers, category managers, heads of e-commerce, shop owners"),
    units: wordList("store, order, basket, square metre"),
  },
  {
    id: "consumer-goods",
    label: "consumer goods",
    icon: "bottle",
    keywords: wordList(
      "consumer goods, cosmetic, beauty, skin, shampoo, soap, detergent, toy, household product, diaper, nappies, razor, toothpaste, perfume, home care, personal care",
    ),
    buyers: wordList("brand managers, category buyers, heads of product, households"),
    units: wordList("pack, household, bottle, kilogram"),
  },
  {
    id: "fashion",
    label: "fashion",
    icon: "shirt",
    keywords: wordList(
      "fashion, cloth, apparel, garment, shoe, sneaker, textile, fabric, wardrobe, outfit, dress, jewel, second-hand, secondhand, vintage, workwear, uniform, tailor",
    ),
    buyers: wordList("heads of merchandising, sourcing managers, boutique owners, shoppers"),
    units: wordList("garment, collection, order, season"),
  },
  {
    id: "healthcare",
    label: "healthcare",
    icon: "stethoscope",
    keywords: wordList(
      "health, hospital, patient, nurses, nursing, doctor, clinic, medical, ward, surg, therap, diagnos, bed, elderly, caregiver, dental, dentist, physio, mental, ambulance, care home, telemedicine, wound, infection, bandage",
    ),
    buyers: wordList("ward managers, clinic owners, heads of nursing, hospital procurement teams"),
    units: wordList("bed, patient, ward, appointment"),
  },
  {
    id: "pharma-and-biotech",
    label: "pharmaceuticals and biotechnology",
    icon: "pill",
    keywords: wordList(
      "pharma, drug, biotech, clinical trial, molecule, vaccine, laborator, lab, genom, cell line, assay, medicine, antibod, enzyme, ferment, therapeutic",
    ),
    buyers: wordList("heads of research, clinical operations managers, laboratory managers, quality directors"),
    units: wordList("study, sample, batch, laboratory"),
  },
  {
    id: "banking-and-payments",
    label: "banking and payments",
    icon: "building-bank",
    keywords: wordList(
      "bank, payment, loan, credit, mortgage, invoice, invoicing, fintech, saving account, wallet, card, invest, treasury, lending, pension, cash flow, accountant, bookkeep, tax",
    ),
    buyers: wordList("finance directors, heads of payments, branch managers, small business owners"),
    units: wordList("transaction, account, customer, invoice"),
  },
  {
    id: "insurance",
    label: "insurance",
    icon: "umbrella",
    keywords: wordList(
      "insur, claim, policyholder, underwrit, premium, broker, actuar, coverage, reinsur, liability, damage report",
    ),
    buyers: wordList("heads of claims, underwriters, brokers, policyholders"),
    units: wordList("policy, claim, policyholder, broker"),
  },
  {
    id: "energy",
    label: "energy",
    icon: "bolt",
    keywords: wordList(
      "energy, electric, power plant, solar, wind turbine, wind farm, grid, battery, batteries, heat pump, heating, gas, utility, utilities, charging, hydrogen, kilowatt, tariff, photovoltaic, oil, drilling",
    ),
    buyers: wordList("energy managers, grid operators, home owners, asset managers"),
    units: wordList("kilowatt hour, site, household, charging point"),
  },
  {
    id: "mobility",
    label: "mobility",
    icon: "car",
    keywords: wordList(
      "car, vehicle, automotive, mobility, bike, bicycle, scooter, driver, commut, parking, taxi, ride, garage, workshop, tyre, bus, train, tram, traffic, truck maker",
    ),
    buyers: wordList("fleet managers, workshop owners, city transport planners, commuters"),
    units: wordList("vehicle, trip, kilometre, driver"),
  },
  {
    id: "logistics",
    label: "logistics",
    icon: "truck-delivery",
    keywords: wordList(
      "logistic, freight, warehouse, parcel, deliver, shipment, shipping, container, pallet, courier, truck, haul, last mile, forwarder, dock, port, customs, cold chain, supply chain",
    ),
    buyers: wordList("logistics managers, warehouse managers, shippers, dispatchers"),
    units: wordList("shipment, parcel, pallet, truck"),
  },
  {
    id: "manufacturing",
    label: "industrial manufacturing",
    icon: "building-factory-2",
    keywords: wordList(
      "manufactur, factory, factories, machine, production line, assembly, plant, robot, cnc, weld, maintenance, spare part, downtime, shop floor, tooling, quality control, industrial, pump, valve, lift, elevator, sensor",
    ),
    buyers: wordList("plant managers, production planners, maintenance managers, heads of operations"),
    units: wordList("machine, line, plant, part"),
  },
  {
    id: "chemicals-and-materials",
    label: "chemicals and materials",
    icon: "flask",
    keywords: wordList(
      "chemic, polymer, plastic, coating, paint, adhesive, resin, steel, glass, material, packaging, solvent, pigment, catalyst, composite, rubber, bioplastic, paper mill",
    ),
    buyers: wordList("formulation chemists, purchasing managers, packaging engineers, process engineers"),
    units: wordList("tonne, batch, litre, plant"),
  },
  {
    id: "construction-and-property",
    label: "construction and property",
    icon: "crane",
    keywords: wordList(
      "construct, building site, contractor, architect, real estate, property, landlord, tenant, apartment, renovat, concrete, office, co-working, coworking, housing, rent, facade, roof, bricklay, lease, electrician, plumber",
    ),
    buyers: wordList("site managers, property managers, developers, landlords"),
    units: wordList("building, site, square metre, unit"),
  },
  {
    id: "software",
    label: "business software",
    icon: "code",
    keywords: wordList(
      "software, saas, app, platform, developer, dashboard, data, cloud, cyber, security, workflow, automation, artificial intelligence, machine learning, chatbot, integration, api, crm, erp, spreadsheet",
    ),
    buyers: wordList("heads of IT, operations managers, product owners, data leads"),
    units: wordList("seat, workspace, request, company"),
  },
  {
    id: "telecoms-and-media",
    label: "telecoms and media",
    icon: "antenna",
    keywords: wordList(
      "telecom, mobile network, broadband, fibre, media, newspaper, publish, podcast, music, video, stream, film, advert, content, creator, gaming, broadcast, subscriber, journalis",
    ),
    buyers: wordList("network planners, editors, heads of advertising, content producers"),
    units: wordList("subscriber, line, title, campaign"),
  },
  {
    id: "travel-and-hospitality",
    label: "travel and hospitality",
    icon: "plane",
    keywords: wordList(
      "travel, hotel, tourism, tourist, restaurant, guest, airline, flight, airport, holiday, trip planning, booking, hostel, café, cafe, catering, event, conference, museum, check-in",
    ),
    buyers: wordList("hotel managers, restaurant owners, travel managers, event organisers"),
    units: wordList("room, booking, guest, table"),
  },
  {
    id: "education-and-work",
    label: "education and work",
    icon: "school",
    keywords: wordList(
      "education, school, student, teacher, university, learn, course, training, skill, apprentice, recruit, hiring, onboarding, hr, human resources, tutor, exam, freelanc, shift plan, talent, payroll",
    ),
    buyers: wordList("heads of people, school leaders, training managers, recruiters"),
    units: wordList("learner, employee, course, seat"),
  },
  {
    id: "facility-and-environment",
    label: "facility and environmental services",
    icon: "recycle",
    keywords: wordList(
      "facility, facilities, cleaning, cleaner, waste, recycl, water, sewage, hygiene, pest, janitor, compost, landfill, circular, reuse, refill, emission, air quality, disposal, laundry, dispenser, consumables",
    ),
    buyers: wordList("facility managers, sustainability leads, municipal buyers, service contract managers"),
    units: wordList("site, building, tonne, collection"),
  },
];
