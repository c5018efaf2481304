import type {
  Conversation,
  ConversationMessage,
  RestsOn,
  SpokenSentence,
} from "@seedbed/contract/conversations/schemas";
import type { CustomerProfile, StanceLine } from "@seedbed/contract/report/customers/schemas";
import { profileWith, signalWith } from "#testing/profiles.ts";

export const conversationUuid = "c0000000-0000-4000-8000-000000000001";
export const conceptUuid = "33333333-3333-4333-8333-333333333333";
const jobUuid = "10000000-0000-4000-8000-000000000001";
const alternativeUuid = "20000000-0000-4000-8000-000000000001";
const signalUuid = "30000000-0000-4000-8000-000000000001";

const line = (text: string, change: Partial<StanceLine> = {}): StanceLine => ({
  ...{ text, sureness: "medium", basis: "answer", from: ["Your answer"] },
  ...change,
});

const need = (uuid: string, description: string, order = 0) => ({ uuid, description, order, icon: "box" });

export const marta = profileWith({
  name: "Marta, facility lead",
  initials: "MF",
  segment: "Multi-tenant managers",
  customerInsight: "I run four buildings and I am measured on complaints.",
  jobs: [need("j-0", "Keep every floor stocked without thinking of it"), need(jobUuid, "Bill the right tenant", 1)],
  pains: [need("p-0", "Storage counts as lettable area")],
  alternatives: [
    { uuid: "a-0", name: "Office supply webshop", usage: "weekly", price: "list price", pros: [], cons: [] },
    { uuid: alternativeUuid, name: "Cleaning contractor’s stock", usage: "monthly", price: "14%", pros: [], cons: [] },
  ],
  signals: [
    signalWith("Two landlords publish their packaging.", { stance: "In Favour" }),
    { ...signalWith("“A second supplier is a second audit.”", { stance: "Against" }), uuid: signalUuid },
  ],
  stance: {
    role: "likelyNonBuyer",
    usesToday: line("Her contractor’s stock, on one invoice."),
    switchingCosts: line("A second supplier audit."),
    priceLimit: { ...line("$22 a floor.", { basis: "assumed" }), amount: 22, per: "floor and month" },
    decidesWith: line("Jun, landlord."),
    saysNoTo: line("A second invoice."),
  },
});

export const jun = profileWith({
  ...{ uuid: "88888888-8888-4888-8888-888888888889", name: "Jun, landlord", initials: "JL", segment: "Landlords" },
  ...{ isPrimary: false, customerInsight: "The basement is mine." },
});

export const idris = profileWith({
  ...{ uuid: "88888888-8888-4888-8888-88888888888a", name: "Idris, office host", initials: "IH", segment: "Hosts" },
  ...{ isPrimary: false, customerInsight: "I order soap twice a week." },
});

export const onContractor: RestsOn = {
  ...{ kind: "alternative", item: alternativeUuid, field: null },
  label: "Cleaning contractor’s stock; monthly; 14%",
};
export const onJob: RestsOn = { kind: "job", item: jobUuid, field: null, label: "Bill the right tenant" };
export const onSignal: RestsOn = { kind: "signal", item: signalUuid, field: null, label: "“A second supplier …”" };
export const onLimit: RestsOn = { kind: "stance", item: null, field: "stance.priceLimit", label: "At most $22" };

export const sentence = (text: string, change: Partial<SpokenSentence> = {}): SpokenSentence => ({
  ...{ text, restsOn: [], guess: null, unknown: null },
  ...change,
});

let told = 0;

export function messageWith(change: Partial<ConversationMessage> = {}): ConversationMessage {
  told += 1;
  const { sentences = [] } = change;
  return {
    ...{ uuid: `e0000000-0000-4000-8000-${String(told).padStart(12, "0")}`, role: "assistant" },
    ...{ content: sentences.map(({ text }) => text).join(" "), name: marta.name, code: null, media: [], verdict: null },
    ...{ timestamp: "2026-11-20T10:00:00.000Z", sentences, origin: "model" },
    ...change,
  };
}

export const asked = (content: string, change: Partial<ConversationMessage> = {}): ConversationMessage =>
  messageWith({ role: "user", content, name: "Mara Olsen", origin: null, ...change });

export const greeting = messageWith({
  content: "Hi, I'm Marta. I run four buildings and I am measured on complaints. What would you like to know?",
});

/** A reply that refuses, rests on three facts, and does not know something. */
export const refusal = (change: Partial<ConversationMessage> = {}): ConversationMessage =>
  messageWith({
    verdict: "wouldNotPay",
    sentences: [
      sentence("I would not pay for this.", { restsOn: [onLimit, onContractor] }),
      sentence("Yours would be a second bill.", { restsOn: [onJob, onSignal] }),
      sentence("Half of the tenants would carry.", { guess: "half would carry" }),
      sentence("What he takes I do not know.", { unknown: "contractor’s price" }),
    ],
    ...change,
  });

export const conversationWith = (title: string, change: Partial<Conversation> = {}): Conversation => ({
  ...{ uuid: title, createdAt: "2026-11-01T10:00:00.000Z", updatedAt: new Date().toISOString() },
  ...{ customerProfileUuid: marta.uuid, conceptUuid, title, summary: `${title}, at length.`, isDrafted: false },
  ...change,
});

export const profilesOfTest: CustomerProfile[] = [marta, jun, idris];
