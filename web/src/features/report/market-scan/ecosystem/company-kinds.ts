import type { Incumbent, Startup } from "@seedbed/contract/report/market-scan/schemas";

export type CompanyKind = "startup" | "incumbent";

/** A startup has all that an incumbent has, and more. */
export type Company = Incumbent | Startup;

/** Where companies of a kind stand, and what is said of them. */
export const companyKinds = {
  startup: {
    place: "startups[]",
    /** The part of the section that writes them. */
    part: "startups",
    title: "Startups",
    one: "startup",
    hint: "Select a startup to view details",
    none: "No startup is named.",
    add: "Add a startup",
    back: "All startups",
  },
  incumbent: {
    place: "incumbents[]",
    part: "incumbents",
    title: "Incumbents",
    one: "incumbent",
    hint: "Select an incumbent to view details",
    none: "No incumbent is named.",
    add: "Add an incumbent",
    back: "All incumbents",
  },
} as const satisfies Record<CompanyKind, Record<string, string>>;

export const isStartup = (company: Company): company is Startup => "predictions" in company;

export const kindOf = (company: Company): CompanyKind => (isStartup(company) ? "startup" : "incumbent");
