/** Icons (Tabler names) that a job to be done or a pain may carry, with what each stands for. */
export const needIcons = {
  clock: "time, waiting",
  "calendar-check": "planning, deadlines",
  checklist: "routine work, completeness",
  coins: "cost, budget",
  receipt: "billing, paperwork",
  "shield-check": "safety, rules, proof",
  users: "people, colleagues, coordination",
  "message-circle": "talking, complaints, agreement",
  package: "goods, stock",
  truck: "delivery, transport",
  tool: "repair, upkeep",
  "chart-bar": "overview, figures, reporting",
  search: "finding, comparing",
  scale: "fairness, choosing between options",
  lock: "access, privacy",
  heart: "wellbeing, pride, care",
  "device-mobile": "devices, software",
  school: "learning, training",
  leaf: "environment",
  building: "space, place",
  "alert-triangle": "risk, failure",
  repeat: "repetition, double work",
  puzzle: "things that do not fit together",
  eye: "attention, visibility",
} as const satisfies Record<string, string>;

export type NeedIcon = keyof typeof needIcons;

export const needIconNames = Object.keys(needIcons) as [NeedIcon, ...NeedIcon[]];
