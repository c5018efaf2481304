import type { CustomerProfilesOutput } from "../../src/features/report/customers/tasks/customer-profiles/output.ts";
import type { NeededPersonaOutput } from "../../src/features/report/customers/tasks/needed-persona/output.ts";
import type { ProfileAlternativesOutput } from "../../src/features/report/customers/tasks/profile-alternatives/output.ts";
import type { PlausibleMistake } from "./mistake.ts";
import { withItem } from "./with-item.ts";

const persona = (name: string, spoil: (answer: CustomerProfilesOutput) => unknown): PlausibleMistake => ({
  task: "customer-profiles",
  name,
  spoil,
});
const first = (name: string, changes: object): PlausibleMistake =>
  persona(name, ({ profiles }) => ({ profiles: withItem(profiles, 0, changes) }));
const alternative = (name: string, spoil: (answer: ProfileAlternativesOutput) => unknown): PlausibleMistake => ({
  task: "profile-alternatives",
  name,
  spoil,
});

/** Mistakes in the one persona that is asked for alone. */
const needed = (name: string, changes: object): PlausibleMistake => ({
  task: "needed-persona",
  name,
  spoil: (answer: NeededPersonaOutput) => ({ ...answer, ...changes }),
});

/** Small mistakes in answers about personas and what they have today. */
export const customerMistakes: readonly PlausibleMistake[] = [
  first("ages in words", { ageRange: "38 to 52 years" }),
  first("ages swapped", { ageRange: "52-38" }),
  first("ages with another dash and a unit", { ageRange: "38 – 52 yrs" }),
  first("one age only", { ageRange: "around 45" }),
  first("incomes in dollars", { incomeLower: 45_000, incomeUpper: 72_000 }),
  first("incomes as texts", { incomeLower: "$45k", incomeUpper: "$72k" }),
  first("incomes swapped", { incomeLower: 72, incomeUpper: 45 }),
  persona("a sceptical buyer", ({ profiles }) => ({
    profiles: profiles.map((profile) =>
      profile.role === "likelyNonBuyer" ? { ...profile, attitude: "sceptical", role: "likelyBuyer" } : profile,
    ),
  })),
  persona("nobody who must agree", ({ profiles }) => ({
    profiles: profiles.map((profile) => (profile.role === "mustAgree" ? { ...profile, role: "usesOnly" } : profile)),
  })),
  first("an ampersand and a slash in the segment", { segment: "Owners & managers / tenants" }),
  first("a segment one word over", { segment: "Very busy multi-tenant facility managers" + " abroad" }),
  first("yes for a truth value", { isPrimary: "yes" }),
  first("another spelling of the attitude", { attitude: "Skeptical" }),
  first("an attitude in a sentence", { attitude: "Cautious, but curious" }),
  first("a part in a purchase in words", { role: "Likely buyer" }),
  first("null for the family", { familySize: null }),
  persona("two primary personas", ({ profiles }) => ({ profiles: withItem(profiles, 1, { isPrimary: true }) })),
  persona("no primary persona", ({ profiles }) => ({
    profiles: profiles.map((profile) => ({ ...profile, isPrimary: false })),
  })),
  persona("nobody objects", ({ profiles }) => ({
    profiles: profiles.map((profile) => ({ ...profile, attitude: "open" })),
  })),
  persona("two segments that are the same", ({ profiles }) => ({
    profiles: withItem(profiles, 1, { segment: profiles[0]?.segment }),
  })),
  persona("two names that are the same", ({ profiles }) => ({
    profiles: withItem(profiles, 1, { name: profiles[0]?.name }),
  })),
  persona("four personas", ({ profiles }) => ({
    profiles: [...profiles, { ...profiles[1], segment: "Everybody else", name: "Nadia Holm" }],
  })),
  persona("two personas", ({ profiles }) => ({ profiles: profiles.slice(0, 2) })),
  persona("personas by name", ({ profiles }) => ({
    profiles: { persona1: profiles[0], persona2: profiles[1], persona3: profiles[2] },
  })),
  persona("another name for the list", ({ profiles }) => ({ personas: profiles })),

  needed("ages in words", { ageRange: "38 to 52 years" }),
  needed("ages swapped", { ageRange: "52-38" }),
  needed("one age only", { ageRange: "around 45" }),
  needed("incomes in dollars", { incomeLower: 45_000, incomeUpper: 72_000 }),
  needed("incomes as texts", { incomeLower: "$45k", incomeUpper: "$72k" }),
  needed("an ampersand and a slash in the segment", { segment: "Owners & managers / tenants" }),
  needed("the segment of another persona", { segment: "Office hosts" }),
  needed("the name of another persona", { name: "Ana Silva" }),
  needed("null for the family", { familySize: null }),
  needed("a part that nobody asked for", { role: "usesOnly", isPrimary: true }),

  alternative("no price", ({ alternatives, ...rest }) => ({
    ...rest,
    alternatives: withItem(alternatives, 0, { price: "" }),
  })),
  alternative("a price that is not applicable", ({ alternatives, ...rest }) => ({
    ...rest,
    alternatives: withItem(alternatives, 0, { price: "N/A" }),
  })),
  alternative("null for a price", ({ alternatives, ...rest }) => ({
    ...rest,
    alternatives: withItem(alternatives, 0, { price: null }),
  })),
  alternative("a price that nobody gave", ({ alternatives, ...rest }) => ({
    ...rest,
    alternatives: withItem(alternatives, 0, { price: "About $35 an hour" }),
  })),
  alternative("a point on both sides", ({ alternatives, ...rest }) => ({
    ...rest,
    alternatives: withItem(alternatives, 0, {
      cons: [...(alternatives[0]?.pros.slice(0, 1) ?? []), "Takes its time."],
    }),
  })),
  alternative("one point for it", ({ alternatives, ...rest }) => ({
    ...rest,
    alternatives: withItem(alternatives, 1, { pros: alternatives[1]?.pros.slice(0, 1) }),
  })),
  alternative("four points against it", ({ alternatives, ...rest }) => ({
    ...rest,
    alternatives: withItem(alternatives, 1, { cons: ["It is far.", "It is loud.", "It is late.", "It is thin."] }),
  })),
  alternative("points as one text", ({ alternatives, ...rest }) => ({
    ...rest,
    alternatives: withItem(alternatives, 1, { pros: alternatives[1]?.pros.join("; ") }),
  })),
  alternative("an alternative stands twice", ({ alternatives, ...rest }) => ({
    ...rest,
    alternatives: [...alternatives.slice(0, -1), { ...alternatives[0] }],
  })),
  alternative("two alternatives", ({ alternatives, ...rest }) => ({ ...rest, alternatives: alternatives.slice(0, 2) })),
  alternative("no insight", ({ alternatives }) => ({ alternatives })),
];
