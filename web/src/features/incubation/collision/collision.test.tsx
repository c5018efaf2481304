import { notifications } from "@mantine/notifications";
import type { Question, Seed, SeedAnswer } from "@seedbed/contract/incubation/schemas";
import axe from "axe-core";
import { describe, expect, test, vi } from "vitest";
import { userWith } from "#testing/people.ts";
import { untilQuiet } from "#testing/until-quiet.ts";
import { openIncubation, paths, seedAddress } from "../testing/open-incubation.fixture.ts";
import { answeredSeed, answerTo, clarifyingWith, questions, seedUuid, seedWith } from "../testing/seeds.fixture.ts";

const ben = { uuid: "33333333-3333-4333-8333-333333333333", firstName: "Ben", lastName: "Okoro" };
const { uuid, firstName, lastName } = userWith();
const mara = { uuid, firstName, lastName };
const began = "2026-03-01T09:00:00.000Z";
const later = "2026-03-01T09:05:00.000Z";
const latest = "2026-03-01T09:06:00.000Z";

const bensAnswer = (question: Question, answer: string[], updatedAt = later): SeedAnswer => ({
  ...answerTo(question, answer),
  updatedAt,
  updatedBy: ben,
});
const update = (updatedAt: string | null = later) => ({ seedUuid, updatedAt, by: ben });
const eventName = "incubation.seed.update.account";
const stale = { status: 412, body: { detail: "Somebody else has changed this answer." } };
const seedOfBen = (answer: string[], updatedAt = later) =>
  seedWith({ answers: [bensAnswer(questions.idea, answer, updatedAt)], updatedAt });

/** The first question, with "Refill depots" as its stored answer, and "On wheels" typed but not sent. */
async function typeAnAnswer(seed: Seed = seedWith({ answers: [answerTo(questions.idea, ["Refill depots"])] })) {
  const app = await openIncubation(`${seedAddress}&question=idea`, { seed });
  const { screen } = app;
  await screen.getByLabelText("New answer").fill("On wheels");
  return {
    ...app,
    onward: screen.getByRole("button", { name: "Continue", exact: true }),
    view: screen.getByRole("heading", { name: "Two answers to this question" }),
    mine: screen.getByRole("region", { name: "Mine" }),
    theirs: screen.getByRole("region", { name: "Theirs" }),
    merged: screen.getByRole("region", { name: "Put together" }),
  };
}

/** The same, with the comparison opened by a refused Continue. */
async function compare() {
  const app = await typeAnAnswer();
  const { server, setSeed, onward, view } = app;
  setSeed(seedOfBen(["Refill depots", "In schools"]));
  server.on(paths.change("answer-idea"), stale);
  await onward.click();
  await expect.element(view).toHaveFocus();
  const sent = () => server.received.filter(({ key }) => key === paths.change("answer-idea"));
  const accept = (answer: string[]) =>
    server.on(paths.change("answer-idea"), () => {
      const mine = { ...answerTo(questions.idea, answer), updatedAt: latest };
      setSeed(seedWith({ answers: [mine], updatedAt: latest }));
      return { body: mine };
    });
  return { ...app, sent, accept };
}

describe("somebody else's answer that comes by event", () => {
  test("simply shows while nothing is in hand", async () => {
    const { screen, setSeed, tell } = await openIncubation(`${seedAddress}&question=idea`, {
      seed: seedWith({ answers: [answerTo(questions.idea, ["Refill depots"])] }),
    });
    const rows = screen.getByRole("list", { name: "About idea?" });
    await expect.element(rows).toMatchTextContent("Refill depots");
    setSeed(seedOfBen(["Soap by weight"]));
    tell(eventName, update());
    await expect.element(rows).toMatchTextContent("Soap by weight");
    await expect.element(screen.getByText(/while you were writing/)).not.toBeInTheDocument();
  });

  test("is told above what is being written, which stays, and can be compared", async () => {
    const { screen, setSeed, tell, view, theirs } = await typeAnAnswer();
    setSeed(seedOfBen(["Refill depots", "In schools"]));
    tell(eventName, update());
    await expect.element(screen.getByText(/Ben Okoro changed this answer .*, while you were writing/)).toBeVisible();
    await expect.element(screen.getByLabelText("New answer")).toHaveValue("On wheels");
    await screen.getByRole("button", { name: "Compare" }).click();
    await expect.element(view).toBeVisible();
    await expect.element(theirs).toMatchTextContent(/Ben Okoro.*In schools/);
  });

  test("that says what is being written is no conflict", async () => {
    const { screen, setSeed, tell, onward, server, address } = await typeAnAnswer();
    setSeed(seedOfBen(["Refill depots", "On wheels"]));
    tell(eventName, update());
    await untilQuiet();
    await onward.click();
    await expect.poll(address).toBe(`${seedAddress}&question=assets`);
    expect(server.bodiesOf(paths.change("answer-idea"))).toEqual([]);
    await expect.element(screen.getByText(/while you were writing/)).not.toBeInTheDocument();
  });

  test("is there after a reload, beside the words that were not sent", async () => {
    const { setSeed, reload } = await typeAnAnswer();
    setSeed(seedOfBen(["Soap by weight"]));
    const { screen } = await reload();
    await screen.getByRole("button", { name: "Compare" }).click();
    await expect.element(screen.getByRole("region", { name: "Mine" })).toMatchTextContent("On wheels");
    await expect.element(screen.getByRole("region", { name: "Theirs" })).toMatchTextContent("Soap by weight");
  });

  test("removed answers are told with a name", async () => {
    const { screen, setSeed, tell } = await openIncubation(`${seedAddress}&question=assets`, { seed: answeredSeed() });
    await expect.element(screen.getByRole("heading", { name: "About assets?" })).toBeVisible();
    setSeed(seedOfBen(["Soap by weight"]));
    tell(eventName, update());
    await expect.element(screen.getByText("Ben Okoro has changed the seed, which removed 2 answers.")).toBeVisible();
  });
});

describe("a change of one's own", () => {
  test("from another tab shows, and is no news; somebody else's is told", async () => {
    const show = vi.spyOn(notifications, "show");
    const { screen, setSeed, tell } = await openIncubation(`${seedAddress}&question=idea`, { seed: answeredSeed() });
    const rows = screen.getByRole("list", { name: "About idea?" });
    await expect.element(rows).toMatchTextContent("Refill depots in office basements");
    const shorter = [answerTo(questions.idea, ["Soap by weight"]), answerTo(questions.assets, ["fleet"])];
    setSeed(answeredSeed({ answers: shorter, updatedAt: later }));
    tell(eventName, { ...update(), by: mara });
    await expect.element(rows).toMatchTextContent("Soap by weight");
    setSeed(seedOfBen(["Soap in schools"], latest));
    tell(eventName, update(latest));
    await expect.element(screen.getByText("Ben Okoro has changed the seed, which removed 1 answer.")).toBeVisible();
    expect(show).toHaveBeenCalledTimes(1);
  });

  test("that has been taken over already is not read again; somebody else's is", async () => {
    const { screen, server, setSeed, tell } = await openIncubation(`${seedAddress}&question=idea`, {
      seed: seedWith({ answers: [answerTo(questions.idea, ["Refill depots"])], updatedAt: later }),
    });
    const rows = screen.getByRole("list", { name: "About idea?" });
    await expect.element(rows).toMatchTextContent("Refill depots");
    const before = server.bodiesOf(paths.read).length;
    tell(eventName, { ...update(), by: mara });
    expect(server.bodiesOf(paths.read)).toHaveLength(before);
    setSeed(seedOfBen(["Soap by weight"], latest));
    tell(eventName, update(latest));
    await expect.element(rows).toMatchTextContent("Soap by weight");
    expect(server.bodiesOf(paths.read)).toHaveLength(before + 1);
  });
});

describe("comparing", () => {
  test("a refused answer shows both texts, who and when, and what stands on one side only", async () => {
    const { sent, mine, theirs, screen } = await compare();
    expect(sent()[0]?.headers.get("if-match")).toBe(`"${began}"`);
    await expect.element(mine).toMatchTextContent(/MineNot saved yet.*Refill depots.*On wheelsOnly here/);
    await expect.element(theirs).toMatchTextContent(/TheirsBen Okoro, .*Refill depots.*In schoolsOnly here/);
    await expect.element(theirs.getByText(/ago|Mar/).first()).toBeVisible();
    await expect.element(screen.getByText("Failed to submit answer")).not.toBeInTheDocument();
  });

  test("Keep mine sends mine in the place of theirs, by the version that was seen", async () => {
    const { sent, accept, mine, address } = await compare();
    accept(["Refill depots", "On wheels"]);
    await mine.getByRole("button", { name: "Keep mine" }).click();
    await expect.poll(address).toBe(`${seedAddress}&question=assets`);
    expect(sent().at(-1)?.headers.get("if-match")).toBe(`"${later}"`);
    expect(sent().at(-1)?.body).toMatchObject({ answer: ["Refill depots", "On wheels"] });
  });

  test("Take theirs drops mine and sends nothing", async () => {
    const { screen, sent, theirs, view } = await compare();
    await theirs.getByRole("button", { name: "Take theirs" }).click();
    await expect.element(view).not.toBeInTheDocument();
    await expect.element(screen.getByRole("list", { name: "About idea?" })).toMatchTextContent("In schools");
    await expect.element(screen.getByLabelText("New answer")).toHaveValue("");
    expect(sent()).toHaveLength(1);
  });

  test("both are put together in an editor that begins with all of them", async () => {
    const { sent, accept, merged, address } = await compare();
    const all = ["Refill depots", "In schools", "On wheels", "At night"];
    await expect.element(merged).toMatchTextContent(/Refill depots.*In schools.*On wheels/);
    await merged.getByLabelText("New answer").fill("At night");
    accept(all);
    await merged.getByRole("button", { name: "Save this answer" }).click();
    await expect.poll(address).toBe(`${seedAddress}&question=assets`);
    expect(sent().at(-1)?.body).toMatchObject({ answer: all });
    expect(Object.keys(localStorage).filter((name) => name.endsWith(".merged"))).toEqual([]);
  });

  test("a third change is shown, too, and what was put together stays", async () => {
    const { screen, setSeed, tell, merged, theirs } = await compare();
    await merged.getByLabelText("New answer").fill("At night");
    setSeed(seedOfBen(["Only in schools"], latest));
    tell(eventName, update(latest));
    await expect.element(theirs).toMatchTextContent("Only in schools");
    await expect.element(merged.getByLabelText("New answer")).toHaveValue("At night");
    await expect.element(screen.getByText(/Their answer has changed again/)).toBeVisible();
  });

  test("choices are compared by their labels", async () => {
    const [idea, assets] = answeredSeed().answers as [SeedAnswer, SeedAnswer];
    const app = await openIncubation(`${seedAddress}&question=assets`, { seed: seedWith({ answers: [idea, assets] }) });
    const { screen, setSeed, tell } = app;
    await screen.getByRole("checkbox", { name: /A trusted name/ }).click({ force: true });
    setSeed(seedWith({ answers: [idea, bensAnswer(questions.assets, ["data"])], updatedAt: later }));
    tell(eventName, update());
    await screen.getByRole("button", { name: "Compare" }).click();
    const side = (name: string) => screen.getByRole("region", { name });
    await expect.element(side("Mine")).toMatchTextContent(/A fleet of vans.*A trusted name/);
    await expect.element(side("Theirs")).toMatchTextContent("Old data");
    for (const name of [/A fleet of vans/, /A trusted name/, /Old data/]) {
      await expect.element(side("Put together").getByRole("checkbox", { name })).toBeChecked();
      await side("Put together").getByRole("checkbox", { name }).click({ force: true });
    }
    await side("Put together").getByRole("button", { name: "Save this answer" }).click();
    await expect.element(side("Put together").getByText("Please provide a valid answer question")).toBeVisible();
  });
});

describe("answers that appear or go meanwhile", () => {
  test("two first answers are compared", async () => {
    const { server, setSeed, onward, theirs } = await typeAnAnswer(seedWith());
    server.on(paths.answer, stale);
    setSeed(seedOfBen(["Soap by weight"]));
    await onward.click();
    await expect.element(theirs).toMatchTextContent("Soap by weight");
    expect(server.received.find(({ key }) => key === paths.answer)?.body).toMatchObject({ answer: ["On wheels"] });
  });

  test("words for an answer that was removed are kept, and can be given anew", async () => {
    const { server, setSeed, onward, mine, theirs, address } = await typeAnAnswer();
    server.on(paths.change("answer-idea"), { status: 404, body: { detail: "Answer not found." } });
    setSeed(seedWith({ updatedAt: later }));
    await onward.click();
    await expect.element(theirs).toMatchTextContent(/Removed meanwhile.*No answer/);
    const answer = { ...answerTo(questions.idea, ["Refill depots", "On wheels"]), updatedAt: latest };
    server.on(paths.answer, () => {
      setSeed(seedWith({ answers: [answer], updatedAt: latest }));
      return { status: 201, body: answer };
    });
    await mine.getByRole("button", { name: "Keep mine" }).click();
    await expect.poll(address).toBe(`${seedAddress}&question=assets`);
  });

  test("[S1.4-25] later answers the other one has just given are named before they go", async () => {
    const { screen, server, setSeed, onward, address } = await typeAnAnswer();
    const assets = bensAnswer(questions.assets, ["data"]);
    const idea = answerTo(questions.idea, ["Refill depots"]);
    server.on(paths.change("answer-idea"), { status: 412, body: { detail: "Somebody else has gone on." } });
    setSeed(seedWith({ answers: [idea, assets], updatedAt: later }));
    await onward.click();
    const dialog = screen.getByRole("dialog", { name: "Change this answer?" });
    await expect.element(dialog).toMatchTextContent("Ben Okoro has answered “The assets” meanwhile.");
    await expect.element(dialog).toMatchTextContent("Changing this answer removes the answers that follow it.");
    const mine = { ...answerTo(questions.idea, ["Refill depots", "On wheels"]), updatedAt: latest };
    server.on(paths.change("answer-idea"), () => {
      setSeed(seedWith({ answers: [mine], updatedAt: latest }));
      return { body: mine };
    });
    await dialog.getByRole("button", { name: "Change answer" }).click();
    await expect.poll(address).toBe(`${seedAddress}&question=assets`);
  });

  test("clarifying answers are compared as well", async () => {
    const question = clarifyingWith();
    const app = await openIncubation(`${seedAddress}&stage=pre-generation&clarify=${question.uuid}`, {
      seed: answeredSeed({ clarifyingQuestions: [question] }),
    });
    const { screen, server, setSeed } = app;
    await screen.getByLabelText("New answer").fill("The old one");
    server.on(paths.answerClarifying(question.uuid), stale);
    const answered = { ...question, answer: ["The tall one"], answeredAt: later, answeredBy: ben };
    setSeed(answeredSeed({ clarifyingQuestions: [answered], updatedAt: later }));
    await screen.getByRole("button", { name: "Continue", exact: true }).click();
    await expect.element(screen.getByRole("region", { name: "Theirs" })).toMatchTextContent("The tall one");
    expect(server.received.find(({ key }) => key.endsWith("/answer"))?.headers.get("if-match")).toBe('"unanswered"');
  });
});

test("words for a clarifying question that is no longer asked are kept until the person lets go of them", async () => {
  const question = clarifyingWith();
  const { screen, server, setSeed, tell } = await openIncubation(
    `${seedAddress}&stage=pre-generation&clarify=${question.uuid}`,
    { seed: answeredSeed({ clarifyingQuestions: [question] }) },
  );
  await screen.getByLabelText("New answer").fill("The old one");
  const other = clarifyingWith({ uuid: "cccccccc-0000-4000-8000-000000000002", question: "Who decides?" });
  server.on(paths.clarify, { status: 201, body: [other] });
  setSeed(answeredSeed({ clarifyingQuestions: [], updatedAt: later }));
  tell(eventName, update());
  await expect.element(screen.getByText("The old one")).toBeVisible();
  await screen.getByRole("button", { name: "Let go of it" }).click();
  await expect.element(screen.getByText("The old one")).not.toBeInTheDocument();
});

test.for(["light", "dark"])("in %s, the comparison has no accessibility violation", async (scheme) => {
  localStorage.setItem("seedbed.color-scheme", scheme);
  await compare();
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  const { violations } = await axe.run(document.body, { resultTypes: ["violations"] });
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target)}`)).toEqual([]);
});
