import { beforeAll, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { conceptWith } from "#testing/concepts.ts";
import type { FakeServer } from "#testing/fake-server.ts";
import { readingOnce } from "#testing/reading.ts";
import { fetchLateParts } from "../readings/fetched-parts.fixture.ts";
import {
  ofInterview,
  ofProfile,
  openInterviews,
  serverWithInterview,
  transcriptList,
} from "./testing/open-interviews.fixture.ts";
import { found, interviewUuid, openedInterview, question, shownGuide } from "./testing/shown-interview.fixture.ts";

beforeAll(fetchLateParts);

beforeAll(() => import("./interviews-screen.tsx"));
beforeEach(() => page.viewport(1440, 1100));

interface State {
  interview?: Parameters<typeof serverWithInterview>[0];
  guide?: ReturnType<typeof shownGuide>;
  prepare?: (server: FakeServer) => void;
  act?: () => Promise<unknown>;
  /** What of the page is read. */
  part?: RegExp;
}

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const asleep = { status: 500, body: { detail: "It sleeps." } };
const [first, second, third, fourth] = found;
if (!first || !second || !third || !fourth) throw new Error("Four things were found.");

const touched = openedInterview({
  readLines: 4,
  stopped: "The model does not answer.",
  found: [
    { ...first, isTaken: true, touches: { kind: "stance", item: "s", label: "Uses today" } },
    { ...second, touches: { kind: "assumption", item: "a", label: "Deliveries are the pain." }, origin: "user" },
    { ...third, touches: { kind: "pain", item: "p", label: "Nobody feels responsible" } },
    fourth,
    { ...fourth, uuid: interviewUuid, leftOut: "interviewersWords" },
    { ...fourth, uuid: ofProfile, nearest: null },
  ],
});
const atStake = [1, 2, 3].map((level) => ({
  uuid: `66666666-0000-4000-8000-00000000000${level}`,
  statement: `Statement ${level}.`,
  importance: level as 1 | 2 | 3,
  certainty: (4 - level) as 1 | 2 | 3,
}));
const asked = [
  "Don't you think one supplier is enough?",
  "If we saved you a fifth, what then?",
  "Would you use a depot?",
  "What do you like about our great depot?",
].map((text, at) =>
  question(at + 1, text, { assumption: atStake[at]?.uuid ?? null, origin: at === 0 ? "user" : "draft", followUp: "" }),
);
const rest = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ uuid: `r-${at}`, description: `Rests ${at + 1}.` }));

const states: Record<string, State> = {
  interview: { interview: touched, guide: shownGuide({ questions: asked, atStake }) },
  "interview-being-read": {
    interview: openedInterview({ readLines: 2, found: [], fileName: null, addedBy: null, resting: rest(2) }),
  },
  "interview-with-nothing-in-it": { interview: openedInterview({ found: [], title: "Marta" }) },
  "interview-by-a-list-of-words": {
    interview: openedInterview({ found: found.slice(0, 1).map((each) => ({ ...each, origin: "draft" })) }),
  },
  "interview-and-guide-not-loaded": {
    prepare: (server) => {
      server.on(`GET ${ofInterview}`, asleep);
      server.on(`GET ${ofProfile}/interview-guide`, asleep);
    },
  },
  "interviews-not-loaded": { prepare: (server) => server.on(`GET ${ofProfile}/interviews`, asleep) },
  "interviews-beside-a-viewed-version": {
    prepare: (server) => server.on("GET /api/v1/concept/C-0003/", { body: conceptWith({ isHistoricalVersion: true }) }),
    part: /^ *heading "Interviews are.*/ms,
  },
  "no-interviews": { interview: null, guide: shownGuide({ questions: [], atStake: [] }) },
  removal: {
    interview: openedInterview({ resting: rest(7) }),
    act: () => button("Remove Interview 8, facility lead").click(),
    part: /^dialog.*/ms,
  },
  "marking-by-hand": {
    act: async () => {
      await button("Mark words by hand").click();
      await page.getByRole("button", { name: "Mark", exact: true }).click();
      await expect.element(page.getByRole("form").getByRole("alert")).toBeVisible();
    },
    part: /^ *form "Mark.*?button "Mark"/ms,
  },
  adding: {
    interview: null,
    act: async () => {
      await button("Add transcript").click();
      await page.getByRole("form").getByRole("button", { name: "Add transcript" }).click();
      await expect.element(page.getByRole("form").getByRole("alert")).toBeVisible();
    },
  },
  "adding-a-file": {
    interview: null,
    act: async () => {
      await button("Add transcript").click();
      await userEvent.upload(page.getByLabelText(/choose a file/), new File(["a".repeat(2_400)], "May.docx"));
      await expect.element(page.getByText("May.docx")).toBeVisible();
    },
  },
};

const all = /^ *link "Noor, Facility managers".*/ms;
const untilGuide = /^ *link "Noor, Facility managers".*(?=^ *heading "Interview guide)/ms;

test.for(Object.entries(states))("what is said of interviews: %s", async ([name, state]) => {
  const server = serverWithInterview(state.interview, state.guide);
  state.prepare?.(server);
  const { screen } = await openInterviews();
  await expect.element(page.getByRole("main")).toBeVisible();
  if (state.interview !== null && !state.prepare) await expect.element(transcriptList()).toBeVisible();
  else if (state.prepare)
    await expect.element(page.getByText(/^(?:It sleeps\.|They stand beside)/).first()).toBeVisible();
  if (!state.prepare) await expect.element(page.getByRole("heading", { name: /^Interview guide/ })).toBeVisible();
  await state.act?.();
  const isOver = screen.getByRole("dialog").elements().length > 0;
  const reading = await readingOnce(screen.getByRole(isOver ? "dialog" : "main"), { late: true });
  const part = state.part ?? (state.guide || state.prepare ? all : untilGuide);
  await expect(part.exec(reading)?.[0] ?? reading).toMatchFileSnapshot(`readings/${name}.txt`);
});
