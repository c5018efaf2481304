import { expect, test } from "vitest";
import { recogniseSector } from "./recognise-sector.ts";
import { sectors } from "./sectors.ts";

/** Of each sector what people say about it: each line says four things, just enough to know the sector by. */
const said: Record<string, string> = {
  agriculture: `Agriculture on farms with crops before the harvest
    Livestock, a dairy herd, cows and other cattle
    Soil, a seed drill, irrigation and an orchard
    A vineyard, a tractor, its growers and an agronomist
    Fertiliser, a greenhouse, pesticides and a barn
    Grain, crops, barns and soil`,
  "food-and-drink": `Food from flour of a mill for the baker
    Baking bread at the mill, and a drink
    Beverages, snacks, a meal by a recipe
    Ingredients to brew beer, or wine
    Coffee with dairy, cheese, meat
    Protein and chocolate in the canteen, with their nutrition
    Kitchen leftovers, yoghurt, and bread`,
  retail: `Retail in shops and stores and a supermarket
    The grocer has a checkout, a shelf and an aisle
    Shelves, e-commerce, ecommerce and a webshop
    A basket for each shopper, and merchandising
    Loyalty at the till, in each aisle of a store
    The till, an online order, its returns, and the aisle`,
  "consumer-goods": `Consumer goods, cosmetics, beauty and skin
    Shampoo, soap, detergent and a toy
    A household product, diapers, nappies and a razor
    Toothpaste, perfume, home care and personal care`,
  fashion: `Fashion, clothes, apparel and a garment
    Shoes, sneakers, textiles and fabrics
    A wardrobe, an outfit, a dress and jewellery
    Second-hand, secondhand, vintage and workwear
    Uniforms, a tailor, shoes and a dress`,
  healthcare: `Health in a hospital, for patients and their nurses
    Nursing with a doctor in a clinic, a medical one
    The ward, its surgeons, therapy and diagnoses
    Beds of the elderly, a caregiver and a wound
    Dental care by a dentist, physiotherapy and mental care
    An ambulance, a care home, telemedicine and wounds
    Infections, bandages, wards and beds`,
  "pharma-and-biotech": `Pharma makes a drug, biotech a molecule
    A clinical trial of a vaccine in laboratories, with an assay
    The lab, its genome, a cell line and an assay
    Medicines, antibodies, enzymes and what is fermented
    Therapeutics, molecules, antibodies and vaccines`,
  "banking-and-payments": `A bank, its payments, a loan and credit
    A mortgage, an invoice, invoicing and fintech
    A saving account, a wallet, a card and what to invest
    The treasury, lending, a pension and the cash flow
    An accountant, bookkeeping, tax and loans`,
  insurance: `Insurance and a claim of the policyholder, well underwritten
    A premium, a broker, the actuary and coverage
    Reinsurance, liability, a damage report and insurers`,
  energy: `Energy, electricity, a power plant and hydrogen
    Solar, a wind turbine, a wind farm and the grid
    A battery, batteries, a heat pump and heating
    Gas of the utility, other utilities, charging
    Hydrogen by the kilowatt, its tariff, photovoltaics
    Oil, drilling, gas and hydrogen`,
  mobility: `Cars, a vehicle, automotive mobility
    A bike, bicycles, a scooter and its driver
    Commuters, parking, a taxi and a ride
    The garage, a workshop, tyres and a bus
    A train, the tram, traffic and a truck maker`,
  logistics: `Logistics, freight, a warehouse and a parcel
    To deliver a shipment, shipping in containers
    A pallet, the courier, a truck and its haulage
    The last mile, a forwarder, the dock and a port
    Customs, the cold chain, a supply chain and freight`,
  manufacturing: `Manufacturing in a factory, in factories, with machines
    A production line, assembly, a plant and a robot
    CNC, welding, maintenance and a spare part
    Downtime, the shop floor, tooling and quality control
    Industrial pumps, a valve and a lift
    An elevator, its sensor, valves and pumps`,
  "chemicals-and-materials": `Chemicals, polymers, plastics and a coating
    Paint, an adhesive, resin and steel
    Glass, a material, packaging and solvents
    Pigments, a catalyst, composites and rubber
    Bioplastic, a paper mill, resin and paint`,
  "construction-and-property": `Construction on a building site, a contractor and an architect
    Real estate, a property, its landlord and the tenant
    Apartments, renovation, concrete and an office
    Co-working, coworking, housing and the rent
    The facade, a roof, bricklaying and the lease
    An electrician, a plumber, roofs and facades`,
  software: `Software, SaaS, an app and a platform
    Developers, a dashboard, data and the cloud
    Cyber risks, security, a workflow and automation
    Artificial intelligence, machine learning, a chatbot and an integration
    An API, the CRM, the ERP and a spreadsheet`,
  "telecoms-and-media": `Telecoms, a mobile network, broadband and fibre
    Media, a newspaper, its publisher and a podcast
    Music, a video, streams and film
    Adverts, content, a creator and gaming
    Broadcasts, subscribers, journalism and podcasts`,
  "travel-and-hospitality": `Travel, a hotel, tourism and the tourist
    A restaurant, its guests, an airline and a flight
    The airport, a holiday, trip planning and booking
    A hostel, a café, a cafe and catering
    Events, a conference, a museum and the check-in`,
  "education-and-work": `Education at school, a student and the teacher
    A university, to learn, a course and training
    Skills of apprentices, recruiters and hiring
    Onboarding, HR, human resources and a tutor
    Exams, freelancers, a shift plan and talent
    The payroll, an exam, a tutor and talents`,
  "facility-and-environment": `A facility, facilities, cleaning and a cleaner
    Waste, recycling, water and sewage
    Hygiene, pests, the janitor and compost
    A landfill, circular use, reuse and refills
    Emissions, air quality, disposal and laundry
    A dispenser, consumables, laundry and refills`,
};

const lines = Object.entries(said).flatMap(([sector, text]) =>
  text.split("\n").map((line) => [line.trim(), sector] as const),
);

test.each(lines)("“%s” speaks for %s", (line, sector) => {
  expect(recogniseSector([line])?.id).toBe(sector);
});

test("a word counts once, and less than four make no sector clear", () => {
  expect(recogniseSector(["Skills of apprentices and their payroll"])).toBeUndefined();
  expect(recogniseSector(["Farms, farms and farmers with cows"])).toBeUndefined();
  for (const { keywords } of sectors) expect(new Set(keywords).size).toBe(keywords.length);
});
