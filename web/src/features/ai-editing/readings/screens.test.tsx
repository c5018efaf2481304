import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { sectionsIn } from "#testing/concepts.ts";
import { readingOnce } from "#testing/reading.ts";
import { asked, changeWith, editWith, failed, messageWith, proposed, sessionWith } from "../testing/edits.fixture.ts";
import { field, openReport, panel, refine, windowOf } from "../testing/open-refine.fixture.ts";

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
};

test.for(Object.entries(states))("what the panel of AI editing says: %s", async ([name, { options, act }]) => {
  await windowOf(1440, 1000);
  await openReport(options);
  await refine();
  await expect.element(field()).toBeEnabled();
  await act?.();
  if (act) await expect.element(page.getByRole("dialog").first()).toBeVisible();
  // Which number a message has hangs on what was made before it.
  const reading = (await readingOnce(panel(), { late: true })).replaceAll(/<id …\w+>/g, "<id>");
  const from = reading.search(/^ *(complementary|dialog|region) "AI editing"/m);
  await expect(reading.slice(Math.max(0, from))).toMatchFileSnapshot(`${name}.txt`);
});
