import { guideMinutes, guideQuestionsMax } from "@seedbed/contract/report/interviews/words";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeTab } from "#testing/other-tab.ts";
import { pressComposing } from "#testing/press-composing.ts";
import { profileWith } from "#testing/profiles.ts";
import { untilQuiet } from "#testing/until-quiet.ts";
import { ofProfile, openInterviews, serverWithInterview } from "../testing/open-interviews.fixture.ts";
import { question, shownGuide } from "../testing/shown-interview.fixture.ts";
import { coverage, guideAsSheet, guideAsText } from "./guide-text.ts";

beforeEach(() => page.viewport(1440, 1100));
const button = (name: string | RegExp) => page.getByRole("button", { name });

describe("the guide", () => {
  const written = `PUT ${ofProfile}/interview-guide`;

  /** A server that keeps what is written. */
  function serverWithGuide() {
    const server = serverWithInterview();
    server.on(written, ({ body }) => {
      const { revision, questions } = body as ReturnType<typeof shownGuide>;
      return { body: shownGuide({ revision: revision + 1, questions }) };
    });
    return server;
  }

  test("flags a question that leads, and keeps its words until somebody chooses", async () => {
    const server = serverWithGuide();
    await openInterviews();
    await expect.element(page.getByText("Leading: it offers something (“for 18% less”)")).toBeVisible();
    await expect.element(page.getByText(/The guide keeps these words until you choose/)).toBeVisible();
    await button("Use this wording").click();
    await expect
      .element(page.getByRole("textbox", { name: "Question 2", exact: true }))
      .toHaveValue("Tell me about the last time a second supplier came up.");
    await expect.element(button("Keep mine")).not.toBeInTheDocument();
    expect(server.bodiesOf(written)).toMatchObject([{ revision: 3, questions: [{}, { keepsLeading: false }, {}] }]);
  });

  test("a question that a person keeps is no longer flagged", async () => {
    const server = serverWithGuide();
    await openInterviews();
    await button("Keep mine").click();
    await expect.element(page.getByText(/^Leading:/)).not.toBeInTheDocument();
    expect(server.bodiesOf(written)).toMatchObject([{ questions: [{}, { keepsLeading: true }, {}] }]);
  });

  test("a question that was kept and is written anew is looked at again", async () => {
    const kept = question(1, "Would you agree that a second supplier is a small price?", { keepsLeading: true });
    const server = serverWithInterview(undefined, shownGuide({ questions: [kept] }));
    server.on(written, ({ body }) => ({ body: shownGuide(body as ReturnType<typeof shownGuide>) }));
    await openInterviews();
    const field = page.getByRole("textbox", { name: "Question 1", exact: true });
    await expect.element(field).toBeVisible();
    await expect.element(button("Keep mine")).not.toBeInTheDocument();
    await field.fill("Would you agree that one supplier is enough?");
    await userEvent.keyboard("{Enter}");
    await expect.element(button("Keep mine")).toBeVisible();
    expect(server.bodiesOf(written)).toMatchObject([{ questions: [{ keepsLeading: false }] }]);
  });

  test("that is left with the words it had is not sent", async () => {
    const server = serverWithGuide();
    await openInterviews();
    const first = page.getByRole("textbox", { name: "Question 1", exact: true });
    await first.click();
    await userEvent.keyboard("{Control>}a{/Control}Something else");
    for (const key of ["Escape", "Enter"]) await pressComposing(first.element(), key);
    await expect.element(first).toHaveValue("Something else");
    expect(server.bodiesOf(written)).toEqual([]);
    await userEvent.keyboard("{Escape}{Enter}");
    await first.click();
    await userEvent.keyboard("{End} {Enter}");
    await button("Keep mine").click();
    await expect.element(page.getByText(/^Leading:/)).not.toBeInTheDocument();
    expect(server.bodiesOf(written)).toHaveLength(1);
  });

  test("is edited, moved, added to and shortened by keys alone", async () => {
    const server = serverWithGuide();
    await openInterviews();
    await expect
      .element(page.getByText("Open questions first. 1 of 1 assumptions at stake is covered.", { exact: true }))
      .toBeVisible();
    const first = page.getByRole("textbox", { name: "Question 1", exact: true });
    await first.click();
    await userEvent.keyboard("{Control>}a{/Control}What ran out last?{Enter}");
    await expect.element(first).toHaveValue("What ran out last?");
    await expect.element(first).toHaveFocus();
    await button("Move question 1 down").click();
    await expect
      .element(page.getByRole("textbox", { name: "Question 2", exact: true }))
      .toHaveValue("What ran out last?");
    await expect.element(button("Move question 2 down")).toHaveFocus();
    await button("Remove question 1").click();
    await expect.element(button("Remove question 1")).toHaveFocus();
    await button("Add question").click();
    await expect.element(page.getByRole("textbox", { name: "Question 3", exact: true })).toHaveFocus();
    await expect.poll(() => server.bodiesOf(written).length).toBe(4);
    expect(server.bodiesOf(written).map((body) => (body as { revision: number }).revision)).toEqual([3, 4, 5, 6]);
  });

  test("shows what was done last while what was done before is still being saved", async () => {
    const server = serverWithGuide();
    const saved = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    server.on(written, ({ body }) => {
      const { revision, questions } = body as ReturnType<typeof shownGuide>;
      return { body: shownGuide({ revision: revision + 1, questions }), after: saved[revision - 3]?.promise };
    });
    await openInterviews();
    await button("Move question 1 down").click();
    await button("Remove question 1").click();
    const texts = () => page.getByRole("textbox", { name: /^Question \d$/ }).elements().length;
    await expect.poll(texts).toBe(2);
    saved[0]?.resolve();
    await expect.poll(() => server.bodiesOf(written).length).toBe(2);
    await untilQuiet();
    expect(texts()).toBe(2);
    saved[1]?.resolve();
    await untilQuiet();
    expect(texts()).toBe(2);
    expect(server.bodiesOf(written)).toMatchObject([{ revision: 3 }, { revision: 4 }]);
  });

  test("an order that is refused is given back, and a question cannot be emptied while what to ask then can", async () => {
    const server = serverWithGuide();
    await openInterviews();
    const [first, then] = ["Question 1", "What to ask then, question 1"].map((name) =>
      page.getByRole("textbox", { name, exact: true }),
    );
    if (!first || !then) throw new Error("There are two fields.");
    const asked = "Walk me through the last time something ran out.";
    server.on(written, { status: 409, body: { detail: "Somebody else has changed the guide." } });
    await button("Move question 1 down").click();
    await expect.element(page.getByText("Somebody else has changed the guide.")).toBeVisible();
    await expect.element(first).toHaveValue(asked);
    await first.click();
    await userEvent.keyboard("{Control>}a{/Control}{Backspace}{Enter}");
    await expect.element(first).toHaveValue(asked);
    expect(server.bodiesOf(written)).toHaveLength(1);
    server.on(written, ({ body }) => ({
      body: shownGuide({ ...(body as ReturnType<typeof shownGuide>), revision: 4 }),
    }));
    await then.click();
    await userEvent.keyboard("{Control>}a{/Control}{Backspace}{Enter}");
    await expect
      .poll(() => server.bodiesOf(written).at(-1))
      .toMatchObject({ questions: [{ text: asked, followUp: "" }, {}, {}] });
  });

  test("a question that was begun is there in a new tab, and one that was refused stays as it was written", async () => {
    const server = serverWithGuide();
    const { screen } = await openInterviews();
    const first = page.getByRole("textbox", { name: "Question 1", exact: true });
    await first.click();
    await userEvent.keyboard("{Control>}a{/Control}What ran out");
    await screen.unmount();
    closeTab();
    await openInterviews();
    await expect.element(first).toHaveValue("What ran out");
    await expect.element(page.getByText("You wrote this on this device and it was not sent.")).toBeVisible();
    server.on(written, { status: 409, body: { detail: "Somebody else has changed the guide." } });
    await first.click();
    await userEvent.keyboard("{End} last?{Enter}");
    await expect.element(page.getByText("Somebody else has changed the guide.")).toBeVisible();
    await expect.element(first).toHaveValue("What ran out last?");
    server.on(written, { body: shownGuide({ revision: 4, questions: [question(1, "What ran out last?")] }) });
    await untilQuiet();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => Object.keys(localStorage).filter((name) => name.includes(".guide."))).toEqual([]);
    await expect.element(first).toHaveValue("What ran out last?");
  });

  test("is written where there is none", async () => {
    const server = serverWithInterview(null, shownGuide({ revision: 0, questions: [] }));
    server.on(`POST ${ofProfile}/interview-guide`, { body: shownGuide({ questions: [question(1, "What broke?")] }) });
    await openInterviews();
    await button("Write the guide").click();
    await expect.element(page.getByRole("textbox", { name: "Question 1", exact: true })).toHaveValue("What broke?");
  });
});

test("to a guide of as many questions as it may have none is added, and the first and the last move one way only", async () => {
  const questions = Array.from({ length: guideQuestionsMax }, (_, index) => ({
    ...question(1, `What broke as number ${index + 1}?`),
    uuid: `77777777-0000-4000-8000-${String(index).padStart(12, "0")}`,
  }));
  serverWithInterview(null, shownGuide({ questions }));
  await openInterviews();
  await expect.element(button("Add question")).toBeDisabled();
  await expect.element(page.getByRole("button", { name: "Move question 1 up", exact: true })).toBeDisabled();
  await expect.element(page.getByRole("button", { name: "Move question 2 up", exact: true })).toBeEnabled();
  await expect.element(button(`Move question ${guideQuestionsMax} down`)).toBeDisabled();
});

test("the guide is copied, or taken along as a file that is called after the segment", async () => {
  const server = serverWithInterview(null, shownGuide({ questions: [question(1, "What broke?", { followUp: "" })] }));
  server.on("GET /api/v2/concept/C-0003/customer-profile", {
    body: { results: [profileWith({ segment: "Owners/hosts: all" })] },
  });
  const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await openInterviews();
  await button("Copy").click();
  await expect.element(page.getByText("The guide was copied.")).toBeVisible();
  expect(written.mock.lastCall).toEqual(["1. What broke?"]);
  await button("Take it into an interview").click();
  expect(saved).toEqual(["Interview guide, Owners hosts  all.txt"]);
  written.mockRejectedValue(new Error("It is not allowed."));
  await button("Copy").click();
  await expect
    .element(page.getByText("The guide could not be copied. Take it into an interview as a file instead."))
    .toBeVisible();
});

test("how many of the assumptions at stake the questions cover is told, each once", () => {
  const [at] = shownGuide().atStake;
  if (!at) throw new Error("There is an assumption at stake.");
  const other = { ...at, uuid: "66666666-0000-4000-8000-000000000002" };
  const about = (number: number, uuid: string | null) => question(number, "What broke?", { assumption: uuid });
  const covered = (...questions: ReturnType<typeof about>[]) => coverage({ questions, atStake: [at, other] });
  expect(covered(about(1, at.uuid), about(2, at.uuid), about(3, null))).toMatch(
    / 1 of 2 assumptions at stake is covered\.$/,
  );
  expect(covered(about(1, at.uuid), about(2, other.uuid))).toMatch(/ 2 of 2 assumptions at stake are covered\.$/);
  expect(covered(about(1, "gone"))).toMatch(/ 0 of 2 assumptions at stake are covered\.$/);
  expect(coverage({ questions: [], atStake: [] })).toBe("Open questions first. No assumptions are written yet.");
});

test("the guide is text to be copied, and a sheet with the minutes of a question and room for notes", () => {
  const questions = [question(1, "What broke?"), question(2, "Who pays?", { followUp: "" })];
  expect(guideAsText({ questions })).toBe("1. What broke?\n   Then: who noticed?\n\n2. Who pays?");
  const lines = guideAsSheet({ questions }, "Facility managers").split("\n");
  expect(lines.slice(0, 4)).toEqual([
    "Interview with: Facility managers",
    "Date:                      Who asks:",
    `${guideMinutes} minutes, about ${guideMinutes / 2} for each question. Ask, then wait. Do not name the answer.`,
    "",
  ]);
  expect(lines.filter((line) => line.startsWith("   ___"))).toHaveLength(7);
  expect(lines.filter((line) => /^\d\. |^ {3}Then/.test(line))).toEqual([
    "1. What broke?",
    "   Then: who noticed?",
    "2. Who pays?",
  ]);
});
