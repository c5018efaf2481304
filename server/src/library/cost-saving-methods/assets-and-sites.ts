import { wordList } from "../word-list.ts";
import type { CostSavingMethod } from "./cost-saving-method.ts";

/** Methods that work on machines, buildings and energy. */
export const assetsAndSitesMethods: readonly CostSavingMethod[] = [
  {
    type: "Preventive Maintenance Programs",
    icon: "tool",
    description: "{idea} would service equipment before it fails, so {audience} plan the stop instead of suffering it.",
    keywords: wordList(
      "maintenance, breakdown, downtime, machine, lift, repair, failure, sensor, inspect, spare part, pump, vehicle",
    ),
    targetAreas: [
      {
        title: "Unplanned stops",
        description: "Hours in which work stands still are what {audience} feel first and {idea} would lower first.",
      },
      {
        title: "Emergency call-outs",
        description: "Night and weekend rates for repairs would become the exception with {idea}.",
      },
      {
        title: "Life of the equipment",
        description: "Machines that {idea} looks after can be replaced later than planned.",
      },
    ],
    considerations: [
      {
        icon: "list-check",
        consideration:
          "A record of past failures decides which equipment belongs in {idea} and which may simply break.",
      },
      {
        icon: "calendar",
        consideration: "{audience} have to release the machine on the agreed day, or {idea} stays on paper.",
      },
    ],
    interferences: [
      {
        title: "Production comes first",
        icon: "clock",
        insight: "When orders are urgent, planned service is postponed until {idea} has become repair again.",
        mitigation: "Put the stops of {idea} into the production plan, with the same standing as an order.",
      },
      {
        title: "Too much service",
        icon: "stack",
        insight: "Fixed intervals replace parts that would have run on, and {idea} then costs more than it prevents.",
        mitigation: "Lengthen the intervals of {idea} step by step wherever nothing is found.",
      },
    ],
  },
  {
    type: "Facility Consolidation",
    icon: "building",
    description:
      "{idea} would bring work from half-used sites together, so {company} pays for the space that {audience} really need.",
    keywords: wordList(
      "site, office, warehouse, building, space, rent, lease, square metre, move, depot, branch, location",
    ),
    targetAreas: [
      {
        title: "Rent and running cost",
        description: "Rent, heating and security of a closed site are the largest part of what {idea} would save.",
      },
      {
        title: "Journeys between sites",
        description: "Transfers of goods and people end where {idea} puts {audience} under one roof.",
      },
      {
        title: "Duplicate equipment",
        description: "Machines that each site holds for itself could be shared once {idea} is done.",
      },
    ],
    considerations: [
      {
        icon: "file-text",
        consideration: "Lease dates decide when {idea} starts to pay, so the contracts come first.",
      },
      {
        icon: "map-pin",
        consideration: "A longer way to work costs {company} some people, and {idea} should count with that.",
      },
    ],
    interferences: [
      {
        title: "Moving costs more",
        icon: "truck",
        insight: "Fitting out, moving and standstill are often underestimated, and {audience} bear the disruption.",
        mitigation: "Ask for offers for the move before {idea} is decided, and plan a reserve.",
      },
      {
        title: "No room to grow",
        icon: "arrows-diagonal",
        insight: "A site that is full on the first day of {idea} has to be extended at the first large order.",
        mitigation: "Agree on an option for more space when {idea} signs the lease.",
      },
    ],
  },
  {
    type: "Energy Efficiency Upgrades",
    icon: "bulb",
    description:
      "{idea} would lower what buildings and machines consume, so {audience} do the same work with less electricity, heat and water.",
    keywords: wordList(
      "energy, electric, heat, cool, light, insulation, compressor, solar, consumption, emission, water, building",
    ),
    targetAreas: [
      {
        title: "Heating and cooling",
        description: "Rooms that are conditioned while empty are the quickest find for {idea}.",
      },
      {
        title: "Drives and compressed air",
        description: "Motors and leaks run day and night, and {audience} rarely see their cost.",
      },
      {
        title: "Peak load",
        description: "Moving a few loads to quieter hours lets {idea} lower the capacity charge as well.",
      },
    ],
    considerations: [
      {
        icon: "gauge",
        consideration: "Sub-meters belong before the upgrade, because {idea} can only prove what was measured.",
      },
      {
        icon: "receipt",
        consideration: "Grants often require an application before the order, which affects when {idea} may begin.",
      },
    ],
    interferences: [
      {
        title: "Habits undo it",
        icon: "user",
        insight: "Windows stay open and settings are overridden if {audience} do not know what {idea} is meant to do.",
        mitigation: "Explain {idea} on site, and give one person per building the right to change settings.",
      },
      {
        title: "Owner pays, tenant saves",
        icon: "scale",
        insight:
          "Where building and bill belong to different parties, those who invest in {idea} do not see the saving.",
        mitigation: "Agree on a split before {idea} is ordered, for instance through the rent.",
      },
    ],
  },
  {
    type: "Asset Utilization",
    icon: "gauge",
    description:
      "{idea} would fill hours in which vehicles, machines or rooms stand idle, with own work or with work for others, so {audience} need fewer of them.",
    keywords: wordList(
      "idle, utili, capacity, fleet, vehicle, machine, room, equipment, share, spare, booking, empty, pool",
    ),
    targetAreas: [
      {
        title: "Replacement purchases",
        description: "The next purchase can wait if {idea} would bring the present equipment into more hands.",
      },
      {
        title: "Rented equipment",
        description: "Hire from outside ends where {audience} can see what another team leaves standing.",
      },
      {
        title: "Income from idle hours",
        description: "Free hours that nobody inside needs could be offered to partners through {idea}.",
      },
    ],
    considerations: [
      {
        icon: "chart-bar",
        consideration: "Record real use for some weeks, since {audience} tend to overrate how busy their equipment is.",
      },
      {
        icon: "map-pin",
        consideration:
          "Equipment in the wrong place is not idle but out of reach, so {idea} should look at distance too.",
      },
    ],
    interferences: [
      {
        title: "Everybody needs it at once",
        icon: "calendar",
        insight: "If peaks fall on the same days, {idea} finds no free hour exactly when {audience} ask for one.",
        mitigation: "Draw the demand of all teams on one calendar before any unit is given up to {idea}.",
      },
      {
        title: "Wear and quarrels",
        icon: "alert-triangle",
        insight: "Shared equipment comes back dirty or late when nobody feels responsible for {idea}.",
        mitigation: "Name a keeper and a short check at each return before {idea} opens the pool.",
      },
    ],
  },
];
