import { beforeAll, expect, test } from "vitest";
import { conceptWith } from "#testing/concepts.ts";
import { signalWith, stanceWith } from "#testing/profiles.ts";
import { readingOnce } from "#testing/reading.ts";
import { fetchLateParts } from "../readings/fetched-parts.fixture.ts";
import { profileForms } from "./late-forms.ts";
import { needsAndSignals } from "./late-needs.ts";
import { idrisWith, martaWith, openProfiles, uuidOf } from "./testing/open-profiles.fixture.ts";

beforeAll(fetchLateParts);

beforeAll(() => Promise.all([profileForms.fetch(), needsAndSignals.fetch()]));

type Opened = Awaited<ReturnType<typeof openProfiles>>;

interface State {
  options?: Parameters<typeof openProfiles>[0];
  act?: (opened: Opened) => Promise<unknown>;
  /** What of the page is read; a dialog else. */
  part?: RegExp;
}

const said = { uuid: uuidOf(71), line: 12, quote: "Nobody owns the reorder" };
const signals = [
  signalWith("Said in a corridor.", { uuid: uuidOf(61), stance: "Against", interview: said, sources: [] }),
  signalWith("Heard twice.", {
    ...{ uuid: uuidOf(62), stance: "In Favour", sourceCategory: "Government Report" },
    sources: [1, 2].map((number) => ({ title: `Page ${number}`, url: `https://example.com/${number}` })),
  }),
  signalWith("To be found.", { uuid: uuidOf(63), isHypothesis: true }),
  signalWith("To be found, too.", { uuid: uuidOf(64), isHypothesis: true }),
];
const withSignals = { options: { profiles: [martaWith({ signals }), idrisWith()] } };
const stance = stanceWith();
const blank = {
  ...{ segment: "", geoLocation: "", ageRange: "", incomeLower: 0, incomeUpper: 0, educationLevel: "", occupation: "" },
  ...{
    familySize: "",
    description: "",
    customerInsight: "",
    jobs: [],
    pains: [],
    alternatives: [],
    journey: [],
    signals: [],
  },
  ...{ jobsInsight: "", painsInsight: "", alternativesInsight: "", journeyInsight: "", signalsSummary: "" },
};
const nobody = martaWith({
  ...blank,
  stance: stanceWith({
    role: "mustAgree",
    usesToday: { ...stance.usesToday, text: "", basis: "assumed", from: [] },
    priceLimit: { ...stance.priceLimit, text: "", amount: null, per: "", basis: "interview", from: [] },
    saysNoTo: { ...stance.saysNoTo, basis: "answer", from: [] },
  }),
});
const lists = `/api/v2/concept/customer-profile/${uuidOf(1)}`;
const prepareEmpty: NonNullable<State["options"]>["prepare"] = (server) => {
  server.on(`GET ${lists}/journey-steps`, { body: { results: [] } });
  server.on(`GET ${lists}/real-world-signals`, { body: { status: "Completed", signals: [] } });
};

const states: Record<string, State> = {
  "profile-of-whom-nothing-is-known": {
    options: { profiles: [nobody], prepare: prepareEmpty },
    part: /^ *tablist "Personas".*/ms,
  },
  "profile-in-a-viewed-version": {
    options: {
      profiles: [martaWith({ ...blank, signals, stance: null })],
      prepare: (server) => {
        prepareEmpty(server);
        server.on("GET /api/v1/concept/C-0003/", { body: conceptWith({ isHistoricalVersion: true }) });
      },
    },
    part: /^ *tablist "Personas".*/ms,
  },
  signals: {
    ...withSignals,
    act: ({ screen }) => screen.getByText(/^To look for: 2 ideas/).click(),
    part: /^ *heading "Real-world signals".*/ms,
  },
  "profile-in-the-adding": {
    act: async ({ button, field, screen }) => {
      await button("Add profile").click();
      await expect.element(screen.getByText("Such as “Marta, facility lead”")).toBeVisible();
      await expect.element(screen.getByText("Such as “Multi-tenant managers”")).toBeVisible();
      await field("Segment").fill("multi-tenant MANAGERS");
      await screen.getByRole("dialog").getByRole("button", { name: "Add profile" }).click();
    },
  },
  "signal-in-the-adding": {
    act: async ({ button, screen }) => {
      await button("Add a signal").click();
      await screen.getByRole("dialog").getByRole("button", { name: "Add signal" }).click();
    },
  },
  "signal-in-change": { ...withSignals, act: ({ button }) => button("Edit signal 1").click() },
  "signal-of-an-interview-in-change": { ...withSignals, act: ({ button }) => button("Edit signal 2").click() },
  "signal-to-be-deleted": { ...withSignals, act: ({ button }) => button("Delete signal 2").click() },
  "step-in-the-adding": {
    act: async ({ button, screen }) => {
      await button("Add a step").click();
      await screen.getByRole("dialog").getByRole("button", { name: "Add step" }).click();
    },
  },
  "menu-of-another-profile": {
    options: { at: "?persona=Office%20hosts" },
    act: ({ button }) => button("Actions for Idris, office host").click(),
    part: /^menu .*/ms,
  },
  "profile-to-be-removed": {
    act: async ({ button, screen }) => {
      await button("Actions for Marta, facility lead").click();
      await screen.getByRole("menuitem", { name: "Remove" }).click();
    },
  },
  "line-on-its-way-to-the-assumptions": {
    act: async ({ screen }) => {
      await screen.getByRole("button", { name: "Make it an assumption" }).click();
      await expect.element(screen.getByRole("form", { name: "Make it an assumption" })).toBeVisible();
    },
    part: /^ *form "Make it.*?button "Add assumption"$/ms,
  },
};

const over = /^dialog .*/ms;

test.for(Object.entries(states))("what is said of profiles: %s", async ([name, { options, act, part = over }]) => {
  const opened = await openProfiles(options);
  const { screen } = opened;
  await expect.element(screen.getByRole("heading", { name: "Real-world signals" })).toBeVisible();
  await act?.(opened);
  const reading = await readingOnce(screen.getByRole(part === over ? "dialog" : "main"), { late: true });
  const words = (part.exec(reading)?.[0] ?? reading).replace(/^(dialog .*?) describes=.*$/m, "$1");
  await expect(words).toMatchFileSnapshot(`readings/${name}.txt`);
});
