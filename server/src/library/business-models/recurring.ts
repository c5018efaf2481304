import { wordList } from "../word-list.ts";
import type { BusinessModelPattern } from "./business-model.ts";

/** Models in which the same customer pays again and again for as long as the offer is of use. */
export const recurringModels: readonly BusinessModelPattern[] = [
  {
    subtype: "Subscription",
    type: "Recurring Revenue",
    icon: "repeat",
    description:
      "{audience} pay a fixed fee [each month|per billing period] for {idea}, and the fee continues for as long as it is worth keeping.",
    keywords: wordList("subscri, monthly, recurring, box, deliver, refill, replenish, content, coach, plan"),
    pricingUnits: wordList("month, quarter, year"),
    risks: [
      "Cancellations in the first three billing periods decide whether {idea} can earn back what each new customer costs.",
      "Flat fees attract the heaviest users first, so {idea} would need a fair-use rule from the start.",
    ],
  },
  {
    subtype: "Membership",
    type: "Recurring Revenue",
    icon: "id-badge-2",
    description:
      "{audience} join for a [yearly|regular] fee and receive better terms, access and support around {idea} than outsiders do.",
    keywords: wordList("member, community, club, network, cooperative, loyalty, peer, exchange"),
    pricingUnits: wordList("member and year, member and month, company and year"),
    risks: [
      "Members leave when the benefits of {idea} feel the same in the second year as in the first.",
      "A membership for {audience} needs enough members early, because much of its worth comes from the others who joined.",
    ],
  },
  {
    subtype: "Software as a Service",
    type: "Recurring Revenue",
    icon: "cloud",
    description:
      "{audience} use {idea} through the browser and pay per seat or per site, with updates and support [included|inside the same fee].",
    keywords: wordList("software, app, platform, dashboard, tool, online, digital, workflow, data, planning, automat"),
    pricingUnits: wordList("seat and month, site and month, workspace and month"),
    risks: [
      "A seat price discourages {audience} from letting occasional users in, which slows the spread of {idea}.",
      "Every integration that {idea} would need adds work that no licence fee shows.",
    ],
  },
  {
    subtype: "Product as a Service",
    type: "Recurring Revenue",
    icon: "package",
    description:
      "{company} keeps owning and maintaining the equipment behind {idea}, and {audience} pay a regular fee for a result they can rely on.",
    keywords: wordList(
      "equipment, machine, device, furniture, lighting, hardware, depot, station, circular, maintain, install",
    ),
    pricingUnits: wordList("unit and month, site and month, square metre and year"),
    risks: [
      "The capital for {idea} is tied up before the first fee arrives, so growth would have to be financed.",
      "Careless use costs {company} rather than {audience}, so the terms of {idea} need a clear duty of care.",
    ],
  },
  {
    subtype: "Service Contract",
    type: "Recurring Revenue",
    icon: "file-certificate",
    description:
      "{audience} sign for a year or longer, and {idea} would include agreed visits, response times and parts for one yearly price.",
    keywords: wordList("maintenance, repair, inspect, service, lift, safety, spare part, downtime, warranty, clean"),
    pricingUnits: wordList("contract and year, asset and year, site and year"),
    risks: [
      "A few sites with old equipment can use up the margin of all others, unless {idea} would begin with an inspection.",
      "Promised response times for {audience} fix the size of the team, whatever the number of calls.",
    ],
  },
  {
    subtype: "Leasing",
    type: "Recurring Revenue",
    icon: "key",
    description:
      "{audience} take the equipment behind {idea} on a lease over several years and can extend, return or buy it at the end.",
    keywords: wordList("lease, vehicle, machine, equipment, fleet, robot, solar, battery, hardware, bed"),
    pricingUnits: wordList("unit and month, vehicle and month, machine and month"),
    risks: [
      "The value of used equipment at the end of the term decides whether leasing {idea} would earn anything.",
      "Leases for {audience} need a financing partner, whose credit rules may shut out the smaller ones.",
    ],
  },
];
