import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { openIncubation, paths, seedAddress } from "../testing/open-incubation.fixture.ts";
import { answeredSeed, answerTo, questions, seedWith } from "../testing/seeds.fixture.ts";

async function openQuestion(question: "idea" | "limits" = "idea", seed = seedWith()) {
  const app = await openIncubation(`${seedAddress}&question=${question}`, { seed });
  const { screen } = app;
  await expect.element(screen.getByRole("heading", { level: 1, name: `About ${question}?` })).toBeVisible();
  app.server.on(paths.answer, ({ body }) => {
    const given = answerTo(questions[question], (body as { answer: string[] }).answer);
    app.setSeed({ ...seed, answers: [...seed.answers, given] });
    return { status: 201, body: given };
  });
  const field = screen.getByLabelText("New answer");
  return {
    ...app,
    field,
    add: async (text: string) => {
      await field.fill(text);
      await userEvent.keyboard("{Enter}");
    },
    onward: screen.getByRole("button", { name: "Continue", exact: true }),
    hint: screen.getByRole("region", { name: `About ${question}?` }).getByRole("status"),
    next: screen.getByRole("heading", { level: 1, name: "About assets?" }),
  };
}

test("[S1.2.9-06] one word is a beginning: what helps is said, and it is gone on with from the person's own word", async () => {
  const { screen, field, hint } = await openQuestion();
  await field.fill("Drones");
  await expect.element(hint).toMatchTextContent("“Drones” is a beginning. It helps to say who it is for");
  await screen.getByRole("button", { name: "Drones instead of …" }).click();
  await expect.element(field).toHaveValue("Drones instead of ");
  await expect.element(field).toHaveFocus();
  await expect.element(hint).toBeEmptyDOMElement();
});

test("one word in the list is gone on with in its row", async () => {
  const { screen, add } = await openQuestion();
  await add("Drones");
  await screen.getByRole("button", { name: "Drones for …" }).click();
  await expect.element(screen.getByRole("textbox", { name: "Edit answer 1" })).toHaveValue("Drones for ");
});

test("one word does not keep anybody from going on", async () => {
  const { field, onward, next, server } = await openQuestion();
  await field.fill("Drones");
  await onward.click();
  await expect.element(next).toBeVisible();
  expect(server.bodiesOf(paths.answer)).toHaveLength(1);
});

test("ways on are in the language of the answers", async () => {
  const seed = seedWith({
    answers: [
      answerTo(questions.assets, ["fleet"]),
      answerTo(questions.limits, ["Nicht am Wochenende und nicht in der Nacht"]),
    ],
  });
  const { screen, field } = await openQuestion("idea", seed);
  await field.fill("Drohnen");
  await expect.element(screen.getByRole("button", { name: "Drohnen statt …" })).toBeVisible();
});

test("an answer in another language is welcome, and that is said once", async () => {
  const { add, hint, next, onward } = await openQuestion();
  await add("Drohnen, die das Dach der Halle ablesen");
  await expect.element(hint).toMatchTextContent("Any language is welcome.");
  await onward.click();
  await expect.element(next).toBeVisible();
  const later = await openQuestion("limits", answeredSeed());
  await later.add("Nicht am Wochenende und nicht in der Nacht");
  await expect.element(later.hint).toBeEmptyDOMElement();
});

test.for([
  ["asdf asdf", "we find no words in it"],
  ["I want a raise", "worth saying to somebody who can act on it"],
  ["TypeError: x is not a function", "reads like a message from a program"],
  ["What should I write here?", "This field is for your own words"],
  ["I don't know", "a fine place to begin"],
])("words beside the question are kept and used as they are: %s", async ([text, words]) => {
  const { screen, field, onward, hint, next, server } = await openQuestion();
  await field.fill(text ?? "");
  await onward.click();
  await expect.element(hint).toMatchTextContent(words ?? "");
  await expect.element(hint).toMatchTextContent("It helps to say who it is for");
  await expect
    .element(screen.getByRole("list", { name: "About idea?" }).getByRole("listitem"))
    .toMatchTextContent(text ?? "");
  expect(server.bodiesOf(paths.answer)).toHaveLength(0);
  await screen.getByRole("button", { name: "Use it as it is" }).click();
  await expect.element(next).toBeVisible();
  expect(server.bodiesOf(paths.answer)).toMatchObject([{ answer: [text] }]);
});

test("going on once more uses them, too", async () => {
  const { field, onward, hint, next } = await openQuestion();
  await field.fill("asdf");
  await onward.click();
  await expect.element(hint).toMatchTextContent("we find no words in it");
  await onward.click();
  await expect.element(next).toBeVisible();
});

test("no limits is an answer to a question that may be skipped", async () => {
  const { add, hint, screen } = await openQuestion("limits", answeredSeed());
  await add("none");
  await expect.element(screen.getByRole("listitem").getByText("none")).toBeVisible();
  await expect.element(hint).toBeEmptyDOMElement();
});
