import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { signalWith } from "#testing/profiles.ts";
import { sourceWith } from "#testing/reports.ts";
import { martaWith, openProfiles, signalsOf, uuidOf } from "../testing/open-profiles.fixture.ts";

beforeEach(() => page.viewport(1280, 800));

const listPath = `GET /api/v2/concept/customer-profile/${uuidOf(1)}/real-world-signals`;

test("signals tell that nothing was looked up, keep apart what nobody has found, and show the words that were said in an interview", async () => {
  const said = signalWith("They count.", {
    uuid: uuidOf(81),
    interview: { uuid: uuidOf(99), quote: "We count every bottle.", line: 12 },
  });
  const guessed = signalWith("They may count.", { uuid: uuidOf(82), isHypothesis: true });
  const { screen, button } = await openProfiles({
    profiles: [
      martaWith({ signals: [said] }),
      martaWith({ uuid: uuidOf(2), segment: "Typed", name: "Typed in", signals: signalsOf(1) }),
      martaWith({ uuid: uuidOf(3), segment: "Guessed", name: "Guessed at", signals: [guessed] }),
    ],
  });
  await expect
    .element(screen.getByRole("link", { name: "Said in an interview, line 12" }))
    .toHaveAttribute(
      "href",
      expect.stringMatching(new RegExp(`customer-profile\\?.*view=interviews&interview=${uuidOf(99)}#line-12$`)),
    );
  await expect.element(screen.getByText(/We count every bottle\./)).toBeVisible();
  expect(screen.getByText(/^To look for/).query()).toBeNull();
  await screen.getByRole("tab", { name: /^Typed in/ }).click();
  await expect
    .element(screen.getByText(/^Nothing was looked up here: this holds only what your team adds\./))
    .toBeVisible();
  await screen.getByRole("tab", { name: /^Guessed at/ }).click();
  await expect.element(screen.getByText("No signals available yet.")).toBeVisible();
  await screen.getByText("To look for: 1 idea that nobody has found yet").click();
  await expect.element(screen.getByText("They may count.")).toBeVisible();
  await expect.element(screen.getByRole("article", { name: "Signal 1" }).getByText("To verify")).toBeVisible();
  await expect.element(button("Delete signal 1")).toBeVisible();
});

test("ideas of what to look for are counted behind the signals, and a link to one opens them", async () => {
  const idea = (number: number) => signalWith(`Idea ${number}.`, { uuid: uuidOf(80 + number), isHypothesis: true });
  const { screen } = await openProfiles({
    profiles: [martaWith({ signals: [...signalsOf(1), idea(1), idea(2)] })],
    at: `?persona=Multi-tenant%20managers#${uuidOf(82)}`,
  });
  await expect.element(screen.getByText("To look for: 2 ideas that nobody has found yet")).toBeVisible();
  await expect.element(screen.getByRole("article", { name: "Signal 3" }).getByText("Idea 2.")).toBeVisible();
  expect(screen.getByRole("article", { name: "Signal 1", exact: true }).elements()).toHaveLength(1);
});

test("an admin reads how signals come to be looked up", async () => {
  const { screen } = await openProfiles({
    profiles: [martaWith({ signals: [] })],
    prepare: (server) => server.on(listPath, { body: { signals: [], summary: "", status: "Completed" } }),
  });
  await expect.element(screen.getByText(/To have signals for and against looked up, set RESEARCH/)).toBeVisible();
});

test("what was looked for on each side is told beside what was found on it", async () => {
  const question = (uuid: string, side: "for" | "against" | null, queries: string[]) => ({
    ...{ uuid, topic: "signals", question: `About ${uuid}`, queries, isIncluded: true },
    side,
  });
  const left = { ...question("left out", "for", ["nobody asks"]), isIncluded: false };
  const plan = {
    ...{ wishes: "", isOlder: false, changedBy: null, changedAt: null },
    estimate: { searches: 4, pages: 6, seconds: 9, usd: null },
    questions: [question("one", "for", ["a", "b"]), question("two", "against", ["c", "d"]), left],
  };
  const progress = {
    ...{ isRunning: false, asked: 2, questions: 2, current: null, pages: [], usd: null, ended: null },
  };
  const source = { ...sourceWith("page"), classification: "web" as const };
  const found = { evidence: { insight: "", sources: [source] } };
  const { screen } = await openProfiles({
    profiles: [
      martaWith({
        signals: [
          signalWith("They ask for it.", { uuid: uuidOf(91), stance: "In Favour", ...found }),
          signalWith("They stopped.", { uuid: uuidOf(92), stance: "Against", ...found }),
          signalWith("Typed in.", { uuid: uuidOf(93), stance: "Against" }),
        ],
      }),
    ],
    prepare: (server) =>
      server.on("GET /api/v1/concept/C-0003/research", { body: { provider: "searxng", plan, progress } }),
  });
  await expect
    .element(
      screen.getByText(
        "Looked up: 2 searches for what speaks for it, 2 for what speaks against it. Found for this profile: 1 in favour, 1 against, 0 neutral.",
      ),
    )
    .toBeVisible();
});
