/** The company that a first start shows, so that every screen has something to say. It is made up. */
export const demoCompany = {
  name: "Northwind Mills",
  domain: "northwindmills.com",
  goal: "Find a second business beside flour that uses our drivers, our silos and what we know about grain.",
};

/** Its people; the first one is its admin and the one to sign in as. */
export const demoPeople = [
  { firstName: "Ada", lastName: "Moreau", jobTitle: "Head of innovation" },
  { firstName: "Idris", lastName: "Vale", jobTitle: "Operations" },
  { firstName: "Marta", lastName: "Ilves", jobTitle: "Sales" },
  { firstName: "Elsa", lastName: "Brandt", jobTitle: "Plant engineering" },
  { firstName: "Jun", lastName: "Park", jobTitle: "Logistics" },
] as const;

export const demoEmail = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName}.${lastName}@${demoCompany.domain}`.toLowerCase();
