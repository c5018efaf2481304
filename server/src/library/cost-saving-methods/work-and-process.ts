import { wordList } from "../word-list.ts";
import type { CostSavingMethod } from "./cost-saving-method.ts";

/** Methods that change how the work itself is done. */
export const workAndProcessMethods: readonly CostSavingMethod[] = [
  {
    type: "Process Automation",
    icon: "robot",
    description:
      "{idea} would take over the repeated steps of the work, so {audience} handle the exceptions instead of every single case.",
    keywords: wordList(
      "automat, manual, repetitive, software, form, data entry, robot, approval, copy, paperwork, script",
    ),
    targetAreas: [
      {
        title: "Hours spent on repeated steps",
        description:
          "The time {audience} give today to checking, copying and forwarding is the first thing {idea} would free.",
      },
      {
        title: "Errors and rework",
        description: "Cases that come back because of a slip would become rarer once {idea} handles the routine part.",
      },
      {
        title: "Overtime at peaks",
        description: "Month-end and seasonal peaks could be worked off by {idea} without extra shifts.",
      },
    ],
    considerations: [
      { icon: "clock", consideration: "Only hours that are really used elsewhere count as savings from {idea}." },
      {
        icon: "list-check",
        consideration:
          "{audience} should map the present steps first, because automating a bad sequence makes {idea} a fast way to the wrong result.",
      },
    ],
    interferences: [
      {
        title: "More exceptions than expected",
        icon: "alert-triangle",
        insight: "If many cases do not fit the rule, {audience} end up working beside {idea} instead of with it.",
        mitigation:
          "Count a month of real cases by type before building, and let {idea} begin with the most uniform ones.",
      },
      {
        title: "Upkeep of the automation",
        icon: "tool",
        insight: "Each change in a form or a system can stop {idea} until somebody repairs it.",
        mitigation: "Name an owner for {idea} and set aside a part of the savings for its upkeep.",
      },
    ],
  },
  {
    type: "Labor Reallocation",
    icon: "users",
    description:
      "{idea} would move people from work that adds little to work that {company} is short of, without changing the headcount.",
    keywords: wordList("staff, team, capacity, shift, shortage, idle, overtime, schedul, reassign, workload, hire"),
    targetAreas: [
      {
        title: "Agency and temporary staff",
        description: "Outside help could shrink first, once {idea} shows where own people have time.",
      },
      {
        title: "Open positions",
        description: "Some vacancies need not be filled if {idea} would bring hours to where they are missing.",
      },
      {
        title: "Waiting time between tasks",
        description: "Idle minutes that {audience} cannot use today would be offered to another team through {idea}.",
      },
    ],
    considerations: [
      {
        icon: "school",
        consideration: "{audience} need time to learn the other work, and that time belongs in the sum for {idea}.",
      },
      { icon: "scale", consideration: "Pay grades and agreements limit who may take over which task under {idea}." },
    ],
    interferences: [
      {
        title: "Managers guard their people",
        icon: "shield",
        insight: "A department that lends people to {idea} fears it will never get them back.",
        mitigation: "Agree on return dates, and report the hours given under {idea} to the credit of the giving team.",
      },
      {
        title: "Skills do not match",
        icon: "puzzle",
        insight: "Free hours among {audience} may sit with people whose training does not fit the gap.",
        mitigation: "Start {idea} with tasks that take days rather than months to learn.",
      },
    ],
  },
  {
    type: "Shared Services Model",
    icon: "building-community",
    description:
      "{idea} would gather a task that several units of {company} do separately into one team that serves them all.",
    keywords: wordList(
      "shared, central, department, branch, site, duplicate, back office, finance, procurement, support, it",
    ),
    targetAreas: [
      {
        title: "Duplicate positions",
        description: "Units that each keep a person for the same task could share a smaller team through {idea}.",
      },
      {
        title: "Software and licences",
        description: "With {idea} in place, one system could replace the separate ones {audience} pay for.",
      },
      {
        title: "Outside advisers",
        description: "Questions that go to advisers today could stay within {idea} once the knowledge sits together.",
      },
    ],
    considerations: [
      {
        icon: "message",
        consideration: "{audience} lose the colleague next door, so {idea} would need response times people can trust.",
      },
      {
        icon: "calendar",
        consideration: "Both ways of working run side by side for some months before {idea} saves anything.",
      },
    ],
    interferences: [
      {
        title: "Shadow work in the units",
        icon: "eye-off",
        insight: "If {idea} answers slowly, units quietly rebuild their own solution and the cost is paid twice.",
        mitigation: "Publish response times for {idea} and let the served units rate it each quarter.",
      },
      {
        title: "One standard for different needs",
        icon: "arrows-split",
        insight: "A unit with unusual work may cost {idea} more than all the others together.",
        mitigation:
          "Leave special cases where they are, and bring them under {idea} only when the standard part runs well.",
      },
    ],
  },
  {
    type: "Workflow Simplification",
    icon: "git-merge",
    description:
      "{idea} would remove steps, hand-overs and approvals that no longer serve a purpose, so {audience} finish the same work sooner.",
    keywords: wordList(
      "approval, hand-over, handover, step, bureaucra, waiting, paperwork, meeting, form, simplif, delay, sign",
    ),
    targetAreas: [
      {
        title: "Waiting between steps",
        description:
          "Most of the elapsed time lies between desks, and {idea} would cut the number of times work changes hands.",
      },
      {
        title: "Approvals",
        description:
          "Signatures below an agreed value could go, which frees {audience} and the people who sign for them.",
      },
      {
        title: "Reports nobody reads",
        description: "Recurring reports without a reader can stop on the day {idea} begins.",
      },
    ],
    considerations: [
      {
        icon: "route",
        consideration:
          "Ask {audience} to walk through one case from start to end before deciding what {idea} should remove.",
      },
      {
        icon: "shield-check",
        consideration:
          "Some checks exist because of an old failure, and {idea} should keep the ones that still protect.",
      },
    ],
    interferences: [
      {
        title: "Steps grow back",
        icon: "refresh",
        insight: "After the first mistake somebody will ask for an extra check, and {idea} slowly loses what it saved.",
        mitigation: "Give one person the right to refuse new steps in {idea} unless an old one goes.",
      },
      {
        title: "Savings in minutes",
        icon: "clock",
        insight: "Small gains spread over many {audience} seldom show up in any budget.",
        mitigation: "Plan {idea} so that the minutes add up to whole tasks that a team can hand over.",
      },
    ],
  },
  {
    type: "Utilization of Existing Tools / Tech",
    icon: "tools",
    description:
      "{idea} would use functions of systems that {company} pays for already, in place of new purchases and manual work.",
    keywords: wordList(
      "licence, license, existing, software, erp, crm, spreadsheet, unused, feature, tool, office, system",
    ),
    targetAreas: [
      {
        title: "Unused licences",
        description: "Licences without a user can be returned as soon as {idea} shows who works with what.",
      },
      {
        title: "Overlapping systems",
        description:
          "Two tools for one purpose cost fees and confusion, and {idea} would settle on one for {audience}.",
      },
      {
        title: "Manual work beside the system",
        description:
          "Spreadsheets kept by {audience} could go where {idea} switches on a function that is there already.",
      },
    ],
    considerations: [
      {
        icon: "school",
        consideration:
          "{audience} stopped using some functions for a reason, and {idea} should learn it before training them again.",
      },
      { icon: "file-text", consideration: "Contract terms decide when {idea} may hand licences back." },
    ],
    interferences: [
      {
        title: "Old habits",
        icon: "user-question",
        insight: "People who have a working spreadsheet see little reason to change for {idea}.",
        mitigation: "Move one team of {audience} completely, then let them show {idea} to the next.",
      },
      {
        title: "The tool almost fits",
        icon: "puzzle",
        insight:
          "A missing detail can lead to costly adaptations that turn {idea} into the new system it wanted to avoid.",
        mitigation: "Set a ceiling for adaptations, and drop a function from {idea} once it is reached.",
      },
    ],
  },
  {
    type: "Throughput Improvement",
    icon: "trending-up",
    description:
      "{idea} would raise the output of the narrowest step, so the same people and machines serve more of what {audience} ask for.",
    keywords: wordList(
      "bottleneck, throughput, capacity, line, queue, waiting, cycle, speed, output, setup, changeover, bed",
    ),
    targetAreas: [
      {
        title: "The narrowest step",
        description:
          "Every hour gained at the bottleneck is an hour gained for all {audience}, so {idea} would start there.",
      },
      {
        title: "Changeover time",
        description: "Preparing the next job while the last one runs is often the cheapest part of {idea}.",
      },
      {
        title: "Postponed investment",
        description: "A new line or room can wait if {idea} would bring the present one closer to its limit.",
      },
    ],
    considerations: [
      {
        icon: "chart-bar",
        consideration: "More output only saves money if {audience} take it, so demand belongs in the case for {idea}.",
      },
      {
        icon: "gauge",
        consideration: "Measure the present rate for several weeks, or nobody will believe the gain from {idea}.",
      },
    ],
    interferences: [
      {
        title: "The bottleneck moves",
        icon: "arrows-right",
        insight: "Once one step is faster the next one limits the flow, and {idea} seems to have brought nothing.",
        mitigation: "Plan {idea} as a sequence of steps, and count results at the end of the whole flow.",
      },
      {
        title: "Quality under pressure",
        icon: "alert-triangle",
        insight: "Speed that is bought with scrap or complaints costs {audience} more than it saves.",
        mitigation: "Track defects beside output from the first day of {idea}, and stop when they rise.",
      },
    ],
  },
];
