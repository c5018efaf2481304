import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { evidenceRoute, openEvidence, panel, serverWithEvidence } from "../testing/open-evidence.fixture.ts";
import { item, shownEvidence, shownSource } from "../testing/shown-evidence.fixture.ts";

const route = `POST /api/v1/concept/C-0003/evidence/${item}/sources`;
const form = () => panel().getByRole("form", { name: "Add a source" });
const chooser = () => form().getByLabelText(/choose a file/);
const notes = (name = "Visits in May.docx") => new File(["9 weigh it"], name);

/** The form for another source, over a server that adds what is uploaded. */
async function openForm(after?: Promise<void>) {
  const server = serverWithEvidence();
  const added = shownSource(5, "Visits in May.docx", {
    ...{ classification: "upload", url: null, publisher: "", publishedDate: null },
    addedBy: { uuid: "u", firstName: "Mara", lastName: "Olsen" },
  });
  server.on(route, () => {
    const body = shownEvidence({ sources: [...shownEvidence().sources, added] });
    server.on(evidenceRoute, { body });
    return { body, ...(after && { after }) };
  });
  await openEvidence();
  await panel().getByRole("button", { name: "Add a source" }).click();
  return server;
}

const drop = (target: Element, files: File[], kind: "dragover" | "drop" = "drop") => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const event = new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
};

test("a file becomes a source: named as it is, sent once however often it is pressed, with how much of it is sent", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const server = await openForm(promise);
  await form()
    .getByRole("textbox", { name: /^Words you quote/ })
    .fill("9 weigh it");
  await userEvent.upload(chooser(), notes());
  await expect.element(form().getByRole("button", { name: "Remove Visits in May.docx" })).toHaveFocus();
  await expect.element(form().getByRole("textbox", { name: "Web address" })).not.toBeInTheDocument();
  await expect.element(form()).toMatchTextContent(/Its text is kept as a copy that everybody in your company can read/);
  await expect
    .element(form().getByRole("textbox", { name: /^Title/ }))
    .toHaveAttribute("placeholder", "Visits in May.docx");
  const submit = form().getByRole("button", { name: "Add source" }).element() as HTMLElement;
  submit.click();
  submit.click();
  await expect.element(form().getByText("50% uploaded")).toBeVisible();
  await expect
    .element(form().getByRole("progressbar", { name: "Uploading the file" }))
    .toHaveAttribute("aria-valuenow", "50");
  resolve();
  await expect.element(panel().getByRole("tab", { name: "Sources 5" })).toBeVisible();
  await panel().getByRole("tab", { name: "Sources 5" }).click();
  const entry = panel().getByRole("article", { name: "Source 5: Visits in May.docx" });
  await expect.element(entry.getByText("Uploaded by Mara Olsen")).toBeVisible();
  await expect.element(entry.getByRole("link")).not.toBeInTheDocument();
  expect(server.bodiesOf(route)).toEqual([
    {
      file: "Visits in May.docx",
      fields: {
        ...{ field: "", stance: "for", title: "Visits in May.docx", url: null },
        claim: "The depot cannot pass a price rise on within the year, so about nine months of it stay with us.",
        ...{ quote: "9 weigh it", category: null, publishedDate: null },
      },
    },
  ]);
});

test("an upload that is given up leaves all that was typed, and the file", async () => {
  await openForm(new Promise<void>(() => undefined));
  await form()
    .getByRole("textbox", { name: /^Words you quote/ })
    .fill("9 weigh it");
  await userEvent.upload(chooser(), notes());
  await form().getByRole("button", { name: "Add source" }).click();
  await form().getByRole("button", { name: "Cancel upload" }).click();
  await expect.element(form().getByRole("button", { name: "Cancel", exact: true })).toBeVisible();
  await expect.element(form().getByRole("button", { name: "Add source" })).toBeEnabled();
  await expect.element(form().getByRole("alert")).not.toBeInTheDocument();
  await expect.element(form().getByText("Visits in May.docx")).toBeVisible();
  await expect.element(form().getByRole("textbox", { name: /^Words you quote/ })).toHaveValue("9 weigh it");
});

test("a file that the server refuses says why at the file, and nothing that was typed is lost", async () => {
  const server = await openForm();
  const sentence = "This file is closed with a password.";
  server.on(route, { status: 422, body: { detail: `file: ${sentence}`, form: { file: sentence } } });
  await form()
    .getByRole("textbox", { name: /^Title/ })
    .fill("Visits");
  await userEvent.upload(chooser(), notes());
  await form().getByRole("button", { name: "Add source" }).click();
  await expect.element(form().getByRole("alert")).toHaveTextContent(sentence);
  const remove = form().getByRole("button", { name: "Remove Visits in May.docx" });
  await expect.element(remove).toHaveAccessibleDescription(sentence);
  await expect.element(remove).toHaveFocus();
  await expect.element(form().getByRole("textbox", { name: /^Title/ })).toHaveValue("Visits");
  await remove.click();
  await expect.element(chooser()).toHaveFocus();
  await expect.element(form().getByRole("alert")).not.toBeInTheDocument();
});

test.each([
  ["prices.xlsx", "a", "This file is not a PDF, DOCX, TXT, MD or HTML file."],
  ["empty.txt", "", "This file is empty."],
  ["large.txt", "a".repeat(20_000_001), "This file is larger than 20 MB."],
])("%s is not sent", async (name, content, sentence) => {
  const server = await openForm();
  drop(form().element(), [new File([content], name)]);
  await expect.element(form().getByRole("alert")).toHaveTextContent(sentence);
  await expect.element(chooser()).toHaveAccessibleDescription(sentence);
  expect(server.bodiesOf(route)).toEqual([]);
});

test("a file is dropped anywhere on the form; dropped beside it, it does not take the page away", async () => {
  await openForm();
  drop(form().element(), [notes()], "dragover");
  await expect.element(form().getByText(/^Drop the file to add it/)).toBeVisible();
  expect(drop(document.body, [notes("other.txt")]).defaultPrevented).toBe(true);
  await expect.element(form().getByText(/^Drop the file to add it/)).not.toBeInTheDocument();
  await expect.element(form().getByText("other.txt")).not.toBeInTheDocument();
  drop(form().element(), [notes(), notes("other.txt")]);
  await expect.element(form().getByRole("alert")).toHaveTextContent("One file is one source. Add the others after it.");
  drop(form().element(), [notes()]);
  await expect.element(form().getByText("Visits in May.docx")).toBeVisible();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});
