import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { sectionsIn } from "#testing/concepts.ts";
import { neverAnswered } from "#testing/fake-server.ts";
import { pressComposing } from "#testing/press-composing.ts";
import { untilQuiet } from "#testing/until-quiet.ts";
import { asked, failed, messageWith, proposed, sessionWith } from "../testing/edits.fixture.ts";
import {
  field,
  openReport,
  panel,
  paths,
  refine,
  refineButton,
  say,
  windowOf,
} from "../testing/open-refine.fixture.ts";

const clear = () => page.getByRole("button", { name: "Clear conversation" });
const close = () => page.getByTitle("Close (Esc)");

test("[S2.2.2-04] [S2.2.10-01] [S2.2.10-04] [S3.2.8-02] Refine opens a panel 500 px wide at the right, with its disclaimer, intro, and ways to clear and to close", async () => {
  await windowOf(1440, 1000);
  await openReport();
  await expect.element(panel()).not.toBeInTheDocument();
  await refine();
  const { left, right, width } = panel().element().getBoundingClientRect();
  expect({ left, right, width }).toEqual({ left: 940, right: 1440, width: 500 });
  // The report beside it is not covered.
  expect(refineButton().element().getBoundingClientRect().right).toBeLessThan(940);
  await expect.element(panel().getByText("AI can make mistakes. Check important facts.")).toBeVisible();
  await expect
    .element(panel().getByRole("heading", { name: "AI Editing - Describe how you want this report to change" }))
    .toBeVisible();
  await expect.element(field()).toHaveFocus();
  await expect.element(clear()).toBeVisible();
  await close().click();
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(refineButton()).toHaveFocus();
  // The report has its room back.
  expect(refineButton().element().getBoundingClientRect().right).toBeGreaterThan(940);
});

test("Escape closes the panel, and it lies over the report where there is no room, on all of a phone", async () => {
  await windowOf(1024, 768);
  await openReport();
  await refine();
  expect(panel().element().getBoundingClientRect().width).toBe(500);
  expect(getComputedStyle(document.getElementById("content") as Element).paddingRight).toBe("0px");
  await page.viewport(390, 844);
  await expect.poll(() => panel().element().getBoundingClientRect().width).toBe(390);
  await expect.element(page.getByRole("dialog", { name: "AI editing" })).toHaveAttribute("aria-modal", "true");
  await pressComposing(field().element(), "Escape");
  await expect.element(panel()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(panel()).not.toBeInTheDocument();
});

test("[S2.2.10-02] [S3.2.8-01] the panel says which sections are outdated, and why on request", async () => {
  await openReport({
    concept: { reportStatusBySection: sectionsIn("complete", { overview: "outdated", assumptions: "outdated" }) },
    prepare: (server) =>
      server.on("GET /api/v2/concept/C-0003/report/outdated", {
        body: {
          sections: [
            {
              ...{ section: "overview", keeps: { fields: 0, items: 0 }, estimate: { calls: 1, seconds: 1, usd: null } },
              causes: [
                {
                  ...{ by: { uuid: "u", firstName: "Noor", lastName: "Haddad" }, at: null, source: "marketScan" },
                  ...{ item: null, field: null, what: "Summary", before: "Old", after: "New", withdrawn: null },
                },
              ],
            },
          ],
          together: { sections: 1, calls: 1, seconds: 1, usd: null },
          isDrafted: false,
        },
      }),
  });
  await refine();
  await expect
    .element(panel().getByText("Some sections are outdated since your last change: Assumptions, Overview"))
    .toBeVisible();
  await panel().getByRole("button", { name: "See why" }).click();
  await expect.element(panel().getByText(/Noor Haddad changed/)).toBeVisible();
  await panel().getByRole("button", { name: "See why" }).click();
  await expect.element(panel().getByText(/Noor Haddad changed/)).not.toBeInTheDocument();
});

test("clearing asks first, and clears what was said and proposed", async () => {
  const { server, serverHas } = await openReport({ editing: { session: proposed } });
  server.on(paths.clear(), () => {
    serverHas({ session: null });
    return { status: 204 };
  });
  await refine();
  await clear().click();
  const dialog = page.getByRole("dialog", { name: "Clear this conversation?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(panel().getByText("With rent as a cost the saving is open again.").first()).toBeVisible();
  expect(server.bodiesOf(paths.clear())).toHaveLength(0);
  await clear().click();
  await dialog.getByRole("button", { name: "Clear" }).click();
  await expect.element(panel().getByText("3 of 3 edits")).not.toBeInTheDocument();
  await expect.element(panel().getByRole("list", { name: "Conversation" })).not.toBeInTheDocument();
  await expect.element(clear()).toBeDisabled();
});

test("a conversation is cleared once, however often it is confirmed", async () => {
  const { server } = await openReport({ editing: { session: proposed } });
  server.on(paths.clear(), neverAnswered);
  await refine();
  await clear().click();
  const confirm = page.getByRole("dialog", { name: "Clear this conversation?" }).getByRole("button", { name: "Clear" });
  await confirm.click();
  await expect.element(confirm).toBeDisabled();
  (confirm.element() as HTMLElement).click();
  await untilQuiet();
  expect(server.bodiesOf(paths.clear())).toHaveLength(1);
});

test("what cannot be cleared says so, and stays", async () => {
  const { server } = await openReport({ editing: { session: proposed } });
  server.on(paths.clear(), { status: 500, body: { detail: "No luck." } });
  await refine();
  await clear().click();
  const dialog = page.getByRole("dialog", { name: "Clear this conversation?" });
  await expect.element(dialog.getByText(/^What was said and the edits that are proposed will be gone\./)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  // It closes the question, and not the panel behind it.
  await expect.element(dialog).not.toBeInTheDocument();
  await clear().click();
  await dialog.getByRole("button", { name: "Clear" }).click();
  await expect.element(page.getByText(/No luck\./)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(panel().getByText("3 of 3 edits")).toBeVisible();
});

test("a reply that stood there before the page was opened is not read aloud once more", async () => {
  const { reload } = await openReport({ editing: { session: proposed } });
  await refine();
  await reload();
  const reply = "With rent as a cost the saving is open again.";
  await expect.element(panel().getByRole("list", { name: "Conversation" }).getByText(reply)).toBeVisible();
  await untilQuiet();
  expect(panel().getByRole("status").filter({ hasText: reply }).elements()).toEqual([]);
});

test("a message says what it is about and which file went with it, a drafted reply that it was drafted, an error its code", async () => {
  const question = asked("Shorter", {
    scope: { section: "overview", item: null, field: "overview.problemStatement", quote: "Forty deliveries a week." },
    media: { mediaData: "", mimetype: "text/plain", filename: "rent.txt" },
  });
  const second = asked("Kinder");
  const messages = [
    question,
    messageWith({ replyTo: question.uuid, content: "It is drafted.", origin: "draft" }),
    second,
    failed({ replyTo: second.uuid, content: "The model is silent.", code: "MODEL_BUSY" }),
  ];
  await openReport({ editing: { session: sessionWith({ messages }) } });
  await refine();
  const said = panel().getByRole("listitem");
  await expect.element(said.first()).toMatchTextContent("Forty deliveries a week.Shorterrent.txt");
  await expect.element(said.nth(1)).toMatchTextContent("It is drafted.Drafted offline");
  await expect.element(said.nth(3)).toMatchTextContent("The model is silent.MODEL_BUSYSend again");
});

test("what is begun is there after a reload, in the panel that was open", async () => {
  const { reload } = await openReport();
  await refine();
  await field().fill("Shorter, please");
  await reload();
  await expect.element(field()).toHaveValue("Shorter, please");
});

test("a version of the past cannot be refined", async () => {
  await openReport({ concept: { isHistoricalVersion: true } });
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(refineButton()).not.toBeInTheDocument();
});

test("a conversation that cannot be read says so, and is read again", async () => {
  const { server } = await openReport({
    prepare: (told) => told.on(paths.read(), { status: 500, body: { detail: "No luck." } }),
  });
  await refine();
  await expect.element(panel().getByText("This conversation could not be loaded. No luck.")).toBeVisible();
  server.on(paths.read(), { body: { session: proposed, lock: null, takesPictures: false, isDrafted: false } });
  await panel().getByRole("button", { name: "Retry" }).click();
  await expect.element(panel().getByText("3 of 3 edits")).toBeVisible();
  await say("And?");
  await expect.element(panel().getByText("And?")).toBeVisible();
});
