import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ofInterview, openInterviews, serverWithInterview } from "../testing/open-interviews.fixture.ts";
import { found, openedInterview, pid } from "../testing/shown-interview.fixture.ts";

beforeEach(() => page.viewport(1440, 1100));

test("words are marked by hand: those of an answer, as they stand there", async () => {
  const server = serverWithInterview();
  const marked = found.slice(2, 3).map((each) => ({ ...each, uuid: pid, description: "Owners count space." }));
  server.on(`POST ${ofInterview}/marks`, { body: openedInterview({ found: [...found, ...marked] }) });
  await openInterviews();
  await page.getByRole("button", { name: "Mark words by hand" }).click();
  const form = page.getByRole("form", { name: "Mark words by hand" });
  await form.getByRole("textbox", { name: "What it means for the concept" }).fill("Space is counted.");
  await form.getByRole("textbox", { name: "Words of the answer" }).fill("What did you do then?");
  await form.getByRole("button", { name: "Mark" }).click();
  await expect
    .element(form.getByRole("alert"))
    .toHaveTextContent("No answer holds these words as they stand here. Select them in the transcript.");
  await form.getByRole("textbox", { name: "Words of the answer" }).fill("He counts every square metre.");
  await form.getByRole("combobox", { name: "It speaks" }).selectOptions("Against");
  await form.getByRole("button", { name: "Mark" }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(server.bodiesOf(`POST ${ofInterview}/marks`)).toEqual([
    { line: 6, from: 11, to: 40, description: "Space is counted.", stance: "Against", touches: null },
  ]);
  await expect.element(page.getByText("Owners count space.")).toBeVisible();
});

test("words that are marked say what they mean, and what they touch", async () => {
  const server = serverWithInterview();
  server.on(`POST ${ofInterview}/marks`, { body: openedInterview() });
  await openInterviews();
  await page.getByRole("button", { name: "Mark words by hand" }).click();
  const form = page.getByRole("form", { name: "Mark words by hand" });
  await form.getByRole("textbox", { name: "Words of the answer" }).fill("He counts every square metre.");
  await form.getByRole("textbox", { name: "What it means for the concept" }).fill("  ");
  await form.getByRole("button", { name: "Mark" }).click();
  await expect.element(form.getByRole("alert")).toHaveTextContent("Say what it means for the concept.");
  await form.getByRole("textbox", { name: "What it means for the concept" }).fill(" Space is counted. ");
  await form.getByRole("combobox", { name: "It touches" }).selectOptions("Nobody feels responsible for ordering");
  await form.getByRole("button", { name: "Mark" }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(server.bodiesOf(`POST ${ofInterview}/marks`)).toMatchObject([
    { description: "Space is counted.", stance: "Neutral", touches: { kind: "pain", item: "p" } },
  ]);
});
