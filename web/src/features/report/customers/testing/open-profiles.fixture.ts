import { customersEdits } from "@seedbed/contract/report/customers/edits";
import type { CustomerProfile, RealWorldSignal } from "@seedbed/contract/report/customers/schemas";
import type { PersonalChange } from "@seedbed/contract/report/editing/schemas";
import { page } from "vitest/browser";
import { journeyStepWith, profileWith, signalWith, stanceWith } from "#testing/profiles.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { session } from "../../../../transport/session.ts";
import { withChange } from "../../editing/saving/changed-content.ts";
import { wholeItem } from "../../editing/saving/whole-item.ts";
// Loaded before the first test begins: the route would load it while the first expectation waits.
import "../customer-profile-screen.tsx";
import "../forms/profile-forms.ts";

export const profilesPath = "GET /api/v2/concept/C-0003/customer-profile";
export const addPath = "POST /api/v2/concept/C-0003/customer-profile";
export const changesPath = "POST /api/v2/concept/C-0003/report/customerProfiles/changes";

/** A uuid that tells what it stands for. */
export const uuidOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

export const signalsOf = (count: number): RealWorldSignal[] =>
  Array.from({ length: count }, (_, index) =>
    signalWith(`Heard as number ${index + 1}.`, {
      uuid: uuidOf(5000 + index),
      stance: (["Against", "In Favour", "Neutral"] as const)[index % 3] ?? "Neutral",
      sources: [{ title: `Page ${index + 1}`, url: `https://example.com/${index + 1}` }],
    }),
  );

const need = (number: number, description: string) => ({
  uuid: uuidOf(number),
  description,
  order: (number % 10) - 1,
  icon: "clock",
});

/** A profile with all of its parts. */
export const martaWith = (change: Partial<CustomerProfile> = {}): CustomerProfile =>
  profileWith({
    uuid: uuidOf(1),
    name: "Marta, facility lead",
    segment: "Multi-tenant managers",
    initials: "MF",
    geoLocation: "Northern Europe",
    ageRange: "38-52",
    educationLevel: "Vocational",
    description: "Runs four buildings and is measured on complaints.",
    customerInsight:
      "If it fails at eight on a Monday I get forty calls before coffee. Show me who picks up the phone.",
    stance: stanceWith(),
    jobs: [
      need(11, "Keep every floor stocked without thinking of it"),
      need(12, "Pass the yearly waste audit"),
      need(13, "Bill consumables to the right tenant"),
    ],
    pains: [need(21, "Forty small deliveries a week block the goods lift"), need(22, "No one owns the reorder")],
    alternatives: [
      {
        uuid: uuidOf(31),
        name: "Office supply webshop",
        usage: "weekly",
        price: "list price",
        pros: ["next day"],
        cons: ["packaging, freight"],
      },
      {
        uuid: uuidOf(32),
        name: "Cleaning contractor’s stock",
        usage: "monthly",
        price: "14% mark-up",
        pros: ["one invoice"],
        cons: ["no tenant split"],
      },
    ],
    journey: (
      [
        ["Counts bottles on Friday", "Journey Step"],
        ["Keep the floors stocked", "JTBD"],
        ["Runs out on Mondays", "Pain"],
        ["Signs the yearly order", "Moment of Intervention"],
      ] as const
    ).map(([title, relationType], index) => ({
      ...journeyStepWith(title, relationType),
      uuid: uuidOf(41 + index),
      order: index,
    })),
    signals: signalsOf(5),
    jobsInsight: "The job is to be forgotten.",
    painsInsight: "Deliveries hurt most.",
    alternativesInsight: "Two, and both are easy.",
    journeyInsight: "Four steps from a shelf to a signature.",
    signalsSummary: "More speaks for it than against.",
    origin: "model",
    ...change,
  });

export const idrisWith = (change: Partial<CustomerProfile> = {}): CustomerProfile =>
  martaWith({
    uuid: uuidOf(2),
    name: "Idris, office host",
    segment: "Office hosts",
    initials: "IH",
    isPrimary: false,
    stance: stanceWith({ role: "likelyBuyer" }),
    jobs: [],
    pains: [],
    alternatives: [],
    journey: [],
    signals: [],
    ...change,
  });

interface Options {
  profiles?: CustomerProfile[];
  /** Behind the path: a search, a hash. */
  at?: string;
  prepare?: (server: ReturnType<typeof serverWithReport>) => void;
}

/** The customer profiles of a report, over a server that makes the changes it is told of. */
export async function openProfiles({ profiles = [martaWith(), idrisWith()], at = "", prepare }: Options = {}) {
  const server = serverWithReport();
  let standing: unknown = profiles;
  let revision = 1;
  server.on(profilesPath, () => ({ body: { results: standing } }));
  server.on(changesPath, ({ body }) => {
    for (const change of (body as { changes: PersonalChange[] }).changes)
      standing = withChange(
        standing,
        change.kind === "add" ? { ...change, item: wholeItem(customersEdits, change) } : change,
      );
    revision += 1;
    return { body: { revision } };
  });
  prepare?.(server);
  await session.begin("refresh-token");
  const app = await renderApp(`/concept/C-0003/customer-profile${at}`);
  const { screen } = app;
  return {
    ...app,
    server,
    stand: (next: readonly CustomerProfile[]) => {
      standing = next;
    },
    button: (name: string | RegExp) => screen.getByRole("button", { name, exact: true }),
    field: (name: string) => screen.getByRole("textbox", { name, exact: true }),
    tab: (name: RegExp) => screen.getByRole("tab", { name }),
    card: (title: string) => {
      const heading = screen.getByRole("heading", { name: title, exact: true }).element();
      return page.elementLocator(heading.closest("section") ?? document.body);
    },
    sent: () =>
      server.bodiesOf(changesPath).flatMap((body) => (body as { changes: Record<string, unknown>[] }).changes),
  };
}
