import { wordList } from "../word-list.ts";
import type { CostSavingMethod } from "./cost-saving-method.ts";

/** Methods that work through people, budgets and rules. */
export const peopleAndPolicyMethods: readonly CostSavingMethod[] = [
  {
    type: "Cross-Training Employees",
    icon: "school",
    description:
      "{idea} would teach {audience} a second task, so absences and peaks are covered from within instead of by outside help.",
    keywords: wordList("training, skill, absence, shift, sick, cover, learn, onboarding, nurse, operator, team"),
    targetAreas: [
      {
        title: "Temporary staff",
        description: "Agency hours called in for absences are the clearest saving {idea} could bring.",
      },
      {
        title: "Overtime",
        description: "When more {audience} can do a task, nobody has to stay because only one person knows how.",
      },
      {
        title: "Stoppages",
        description:
          "Work that stands still for want of one skill would go on once {idea} has reached the second person.",
      },
    ],
    considerations: [
      {
        icon: "clock",
        consideration: "Training for {idea} costs working time twice: of those who learn and of those who teach.",
      },
      {
        icon: "certificate",
        consideration: "Where a task needs a certificate, {idea} has to include the examination and its renewal.",
      },
    ],
    interferences: [
      {
        title: "Skills fade",
        icon: "trending-down",
        insight: "A task that {audience} do twice a year is forgotten before it is needed.",
        mitigation: "Build a fixed rotation into {idea}, even when nobody is absent.",
      },
      {
        title: "Trained people leave",
        icon: "logout",
        insight:
          "Wider skills make {audience} more attractive to others, and {idea} then pays for their next employer.",
        mitigation: "Tie a pay step or a title to the second skill, and say so when {idea} starts.",
      },
    ],
  },
  {
    type: "Employee Retention Strategy",
    icon: "heart-handshake",
    description:
      "{idea} would lower the number of people who leave, and with it the cost of finding and training others to serve {audience}.",
    keywords: wordList(
      "turnover, leave, hire, recruit, retention, burnout, staff, absence, onboarding, nurse, driver, morale",
    ),
    targetAreas: [
      {
        title: "Recruiting",
        description: "Adverts, agencies and interviews shrink first if {idea} would keep people for another year.",
      },
      {
        title: "Training of newcomers",
        description:
          "Each person who stays saves the weeks in which a successor learns, and {idea} would count exactly these.",
      },
      {
        title: "Mistakes of the first months",
        description: "Complaints and rework by newcomers would fall among {audience} as teams grow more experienced.",
      },
    ],
    considerations: [
      {
        icon: "message",
        consideration: "Interviews with people who left tell more about {idea} than a survey of those who stayed.",
      },
      {
        icon: "calendar",
        consideration:
          "The effect of {idea} shows after a year at the earliest, so the budget should not expect it sooner.",
      },
    ],
    interferences: [
      {
        title: "The labour market decides",
        icon: "world",
        insight: "When other employers raise pay, people leave whatever {idea} has improved.",
        mitigation: "Compare with teams outside {idea} rather than with last year.",
      },
      {
        title: "Benefits for those who would stay anyway",
        icon: "gift",
        insight:
          "A measure for everybody spends most of its money on people who were not going to leave {company}, with or without {idea}.",
        mitigation: "Aim {idea} at the groups and the months in which people resign.",
      },
    ],
  },
  {
    type: "Travel & Expense Policy Optimization",
    icon: "plane",
    description:
      "{idea} would change what is booked, by whom and how early, so {audience} travel for less without losing the meetings that matter.",
    keywords: wordList("travel, expense, trip, hotel, flight, mileage, car, visit, conference, booking, reimburs"),
    targetAreas: [
      {
        title: "Late bookings",
        description: "Trips booked in the last days cost most, and {idea} would bring them forward.",
      },
      {
        title: "Internal meetings",
        description: "Journeys to colleagues are the first that {audience} can replace by a call.",
      },
      {
        title: "Expense handling",
        description: "Receipts typed in by hand take hours from {audience} that {idea} would return to them.",
      },
    ],
    considerations: [
      { icon: "users", consideration: "{audience} who travel most should help to write the rules behind {idea}." },
      {
        icon: "scale",
        consideration:
          "A cheap connection that takes half a day longer is no saving, and {idea} should count the hours.",
      },
    ],
    interferences: [
      {
        title: "Exceptions for the senior",
        icon: "crown",
        insight: "Rules that stop below a certain rank are soon ignored by all {audience}.",
        mitigation: "Let the management of {company} follow {idea} first and visibly.",
      },
      {
        title: "Lost customer contact",
        icon: "mood-sad",
        insight: "Visits that are cut to meet the goal of {idea} may cost an order later.",
        mitigation: "Exclude customer visits from {idea} in the first year, then look at each kind by itself.",
      },
    ],
  },
  {
    type: "Outsourcing Non-Core Functions",
    icon: "external-link",
    description:
      "{idea} would hand a task that {company} does not need to master to a partner who does it for many, at an agreed level of service.",
    keywords: wordList(
      "outsourc, partner, non-core, clean, payroll, canteen, it, logistics, contractor, service provider, laundry",
    ),
    targetAreas: [
      {
        title: "Fixed cost of the function",
        description: "Space, equipment and idle hours turn into a price per unit once {idea} is in place.",
      },
      {
        title: "Management attention",
        description: "Hours that {audience} spend on leading the function would go back to their real work.",
      },
      {
        title: "Renewal of equipment",
        description: "Replacement that is due soon could be left to the partner if {idea} would come in time.",
      },
    ],
    considerations: [
      {
        icon: "users",
        consideration: "The people who do the work today deserve a clear offer before {idea} becomes known.",
      },
      {
        icon: "file-text",
        consideration:
          "{company} should keep one person who understands the work well enough to judge the partner in {idea}.",
      },
    ],
    interferences: [
      {
        title: "Extras outside the contract",
        icon: "receipt",
        insight: "Each wish of {audience} that the contract does not name is charged separately.",
        mitigation: "Log a year of real requests before signing, and price the frequent ones into {idea}.",
      },
      {
        title: "Dependence",
        icon: "link",
        insight:
          "After some years nobody at {company} can take the work back, and the price of {idea} rises accordingly.",
        mitigation: "Keep the data and the instructions in own hands, and agree on the way out before {idea} begins.",
      },
    ],
  },
  {
    type: "Zero-Based Budgeting",
    icon: "calculator",
    description:
      "{idea} would let each cost justify itself anew, so money follows what {audience} need now rather than what was spent last year.",
    keywords: wordList("budget, spend, cost, overhead, finance, plan, justif, department, allocation, indirect"),
    targetAreas: [
      {
        title: "Standing orders",
        description: "Contracts that renew by themselves are the easiest finds when {idea} asks who still uses them.",
      },
      {
        title: "Indirect spending",
        description: "Small purchases spread over many {audience} rarely have an owner until {idea} gives them one.",
      },
      {
        title: "Projects without end",
        description: "Work that goes on because it once began would have to name its benefit again under {idea}.",
      },
    ],
    considerations: [
      { icon: "clock", consideration: "Justifying everything takes weeks, so {idea} should take one area a year." },
      {
        icon: "scale",
        consideration: "{audience} will defend what can be counted, so {idea} has to protect what cannot.",
      },
    ],
    interferences: [
      {
        title: "Padding returns",
        icon: "stack",
        insight:
          "Once people know the rules they ask for more than they need, and {idea} starts from an inflated base.",
        mitigation: "Compare requests under {idea} with the real spending of the year before, line by line.",
      },
      {
        title: "Cuts in the wrong place",
        icon: "scissors",
        insight: "Maintenance and training are easy to strike and expensive for {audience} later.",
        mitigation: "List the costs that {idea} may not touch before the first meeting.",
      },
    ],
  },
  {
    type: "Audit & Compliance Cost Reduction",
    icon: "shield-check",
    description:
      "{idea} would collect proof while the work is done, so {audience} no longer gather it in a hurry before each audit.",
    keywords: wordList(
      "audit, complian, certif, document, regulat, proof, evidence, report, quality, inspection, record, safety",
    ),
    targetAreas: [
      {
        title: "Preparation weeks",
        description: "The days {audience} lose before each audit are the visible part of what {idea} would save.",
      },
      {
        title: "Outside auditors and advisers",
        description: "Auditors who find their proof in order need fewer days, which {idea} would show on the invoice.",
      },
      {
        title: "Findings and penalties",
        description: "A gap that {idea} notices early costs a correction rather than a penalty.",
      },
    ],
    considerations: [
      {
        icon: "certificate",
        consideration: "Ask the auditors of {company} which form of proof they accept before {idea} is built.",
      },
      {
        icon: "lock",
        consideration: "Records kept by {idea} may name {audience}, so access and retention need a rule.",
      },
    ],
    interferences: [
      {
        title: "Rules change",
        icon: "gavel",
        insight: "A new requirement can make the proof that {idea} collects incomplete overnight.",
        mitigation: "Keep requirements as a list that {idea} reads, with a named owner and a yearly review.",
      },
      {
        title: "Double records",
        icon: "copy",
        insight: "As long as {audience} do not trust {idea}, they keep their own folders as well.",
        mitigation: "Pass one full audit with {idea} alone, and close the old folders in public.",
      },
    ],
  },
];
