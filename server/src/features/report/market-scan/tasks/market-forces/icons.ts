/** Tabler icons a market force may carry, with what each stands for. */
export const forceIcons = {
  users: "buyers' habits and demand",
  swords: "competition",
  truck: "suppliers and logistics",
  replace: "substitutes",
  scale: "rules, permits and standards",
  cpu: "technology",
  coin: "prices and cost of inputs",
  tool: "labour and skills",
  building: "property, sites and infrastructure",
  database: "data and privacy",
  leaf: "environment and climate",
  "building-bank": "capital, budgets and public money",
  "heart-handshake": "trust, partners and reputation",
} as const satisfies Record<string, string>;

export type ForceIcon = keyof typeof forceIcons;

export const forceIconNames = Object.keys(forceIcons) as [ForceIcon, ...ForceIcon[]];

/** The icon of this name, or the one for demand when a force may not carry it. */
export function forceIcon(name: string): ForceIcon {
  return forceIconNames.find((icon) => icon === name) ?? "users";
}
