import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ofInterview, openInterviews, serverWithInterview } from "../testing/open-interviews.fixture.ts";
import { openedInterview } from "../testing/shown-interview.fixture.ts";

test("words that are marked say what they mean, and what they touch", async () => {
  await page.viewport(1440, 1100);
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
