import { randomUUID } from "node:crypto";
import type { CustomerProfile, Stance } from "@seedbed/contract/report/customers/schemas";
import { buyingRoles } from "@seedbed/contract/report/vocabulary";

/** A persona of the scripted interviews, as few words as tell it. */
export interface PersonaRow {
  name: string;
  occupation: string;
  place: string;
  tool: string;
  toolCost: number;
  /** Who or what it is, and what it takes or does: "Weekly reports" and "take a whole evening". */
  pain: readonly [string, string];
  job: string;
  switching: string;
  limit: number;
  per: string;
  decider: string;
  refuses: string;
}

const row = (line: string): PersonaRow => {
  const [name, occupation, place, tool, toolCost, painOf, pain, job, switching, limit, per, decider, refuses] =
    line.split("|");
  if (refuses === undefined) throw new Error(`a persona lacks a field: ${line}`);
  return {
    name: name ?? "",
    occupation: occupation ?? "",
    place: place ?? "",
    tool: tool ?? "",
    toolCost: Number(toolCost),
    pain: [painOf ?? "", pain ?? ""],
    job: job ?? "",
    switching: switching ?? "",
    limit: Number(limit),
    per: per ?? "",
    decider: decider ?? "",
    refuses,
  };
};

export const personaRows: readonly PersonaRow[] = `
Marta Oliveira|Facility lead|Porto|contractor deliveries|340|Small deliveries|block the goods lift every morning|Keep every floor stocked|retraining two cleaning crews|29|floor and month|the landlord|anything that takes lettable basement space
Idris Bello|Office host|Leeds|supermarket runs|85|Empty dispensers|cost me complaints from tenants|Refill the kitchens before breakfast|a written notice to the caterer|18|month|the office manager|contracts longer than a season
Elsa Lind|Cleaning supervisor|Malmö|canisters in the van|120|Heavy canisters|hurt the backs of my crew|Finish the round before noon|new safety papers for the chemicals|22|month|the union steward|machines that need an app
Jun Tanaka|Landlord|Osaka|paper contracts|60|Unclear leases|delay every handover of rooms|Let the last basement rooms|a lawyer reading the lease anew|45|month|my brother|equipment without an owner on site
Priya Nair|Ward nurse|Leicester|a whiteboard|35|Missing pumps|keep patients waiting at shift change|Hand over the ward calmly|an approval by infection control|15|bed and month|the matron|devices that beep at night
Tomás Rivas|Baker|Valencia|a notebook|25|Unsold loaves|spoil my margin on rainy days|Bake what the street buys|teaching the apprentice again|12|month|my wife|forecasts from a black box
Hanna Vogel|School cook|Ulm|printed recipe sheets|40|Last minute allergies|upset the whole kitchen plan|Serve lunch at noon sharp|a new approval by the school board|20|month|the head teacher|suppliers without a contact person
Owen Price|Fleet manager|Cardiff|spreadsheets|210|Flat tyres|strand drivers on the motorway|Keep vans on the road|moving years of service records|55|van and year|the finance director|sensors glued to rims
Leila Haddad|Pharmacist|Lyon|fax orders|95|Expired stock|fills a drawer each quarter|Order before the cutoff|a validation of the cash desk|38|month|the cooperative|data leaving the shop
Bruno Keller|Joiner|Basel|pencil drawings|15|Wrong measurements|ruin expensive boards|Cut oak without waste|buying another saw guide|33|month|my workshop partner|subscriptions of any sort
Aisha Khan|Tutor|Bradford|shared folders|20|Late cancellations|leave holes in the evening timetable|Fill the evening timetable|explaining it to forty parents|14|month|nobody but myself|cameras on children
Noah Fischer|Brewer|Bamberg|a wall calendar|10|Stuck fermentation|keeps me awake at night|Tap the festival beer in time|recalibrating the tanks|60|tank and month|my father|cloud connections in the cellar
Sofia Costa|Hotel manager|Faro|phone calls|150|Double bookings|embarrass the front desk in August|Fill rooms in winter|retraining the night porters|48|month|the owner family|commissions on direct guests
Mikkel Dahl|Fisherman|Esbjerg|a radio|70|Quota paperwork|eats the hours ashore|Land the catch fresh|a new licence form|26|month|the harbour office|tracking that competitors could read
Grace Obi|Market trader|Lagos|cash in a tin|5|Counterfeit notes|take the profit of a good day|Close the stall with exact change|trusting a phone with money|9|month|my sister|fees for every sale
Pavel Novak|Janitor|Brno|a key cabinet|30|Lost keys|mean a new cylinder each time|Open every door on time|changing locks in twelve staircases|16|month|the housing board|batteries in doors
Yuki Mori|Florist|Kyoto|a cooling room|130|Wilted peonies|go straight to the compost|Have white lilies for Sunday|moving the cooling room|24|month|my landlord|deliveries before dawn
Carla Bruno|Notary clerk|Turin|stamped folders|90|Illegible scans|send clients home again|Close deeds before summer|an order of the chamber|52|month|the notary|signatures without paper
Samir Aziz|Taxi driver|Vienna|a cab radio|110|Empty returns|burn fuel on the ring road|Find fares after midnight|leaving the radio cooperative|19|month|the cooperative board|ratings by passengers
Ingrid Moe|Sheep farmer|Voss|ear tags|45|Broken fences|scatter the flock across the valley|Bring all lambs home|tagging the flock twice|31|month|the grazing association|collars that need charging`
  .trim()
  .split("\n")
  .map(row);

/** The part each has in the purchase, in turn. */
export const roleOf = (index: number): Stance["role"] => buyingRoles[index % buyingRoles.length] ?? "likelyBuyer";

/** The customer profile of a row. */
export function profileOf(persona: PersonaRow, index: number): CustomerProfile {
  const line = (text: string) => ({ text, sureness: "medium" as const, basis: "answer" as const, from: [] });
  const role = roleOf(index);
  const [painOf, pain] = persona.pain;
  return {
    uuid: randomUUID(),
    segment: `${persona.occupation}s`,
    name: persona.name,
    isPrimary: index === 0,
    avatarUrl: null,
    initials: "XX",
    gradientColors: ["#000", "#fff"],
    geoLocation: persona.place,
    ageRange: "38-49",
    familySize: "",
    incomeLower: 0,
    incomeUpper: 0,
    educationLevel: "",
    occupation: persona.occupation,
    description: `${persona.occupation} in ${persona.place}.`,
    customerInsight: `${painOf} ${pain}.`,
    stance: {
      role,
      usesToday: line(`Uses ${persona.tool} for $${persona.toolCost} a month.`),
      switchingCosts: line(`A change means ${persona.switching}.`),
      priceLimit: {
        ...line(`Pays at most $${persona.limit} per ${persona.per}.`),
        amount: role === "likelyBuyer" ? persona.limit : null,
        per: persona.per,
      },
      decidesWith: line(`Decides with ${persona.decider}.`),
      saysNoTo: line(`Says no to ${persona.refuses}.`),
    },
    jobs: [{ uuid: randomUUID(), description: persona.job, order: 0, icon: "target" }],
    pains: [{ uuid: randomUUID(), description: `${painOf} ${pain}`, order: 0, icon: "alert" }],
    alternatives: [
      {
        uuid: randomUUID(),
        name: persona.tool,
        usage: "daily",
        price: `$${persona.toolCost} a month`,
        pros: [],
        cons: [],
      },
    ],
    journey: [],
    signals: [],
    jobsInsight: "",
    painsInsight: "",
    alternativesInsight: "",
    journeyInsight: "",
    signalsSummary: "",
    origin: "model",
  };
}

export const toldConcept = {
  title: "Refill depots",
  summary: "A depot in the building refills what the floors need.",
  problemStatement: "Storage rooms overflow.",
  valueProposition: "One bill, no storage room.",
};
