import type { ReportSource } from "@seedbed/contract/report/evidence/schemas";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { conceptWith, sectionsIn } from "#testing/concepts.ts";
import { renderApp } from "#testing/render-app.tsx";
import { violations } from "#testing/violations.ts";
import { session } from "../../../../../transport/session.ts";
import { evidenceButton, evidenceRoute, scanPath, serverWithEvidence } from "../../testing/open-evidence.fixture.ts";
import { ada, item, shownEvidence, uuidOf } from "../../testing/shown-evidence.fixture.ts";

const outdatedPath = "GET /api/v2/concept/C-0003/report/outdated";
const conceptPath = "GET /api/v1/concept/C-0003/";
const acceptPath = `POST /api/v1/sources/${uuidOf(4)}/accept`;
const updatePath = "POST /api/v2/concept/C-0003/report/update";
const rejected = { by: ada, at: new Date(Date.now() - 120_000).toISOString(), reason: "Written by a seller of drums" };
const outdated = sectionsIn("complete", { marketScan: "outdated", customerProfiles: "outdated" });

function rejectedForum(): ReportSource {
  const forum = shownEvidence().sources.find(({ number }) => number === 4);
  if (!forum) throw new Error("There is a forum.");
  const { number: _number, passages: _passages, hasChanged: _hasChanged, addedBy: _addedBy, ...source } = forum;
  return {
    ...source,
    rejected,
    items: [
      { item, section: "marketScan", field: "", title: "Input cost" },
      { item: uuidOf(31), section: "customerProfiles", field: "", title: "Buyers wait" },
    ],
  };
}

/** A report of which a source was rejected, with its market scan open. */
const forces = () => page.getByRole("group", { name: "Market forces" });

async function openFollowed(sources = shownEvidence().sources) {
  const { steps } = shownEvidence();
  const view = shownEvidence({
    sources: sources.map((source) => (source.number === 4 ? { ...source, rejected } : source)),
    steps: steps.map((step) => ({ ...step, sources: step.sources.filter((number) => number !== 4) })),
  });
  const server = serverWithEvidence(view);
  server.on(conceptPath, { body: conceptWith({ reportStatusBySection: outdated }) });
  const cause = {
    source: "marketScan",
    item,
    field: "sources",
    what: "“Trade forum: refill and dosing” rejected",
    before: null,
    after: rejected.reason,
    withdrawn: { kind: "source", uuid: uuidOf(4), name: "“Trade forum: refill and dosing”" },
    by: ada,
    at: rejected.at,
  };
  const section = { causes: [cause], keeps: { fields: 0, items: 0 }, estimate: { calls: 1, seconds: 9, usd: null } };
  server.on(outdatedPath, {
    body: {
      sections: [
        { ...section, section: "customerProfiles", causes: [{ ...cause, withdrawn: null }] },
        { ...section, section: "marketScan" },
      ],
      together: { ...section.estimate, sections: 1 },
      isDrafted: false,
    },
  });
  server.on("GET /api/v1/concept/C-0003/sources", { body: { results: [rejectedForum()] } });
  server.on(evidenceRoute, { body: view });
  server.on(`GET /api/v1/concept/C-0003/evidence/${uuidOf(31)}`, {
    body: shownEvidence({
      ...view,
      item: uuidOf(31),
      steps: [],
      sources: view.sources.filter((each) => each.rejected),
    }),
  });
  await session.begin("refresh-token");
  await renderApp(scanPath);
  const notice = page.getByRole("note", { name: "Outdated" });
  await notice.getByRole("button", { name: "What rested on it" }).click();
  const picture = page.getByRole("article", { name: "Rejected sources" });
  await expect.element(picture.getByRole("heading", { level: 2 })).toBeVisible();
  return { server, notice, picture };
}

test("from the notice it is shown what rested on a rejected source, section by section, with what is left", async () => {
  const { notice, picture } = await openFollowed();
  await expect
    .element(notice)
    .toMatchTextContent(
      /Ada Moreau rejected the source “Trade forum: refill and dosing”\. Why: Written by a seller of drums/,
    );
  await expect
    .element(picture.getByRole("heading", { name: "One source rejected, two sections outdated" }))
    .toBeVisible();
  const source = picture.getByRole("article", { name: "Rejected: Trade forum: refill and dosing" });
  await expect.element(source).toMatchTextContent(/Ada Moreau, 2 minutes ago: Written by a seller of drums/);
  await expect.element(source).toMatchTextContent(/“Same drum, a third dearer”/);
  const scan = source.getByRole("list", { name: "Claims of Market scan that rested on it" });
  await expect
    .element(scan.getByRole("listitem"))
    .toMatchTextContent(/^Palm kernel oil has doubled twice.*Stands.*one source left, confidence now medium$/);
  const profiles = source.getByRole("list", { name: "Claims of Customer profiles that rested on it" });
  await expect.element(profiles.getByRole("listitem")).toMatchTextContent(/No source left.*now AI reasoning$/);
  expect(await violations()).toEqual([]);
  await scan.getByRole("button", { name: /^Palm kernel oil/ }).click();
  await expect.element(page.getByRole("dialog", { name: "Input cost" })).toBeVisible();
});

test("of what rests on a rejected source alone nobody is sure any more", async () => {
  await openFollowed(shownEvidence().sources.filter(({ number }) => number === 4));
  await forces().getByRole("button", { name: "Input cost", exact: true }).click();
  await expect.element(evidenceButton()).toHaveAccessibleName("Evidence and reasoning of Input cost");
});

test("a rejected source is struck out wherever it stands behind something, and carries nothing there", async () => {
  const { notice } = await openFollowed();
  await expect.element(notice).toBeVisible();

  await forces().getByRole("button", { name: "Input cost", exact: true }).click();
  await page.getByRole("button", { name: "1 more source" }).click();
  const chip = page.getByRole("dialog").getByRole("link", { name: /^Rejected: Trade forum/ });
  await expect.element(chip).toBeVisible();
  expect(chip.element().querySelector("del")?.textContent).toMatch(/^Trade forum/);
  await expect.element(page.getByRole("link", { name: /^Rejected: / })).toHaveLength(1);
});

test("the rejection is taken back, or what rested on it is written anew", async () => {
  const { server, picture, notice } = await openFollowed();
  server.on(updatePath, { status: 202, body: { status: "pending", workflowUuid: uuidOf(77) } });
  await picture.getByRole("button", { name: "Update 2 outdated sections" }).click();
  await expect.poll(() => server.bodiesOf(updatePath)).toEqual([{ sections: ["marketScan", "customerProfiles"] }]);
  server.on(acceptPath, () => {
    server.on(conceptPath, { body: conceptWith({ reportStatusBySection: sectionsIn("complete") }) });
    return { status: 204 };
  });
  await picture.getByRole("button", { name: "Accept it again" }).click();
  await expect.element(page.getByText("“Trade forum: refill and dosing” is accepted again.")).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(picture).not.toBeInTheDocument();
});

test.for([
  ["light", 1280],
  ["dark", 820],
  ["light", 390],
] as const)("the picture fits and can be read (%s, %i)", async ([scheme, width]) => {
  localStorage.setItem("seedbed.color-scheme", scheme);
  await page.viewport(width, 844);
  try {
    const { picture } = await openFollowed();
    await expect.element(picture.getByText("Stands", { exact: true })).toBeVisible();
    await expect.poll(() => document.documentElement.scrollWidth).toBe(width);
    expect(await violations()).toEqual([]);
  } finally {
    await page.viewport(1280, 800);
  }
});
