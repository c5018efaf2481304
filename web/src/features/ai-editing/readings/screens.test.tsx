import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { sectionsIn } from "#testing/concepts.ts";
import { neverAnswered } from "#testing/fake-server.ts";
import { readingOnce } from "#testing/reading.ts";
import { asked, changeWith, editWith, failed, messageWith, proposed, sessionWith } from "../testing/edits.fixture.ts";
import { field, openReport, panel, paths, refine, windowOf } from "../testing/open-refine.fixture.ts";

type Options = Parameters<typeof openReport>[0];

const cited = editWith({
  ...{ title: "Name the rent", description: "It was read.", icon: "add", section: "marketScan", origin: "draft" },
  basis: { kind: "passage", quote: "Rents rose by a tenth.", sourceUuid: "s-1", sourceTitle: "Rents 2026" },
  changes: [
    changeWith({
      kind: "add",
      item: null,
      itemName: "“Rent”",
      field: null,
      before: null,
      after: { description: "Rent" },
    }),
    changeWith({ kind: "move", item: "d-2", itemName: "“One depot”", field: null, before: 2, after: 1 }),
    changeWith({ isPersonal: true, before: ["Soap"], after: ["Soap", "Weight"] }),
  ],
});
const question = asked("What of the rent?", { scope: null });
const outdated = sectionsIn("complete", { overview: "outdated", assumptions: "outdated" });

const press = (name: string) => () => panel().getByRole("button", { name, exact: true }).click();
const states: Record<string, { options?: Options; act?: () => Promise<unknown> }> = {
  nothing: {},
  proposed: { options: { editing: { session: proposed } } },
  "every-kind-of-edit": { options: { editing: { session: { ...proposed, edits: [cited] } } } },
  "one-edit": { options: { editing: { session: { ...proposed, edits: proposed.edits.slice(0, 1) } } } },
  "drafted-and-failed": {
    options: {
      editing: {
        isDrafted: true,
        session: sessionWith({
          messages: [
            question,
            messageWith({ replyTo: question.uuid, origin: "draft", content: "No model is connected." }),
            asked("And now?"),
            failed({ content: "The model is away." }),
          ],
        }),
      },
    },
  },
  outdated: { options: { concept: { reportStatusBySection: outdated } } },
  "clearing-asked": { options: { editing: { session: proposed } }, act: press("Clear conversation") },
  "clearing-asked-without-edits": {
    options: { editing: { session: sessionWith({ messages: [question] }) } },
    act: press("Clear conversation"),
  },
  "discarding-asked": { options: { editing: { session: proposed } }, act: press("Discard") },
  thinking: { options: { editing: { session: sessionWith({ messages: [question], isThinking: true }) } } },
  loading: { options: { prepare: (server) => server.on(paths.read(), neverAnswered) } },
  "not-loaded": {
    options: {
      prepare: (server) => server.on(paths.read(), { status: 500, body: { detail: "The database sleeps." } }),
    },
  },
};

const noor = { uuid: "22222222-2222-4222-8222-222222222229", firstName: "Noor", lastName: "" };
const lock = { by: noor, isMine: false, since: "2026-11-26T00:00:00.000Z", until: "2026-11-26T00:00:30.000Z" };
const selectWords = async () => {
  const words = page.getByText("Forty deliveries a week.").first();
  await expect.element(words).toBeVisible();
  getSelection()?.selectAllChildren(words.element());
  document.body.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  await expect.element(page.getByTitle("Refine what is selected (Alt R)")).toBeVisible();
};

/** What stands over the page or a part of the panel: from where it begins. */
const parts: Record<string, { options?: Options; act: () => Promise<unknown>; from: RegExp }> = {
  locked: { options: { editing: { lock } }, act: async () => undefined, from: /^dialog "Locked"/m },
  "making-asked": {
    options: { editing: { session: proposed }, concept: { reportStatusBySection: outdated } },
    act: async () => {
      await refine();
      await press("Make Changes")();
      await page.getByRole("checkbox", { name: /^Update 2/ }).click();
    },
    from: /^dialog "Apply/m,
  },
  "some-left-out": {
    options: {
      editing: { session: proposed },
      prepare: (server) => server.on("GET /api/v2/concept/version/C-0003", neverAnswered),
    },
    act: async () => {
      await refine();
      await panel().getByRole("checkbox", { name: "Include edit 2" }).click();
      await panel().getByRole("checkbox", { name: "Include edit 3" }).click();
    },
    from: /^ *article "Leave out/m,
  },
  "selection-found": { act: selectWords, from: /^\{selectionBubble\}/m },
  "selection-asked": {
    act: async () => {
      await selectWords();
      await page.getByTitle("Refine what is selected (Alt R)").click();
    },
    from: /^\{selectionBubble\}/m,
  },
  "about-a-selection-with-a-file": {
    act: async () => {
      await selectWords();
      await page.getByTitle("Refine what is selected (Alt R)").click();
      await page.getByRole("button", { name: "For …" }).click();
      const rent = new File(["rent: 11"], "rent.txt", { type: "text/plain" });
      await userEvent.upload(panel().getByLabelText("File", { exact: true }), rent);
      await expect.element(panel().getByRole("button", { name: "Remove rent.txt" })).toBeVisible();
    },
    from: /^ *picture target/m,
  },
};

test.for(Object.entries(parts))("what AI editing says over the page: %s", async ([name, { options, act, from }]) => {
  await windowOf(1440, 1000);
  await openReport(options);
  await act();
  const reading = await readingOnce(page.getByRole("heading", { level: 1, includeHidden: true }), { late: true });
  const begin = reading.search(from);
  await expect(begin < 0 ? reading : reading.slice(begin)).toMatchFileSnapshot(`${name}.txt`);
});

test.for(Object.entries(states))("what the panel of AI editing says: %s", async ([name, { options, act }]) => {
  await windowOf(1440, 1000);
  await openReport(options);
  await refine();
  await expect.element(field()).toBeVisible();
  await act?.();
  if (act) await expect.element(page.getByRole("dialog").first()).toBeVisible();
  // Which number a message has hangs on what was made before it.
  const reading = (await readingOnce(panel(), { late: true, loading: name === "loading" })).replaceAll(
    /<id …\w+>/g,
    "<id>",
  );
  const from = reading.search(/^ *(complementary|dialog|region) "AI editing"/m);
  await expect(reading.slice(Math.max(0, from))).toMatchFileSnapshot(`${name}.txt`);
});
