import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { pressComposing } from "#testing/press-composing.ts";
import { openIncubation, paths, seedAddress } from "../testing/open-incubation.fixture.ts";
import { answerTo, questions, seedUuid, seedWith } from "../testing/seeds.fixture.ts";

async function openIdea(answers = [answerTo(questions.idea, ["Refill depots", "Soap by weight"], ["user", "ai"])]) {
  const app = await openIncubation(`${seedAddress}&question=idea`, { seed: seedWith({ answers }) });
  const { screen } = app;
  await expect.element(screen.getByRole("heading", { level: 1, name: "About idea?" })).toBeVisible();
  return {
    ...app,
    field: screen.getByLabelText("New answer"),
    onward: screen.getByRole("button", { name: "Continue", exact: true }),
    rows: screen.getByRole("list", { name: "About idea?" }).getByRole("listitem"),
  };
}

test("[S1.2.9-01] [S1.2.9-02] [S1.2.9-03] [S1.2.9-04] the header says what, how far, and leads back and on", async () => {
  const { screen, onward } = await openIdea();
  await expect.element(screen.getByText("Expand An Existing Idea")).toBeVisible();
  await expect.element(screen.getByText("Draft", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("1 / 4 steps")).toBeVisible();
  await expect.element(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "25");
  await expect.element(screen.getByRole("button", { name: "Back", exact: true })).toBeVisible();
  await expect.element(onward).toBeVisible();
  expect(document.title).toBe("The idea · Expand An Existing Idea · Seedbed");
});

test("[S1.2.9-05] [S1.2.9-06] [S1.3-17] answers stand in a list that tells whose words they are", async () => {
  const { screen, rows, field } = await openIdea();
  await expect.element(rows.nth(0)).toMatchTextContent("Refill depotsYou");
  await expect.element(rows.nth(1)).toMatchTextContent("Soap by weightSuggested");
  await expect.element(screen.getByRole("button", { name: "Suggest answers" })).toBeVisible();
  await field.fill("By the kilogram");
  await screen.getByRole("button", { name: "Add answer" }).click();
  await expect.element(rows.nth(2)).toMatchTextContent("By the kilogramYou");
  await expect.element(field).toHaveValue("");
});

test("[S1.5-22] [S1.5-23] an empty or repeated answer is not added", async () => {
  const { screen, rows, field } = await openIdea();
  await field.fill("   ");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("This field cannot be empty.")).toBeVisible();
  await field.fill("  Refill depots ");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("This answer is already in the list.")).toBeVisible();
  expect(rows.elements()).toHaveLength(2);
});

test("[S1.5-24] [S1.5-25] an answer is edited in its row, up to 500 characters", async () => {
  const { screen, rows } = await openIdea();
  await screen.getByRole("button", { name: "Edit answer 2" }).click();
  const editor = screen.getByPlaceholder("*Required");
  await expect.element(editor).toHaveFocus();
  await editor.fill("x".repeat(503));
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("3 characters too long. The maximum length is 500 characters.")).toBeVisible();
  await expect.element(editor).toHaveValue("x".repeat(503));
  await editor.fill("Soap by the litre");
  await expect.element(screen.getByText("17 / 500")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(rows.nth(1)).toMatchTextContent("Soap by the litreYou");
  await expect.element(screen.getByRole("button", { name: "Edit answer 2" })).toHaveFocus();
});

test("Escape leaves an answer as it was, and a deleted one comes back", async () => {
  const { screen, rows } = await openIdea();
  await screen.getByRole("button", { name: "Edit answer 1" }).click();
  const edited = screen.getByPlaceholder("*Required");
  await edited.fill("Something else");
  for (const key of ["Escape", "Enter"]) await pressComposing(edited.element(), key);
  await expect.element(edited).toHaveValue("Something else");
  await userEvent.keyboard("{Escape}");
  await expect.element(rows.nth(0)).toMatchTextContent("Refill depots");
  await screen.getByRole("button", { name: "Delete answer 1" }).click();
  await expect.element(rows.nth(0)).toMatchTextContent("Soap by weight");
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(rows.nth(0)).toMatchTextContent("Refill depots");
});

test("a deletion can be undone until something else is done", async () => {
  const { screen, rows, field } = await openIdea();
  await screen.getByRole("button", { name: "Delete answer 1" }).click();
  const undo = screen.getByRole("button", { name: "Undo" });
  await expect.element(undo).toBeVisible();
  await field.fill("Bottles that come back");
  await userEvent.keyboard("{Enter}");
  await expect.element(rows.nth(1)).toMatchTextContent("Bottles that come back");
  await expect.element(undo).not.toBeInTheDocument();
});

test("[S1.5-26] [S1.8-34] a required question insists on an answer", async () => {
  const { screen, server, onward, address } = await openIdea([]);
  await onward.click();
  await expect.element(screen.getByText("Please provide a valid answer question")).toBeVisible();
  expect(server.bodiesOf(paths.answer)).toEqual([]);
  expect(address()).toBe(`${seedAddress}&question=idea`);
});

test("[S1.3-18] Continue sends what is typed as well, with whose words they are, and goes on", async () => {
  const { screen, server, field, onward, address, setSeed } = await openIdea([]);
  const answer = answerTo(questions.idea, ["Refill depots", "Soap by weight"]);
  server.on(paths.answer, () => {
    setSeed(seedWith({ answers: [answer] }));
    return { status: 201, body: answer };
  });
  await field.fill("Refill depots");
  await userEvent.keyboard("{Enter}");
  await field.fill("Soap by weight ");
  await onward.click();
  const next = screen.getByRole("heading", { level: 1, name: "About assets?" });
  await expect.element(next).toHaveFocus();
  expect(address()).toBe(`${seedAddress}&question=assets`);
  expect(server.bodiesOf(paths.answer)).toEqual([
    {
      questionId: "expand.idea",
      fieldType: "text",
      answer: ["Refill depots", "Soap by weight"],
      details: { sources: ["user", "user"] },
    },
  ]);
});

test("a double click on Continue sends an answer once, and passes over no question", async () => {
  const { screen, server, field, onward, address, setSeed } = await openIdea([]);
  const answer = answerTo(questions.idea, ["Refill depots"]);
  server.on(paths.answer, () => {
    setSeed(seedWith({ answers: [answer] }));
    return { status: 201, body: answer };
  });
  await field.fill("Refill depots");
  await onward.dblClick();
  await expect.element(screen.getByRole("heading", { level: 1, name: "About assets?" })).toBeVisible();
  expect(address()).toBe(`${seedAddress}&question=assets`);
  expect(server.bodiesOf(paths.answer)).toHaveLength(1);
});

test("drafts that were read before an answer was sent are read again after it", async () => {
  const { screen, server, field, onward, router, setSeed } = await openIdea();
  const drafts = "GET /api/v2/concept/seed";
  const reads = () => server.received.filter(({ key }) => key === drafts).length;
  server.on(drafts, { body: { results: [], count: 0, numberOfPages: 1 } });
  await router.navigate({ to: "/concept/drafts" });
  await expect.element(screen.getByText("No data available")).toBeVisible();
  expect(reads()).toBe(1);
  await router.navigate({ to: "/concept/incubate", search: { seed: seedUuid, question: "idea" } });
  const answer = answerTo(questions.idea, ["Refill depots", "Soap by weight", "On wheels"]);
  server.on(paths.change(answer.id), () => {
    setSeed(seedWith({ answers: [answer] }));
    return { body: answer };
  });
  await field.fill("On wheels");
  await onward.click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "About assets?" })).toBeVisible();
  await router.navigate({ to: "/concept/drafts" });
  await expect.poll(reads).toBe(2);
});

test("[S1.8-35] an answer that cannot be saved says so and stays", async () => {
  const { screen, server, field, onward } = await openIdea([]);
  server.on(paths.answer, { status: 503, body: { detail: "The database is away." } });
  await field.fill("Refill depots");
  await onward.click();
  await expect.element(screen.getByText("Failed to submit answer")).toBeVisible();
  await expect.element(screen.getByText("The database is away.")).toBeVisible();
  await expect.element(screen.getByText("Not saved. Continue tries again.")).toBeVisible();
  await expect.element(screen.getByRole("list", { name: "About idea?" })).toMatchTextContent("Refill depots");
});

test("what is typed while an answer is on its way stays, and the question with it", async () => {
  const { screen, server, field, onward, rows, setSeed } = await openIdea([]);
  const idea = answerTo(questions.idea, ["Refill depots"]);
  const answered = Promise.withResolvers<void>();
  server.on(paths.answer, () => {
    setSeed(seedWith({ answers: [idea] }));
    return { status: 201, body: idea, after: answered.promise };
  });
  await field.fill("Refill depots");
  await onward.click();
  await expect.element(screen.getByText("Saving…")).toBeVisible();
  await field.fill("Soap by weight");
  answered.resolve();
  await expect.element(screen.getByText("Saves when you continue")).toBeVisible();
  await expect.element(field).toHaveValue("Soap by weight");
  await expect.element(rows.first()).toMatchTextContent("Refill depots");
  await expect.element(screen.getByRole("heading", { level: 1, name: "About idea?" })).toBeVisible();
});

test("a reload loses nothing: neither what is typed nor what was changed and not sent", async () => {
  const { screen, field, reload } = await openIdea();
  await screen.getByRole("button", { name: "Edit answer 1" }).click();
  await screen.getByPlaceholder("*Required").fill("Refill depots in basements");
  await userEvent.keyboard("{Enter}");
  await field.fill("Half a sent");
  const again = await reload();
  await expect.element(again.screen.getByLabelText("New answer")).toHaveValue("Half a sent");
  await expect.element(again.screen.getByText("Refill depots in basements")).toBeVisible();
  await expect.element(again.screen.getByText("Saves when you continue")).toBeVisible();
});

test("a pasted list becomes a list of answers, with the words before and behind it", async () => {
  const { rows, field } = await openIdea();
  await field.fill("Number , in that order");
  (field.element() as HTMLTextAreaElement).setSelectionRange(7, 7);
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", "one\nTwo\n\nThree");
  field.element().dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(rows.nth(2)).toMatchTextContent("Number one");
  await expect.element(rows.nth(3)).toMatchTextContent("Two");
  await expect.element(field).toHaveValue("Three, in that order");
});

test("Enter that only ends a word of an input method adds no answer", async () => {
  const { rows, field } = await openIdea();
  await field.fill("Seife");
  const composed = { key: "Enter", bubbles: true, cancelable: true };
  field.element().dispatchEvent(new KeyboardEvent("keydown", { ...composed, isComposing: true }));
  await expect.element(field).toHaveValue("Seife");
  field.element().dispatchEvent(new KeyboardEvent("keydown", composed));
  await expect.element(field).toHaveValue("");
  expect(rows.elements()).toHaveLength(3);
});

test("a deleted answer comes back to the place it had", async () => {
  const { screen, rows } = await openIdea();
  await screen.getByRole("button", { name: "Delete answer 2" }).click();
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(rows.nth(1)).toMatchTextContent("Soap by weightSuggested");
  await expect.element(rows.nth(0)).toMatchTextContent("Refill depotsYou");
});

test("Ctrl and Enter in the row of an answer sends it as it was changed", async () => {
  const { screen, server, setSeed } = await openIdea();
  const answer = answerTo(questions.idea, ["Refill depots", "Soap by the litre"]);
  server.on(paths.change(answer.id), () => {
    setSeed(seedWith({ answers: [answer] }));
    return { body: answer };
  });
  await screen.getByRole("button", { name: "Edit answer 2" }).click();
  await screen.getByPlaceholder("*Required").fill("Soap by the litre");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(screen.getByRole("heading", { level: 1, name: "About assets?" })).toBeVisible();
  expect(server.bodiesOf(paths.change(answer.id))).toMatchObject([{ answer: ["Refill depots", "Soap by the litre"] }]);
});

test("an answer that is refused shows what has become of its seed meanwhile", async () => {
  const { screen, server, field, onward, setSeed } = await openIdea([]);
  server.on(paths.answer, () => {
    setSeed(seedWith({ status: "published" }));
    return { status: 409, body: { detail: "Its concepts are in the bank." } };
  });
  await field.fill("Refill depots");
  await onward.click();
  await expect.element(screen.getByText("Its concepts are in the bank.")).toBeVisible();
  await expect.element(screen.getByText("Published", { exact: true })).toBeVisible();
});
