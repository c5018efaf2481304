import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { sectionsIn } from "#testing/concepts.ts";
import {
  conceptUuid,
  differentiatorEdit,
  priceEdit,
  proposed,
  sessionUuid,
  sessionWith,
  valueEdit,
} from "../testing/edits.fixture.ts";
import { openReport, panel, paths, refine } from "../testing/open-refine.fixture.ts";

const makeChanges = () => panel().getByRole("button", { name: "Make Changes" });
const dialog = () => page.getByRole("dialog", { name: "Apply these changes?" });
const undo = (section: string) => `POST /api/v2/concept/C-0003/report/${section}/undo`;

const made = {
  status: "pending",
  conceptUuid,
  revisions: [
    { section: "overview", revision: 5 },
    { section: "financialProjection", revision: 3 },
  ],
  updating: [],
};

test("[S2.2.10-11] [S2.4-34] [S2.7-19] [S3.4-49] [S3.7-38] exactly the edits that are taken are made, after Proceed alone", async () => {
  const { server } = await openReport({ editing: { session: proposed } });
  server.on(paths.edit, { status: 202, body: made });
  const versions = [{ versionNumber: 4 }];
  server.on("GET /api/v2/concept/version/C-0003", { body: { versions, isChangedSince: false } });
  await refine();
  await expect.element(panel().getByText("V4 stays in Versions")).toBeVisible();
  await panel().getByRole("checkbox", { name: "Include edit 2" }).click();
  await expect.element(panel().getByText("2 of 3 edits")).toBeVisible();
  await makeChanges().click();
  await expect
    .element(dialog().getByText("The update may take up to 10 minutes. You can navigate away."))
    .toBeVisible();
  await dialog().getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(server.bodiesOf(paths.edit)).toHaveLength(0);
  await makeChanges().click();
  await dialog().getByRole("button", { name: "Proceed" }).click();
  await expect
    .poll(() => server.bodiesOf(paths.edit))
    .toEqual([
      {
        ...{ concept_uuid: conceptUuid, session_id: sessionUuid },
        edit: { edits: [valueEdit.uuid, priceEdit.uuid], updateOutdated: false },
      },
    ]);
});

test("[S2.2.10-03] the panel says that AI makes mistakes and what is outdated, and asks with the words of the specification before it applies changes", async () => {
  await openReport({
    editing: { session: proposed },
    concept: { reportStatusBySection: sectionsIn("complete", { overview: "outdated", assumptions: "outdated" }) },
  });
  await refine();
  await expect
    .element(panel().getByText("AI can make mistakes. Check important facts.", { exact: true }))
    .toBeVisible();
  const banner = "Some sections are outdated since your last change: Assumptions, Overview";
  await expect.element(panel().getByText(banner, { exact: true })).toBeVisible();
  await makeChanges().click();
  await expect.element(dialog().getByRole("heading", { name: "Apply these changes?", exact: true })).toBeVisible();
  const sentence = "The update may take up to 10 minutes. You can navigate away.";
  await expect.element(dialog().getByText(sentence, { exact: true })).toBeVisible();
  await dialog().getByRole("button", { name: "Cancel" }).click();
});

test("[S2.4-35] [S2.8-49] [S3.4-50] [S3.4-51] edits that are being made lead to the concept bank and are told of; they can be taken back all at once", async () => {
  const { server, address, router, screen } = await openReport({
    editing: { session: proposed },
    concept: { reportStatusBySection: sectionsIn("complete", { assumptions: "outdated" }) },
  });
  server.on(paths.edit, { status: 202, body: made });
  await refine();
  const concept = "GET /api/v1/concept/C-0003/";
  const readBefore = server.bodiesOf(concept).length;
  await makeChanges().click();
  await dialog().getByRole("checkbox", { name: "Update 2 outdated sections" }).click();
  await dialog().getByRole("button", { name: "Proceed" }).click();
  await expect.poll(address).toMatch(/^\/concept(\?|$)/);
  await expect.element(page.getByText("Concept update started")).toBeVisible();
  await expect.element(page.getByText("This may take up to 10 minutes. You can navigate away.").first()).toBeVisible();
  expect(server.bodiesOf(paths.edit)).toMatchObject([{ edit: { updateOutdated: true } }]);

  // What is known of the concept is read anew.
  await expect.poll(() => server.bodiesOf(concept).length).toBeGreaterThan(readBefore);
  for (const section of ["overview", "financialProjection"]) server.on(undo(section), { body: { revision: 9 } });
  await router.navigate({ to: "/concept/$id", params: { id: "C-0003" } });
  await expect.element(screen.getByText("Done: 3 edits")).toBeVisible();
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(screen.getByText("Taken back: 3 edits")).toBeVisible();
  expect(server.bodiesOf(undo("overview"))).toEqual([{ revision: 5 }]);
  expect(server.bodiesOf(undo("financialProjection"))).toEqual([{ revision: 3 }]);
});

test.each([
  [{ status: 500, body: { detail: "Unexpected error occurred." } }, "Concept edit request failed. Please try again."],
  [{ status: 422, body: { form: { edit: "An edit is no longer there." } } }, "An edit is no longer there."],
])(
  "[S2.8-36] [S3.8-27] a request that fails says why, and keeps what was said and proposed",
  async (reply, sentence) => {
    const { server, address } = await openReport({ editing: { session: proposed } });
    server.on(paths.edit, reply);
    await refine();
    await makeChanges().click();
    await dialog().getByRole("button", { name: "Proceed" }).click();
    await expect.element(page.getByText(sentence)).toBeVisible();
    expect(address()).toBe("/concept/C-0003");
    await expect.element(panel().getByText("3 of 3 edits")).toBeVisible();
    await expect.element(makeChanges()).toBeEnabled();
  },
);

test("what is outdated counts by the edits that are taken; a single one is told by its title", async () => {
  const { server, address, router, screen } = await openReport({ editing: { session: proposed } });
  server.on(paths.edit, { status: 202, body: { ...made, revisions: [{ section: "overview", revision: 5 }] } });
  await refine();
  const take = (number: number) => panel().getByRole("checkbox", { name: `Include edit ${number}` });
  await take(3).click();
  await makeChanges().click();
  await expect.element(dialog().getByRole("checkbox", { name: "Update 1 outdated section" })).not.toBeChecked();
  await expect.element(dialog().getByText("Assumptions", { exact: true })).toBeVisible();
  await dialog().getByRole("button", { name: "Cancel" }).click();
  await take(2).click();
  await makeChanges().click();
  await expect.element(dialog().getByRole("button", { name: "Proceed" })).toBeVisible();
  expect(dialog().getByRole("checkbox").elements()).toEqual([]);
  await dialog().getByRole("button", { name: "Proceed" }).click();
  await expect.poll(address).toMatch(/^\/concept(\?|$)/);
  expect(server.bodiesOf(paths.edit)).toMatchObject([{ edit: { edits: [valueEdit.uuid], updateOutdated: false } }]);
  await router.navigate({ to: "/concept/$id", params: { id: "C-0003" } });
  await expect.element(screen.getByText("Done: edit “Promise what is known”")).toBeVisible();
  await expect.element(panel()).not.toBeInTheDocument();
});

test("none can be made while none is taken; discarding asks, and leaves the report as it is", async () => {
  const edits = [valueEdit, differentiatorEdit];
  const { sent, serverHas } = await openReport({ editing: { session: sessionWith({ edits }) } });
  await refine();
  for (const number of [1, 2])
    await panel()
      .getByRole("checkbox", { name: `Include edit ${number}` })
      .click();
  await expect.element(makeChanges()).toBeDisabled();
  await panel().getByRole("button", { name: "Discard" }).click();
  serverHas({ session: sessionWith() });
  await page.getByRole("dialog", { name: "Discard 2 edits?" }).getByRole("button", { name: "Discard" }).click();
  await expect.element(makeChanges()).not.toBeInTheDocument();
  expect(sent().map(({ type }) => type)).toEqual(["ai.editing.cancel"]);
});

test("while edits of this person are being made, no others can be", async () => {
  const by = { uuid: conceptUuid, firstName: "Mara", lastName: "Olsen" };
  const lock = { by, isMine: true, since: "2026-11-26T00:00:00.000Z", until: "2026-11-26T00:00:30.000Z" };
  await openReport({ editing: { session: proposed, lock } });
  await refine();
  await expect.element(makeChanges()).toBeDisabled();
});

/** A call for changes that is not answered before the test says so. */
async function makeAll() {
  const answered = Promise.withResolvers<void>();
  const app = await openReport({ editing: { session: proposed } });
  await refine();
  const ask = async () => {
    await makeChanges().click();
    await dialog().getByRole("button", { name: "Proceed" }).click();
  };
  return { ...app, ask, answered };
}

test("while edits are being made they are not asked for once more, and each asking has a key of its own", async () => {
  const { server, ask, answered, address } = await makeAll();
  server.on(paths.edit, { status: 500, body: { detail: "No luck." } });
  await ask();
  await expect.element(dialog()).not.toBeInTheDocument();
  server.on(paths.edit, { status: 202, body: made, after: answered.promise });
  await ask();
  const proceed = dialog().getByRole("button", { name: "Proceed" });
  await expect.element(proceed).toBeDisabled();
  (proceed.element() as HTMLElement).click();
  answered.resolve();
  await expect.poll(address).toMatch(/^\/concept(\?|$)/);
  const keys = server.received
    .filter(({ key }) => key === paths.edit)
    .map(({ headers }) => headers.get("idempotency-key"));
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), expect.stringMatching(/^[\da-f-]{36}$/)]);
  expect(new Set(keys).size).toBe(2);
});

test("after a request that failed what is proposed is read anew", async () => {
  const { server, serverHas, ask } = await makeAll();
  server.on(paths.edit, () => {
    serverHas({ session: sessionWith({ ...proposed, edits: [valueEdit] }) });
    return { status: 422, body: { form: { edit: "An edit is no longer there." } } };
  });
  await ask();
  await expect.element(panel().getByText("1 of 1 edit", { exact: true })).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test("what was to be updated is not, once no edit that is taken outdates anything", async () => {
  const { server, address } = await openReport({ editing: { session: proposed } });
  server.on(paths.edit, { status: 202, body: made });
  await refine();
  await makeChanges().click();
  await dialog().getByRole("checkbox", { name: "Update 2 outdated sections" }).click();
  await dialog().getByRole("button", { name: "Cancel" }).click();
  for (const number of [2, 3])
    await panel()
      .getByRole("checkbox", { name: `Include edit ${number}` })
      .click();
  await makeChanges().click();
  await dialog().getByRole("button", { name: "Proceed" }).click();
  await expect.poll(address).toMatch(/^\/concept(\?|$)/);
  expect(server.bodiesOf(paths.edit)).toMatchObject([{ edit: { edits: [valueEdit.uuid], updateOutdated: false } }]);
});
