import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { incumbentWith, marketScanWith } from "#testing/reports.ts";
import { changeWith, conceptUuid, editWith, proposed, sessionWith, valueEdit } from "../testing/edits.fixture.ts";
import { openReport, panel, refine, refineButton, windowOf } from "../testing/open-refine.fixture.ts";
import { shownValue } from "./change-diff.tsx";
import { placeOf } from "./edit-names.ts";

const texts = (of: Element, selector: string) =>
  [...of.querySelectorAll(selector)].map((each) => each.textContent?.replace(/^(removed|added|before|after): /, ""));

test("an edit shows its words struck out and underlined, its numbers before and after, and whose words it touches", async () => {
  const moved = editWith({
    ...{ title: "Price first", icon: "move" },
    changes: [
      changeWith({ kind: "move", item: "d-2", itemName: "“One depot”", field: null, before: 2, after: 1 }),
      changeWith({
        kind: "add",
        item: null,
        itemName: "“Quiet”",
        field: null,
        before: null,
        after: { description: "Quiet at night" },
      }),
    ],
  });
  await openReport({ editing: { session: { ...proposed, edits: [...proposed.edits, moved] } } });
  await refine();
  const article = (name: string) => panel().getByRole("article", { name });
  await expect.element(article("Price first")).toBeVisible();
  const value = article("Promise what is known").element();
  expect(texts(value, "del")).toEqual(["fifth"]);
  expect(texts(value, "ins")).toEqual(["tenth", ", assumed"]);
  const price = article("Carry the basement as a cost");
  expect(texts(price.element(), "del")).toEqual(["1,250", "1,000,000"]);
  expect(texts(price.element(), "ins")).toEqual(["1,400", "900,000"]);
  await expect.element(price.getByText("Rests on your words")).toBeVisible();
  await expect.element(price.getByText(/we rent the basement/)).toBeVisible();
  const weight = article("Leave out the weight");
  await expect.element(weight.getByText("A person’s own words")).toBeVisible();
  await expect.element(weight.getByText("Outdates Assumptions")).toBeVisible();
  expect(texts(weight.element(), "del")).toEqual(["Metered by weight"]);
  expect(texts(article("Price first").element(), "ins")).toEqual(["1", "Quiet at night"]);
});

test("what an edit touches is marked on the page and at its tab; a click leads from one to the other", async () => {
  await openReport({ editing: { session: proposed } });
  // Proposed before this page was opened: marked without the panel.
  const mark = page.getByRole("button", { name: "Edit 1", exact: true });
  await expect.element(mark).toBeVisible();
  expect(mark.element().closest("[data-touched]")?.textContent).toContain("A fifth cheaper.");
  const weight = page.getByRole("button", { name: "Edit 2", exact: true });
  expect(weight.element().closest("[data-touched]")?.textContent).toContain("Metered by weight");
  const tabs = page.getByRole("navigation", { name: "Report" });
  await expect.element(tabs.getByRole("link", { name: /Financial Projection.*1 suggested edit/ })).toBeVisible();
  await expect.element(tabs.getByRole("link", { name: /Overview.*2 suggested edits/ })).toBeVisible();
  await weight.click();
  const card = panel().getByRole("article", { name: "Leave out the weight" });
  await expect.element(card).toHaveFocus();
  for (const _time of [1, 2]) {
    await card.getByRole("button", { name: /^Edit 2/ }).click();
    await expect.element(weight).toHaveFocus();
  }
});

test("what an edit touches on another page is shown there, and on a phone without the panel over it", async () => {
  const { address } = await openReport({
    editing: { session: proposed },
    prepare: (server) => server.lacks(`GET /api/v1/concept/C-0003/evidence/${conceptUuid}`),
  });
  await windowOf(390, 844);
  await refine();
  await panel()
    .getByRole("button", { name: /^Edit 2/ })
    .click();
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Edit 2", exact: true })).toHaveFocus();
  await page.viewport(1280, 800);
  await refine();
  await panel()
    .getByRole("button", { name: /^Edit 3/ })
    .click();
  await expect.poll(address).toMatch(/^\/concept\/C-0003\/financial-projection/);
  await expect.element(panel()).toBeVisible();
});

test("what an edit touches in a tab of another page is shown in that tab", async () => {
  const cited = changeWith({ item: "Depot Works", itemName: "Depot Works", field: "overview", fieldName: "Overview" });
  const renamed = editWith({
    ...{ title: "Say what it sells", section: "marketScan" },
    changes: [changeWith({ kind: "add", item: "new", before: null, after: "Depots" }), cited],
  });
  const { address } = await openReport({
    editing: { session: { ...proposed, edits: [renamed] } },
    prepare: (server) => {
      const body = marketScanWith({ incumbents: [incumbentWith("Depot Works")] });
      server.on("GET /api/v2/concept/C-0003/market-scan", { body });
      server.lacks(`GET /api/v1/concept/C-0003/evidence/${conceptUuid}`);
    },
  });
  await refine();
  await panel()
    .getByRole("button", { name: /^Edit 1/ })
    .click();
  await expect.poll(address).toBe("/concept/C-0003/market-scan?tab=ecosystem");
});

test("a mark says on hovering what its edit is about, and lies at the edge of what it touches", async () => {
  await openReport({ editing: { session: proposed } });
  const weight = page.getByRole("button", { name: "Edit 2", exact: true });
  await expect.element(weight).toHaveAttribute("title", "Leave out the weight");
  const host = weight.element().closest("[data-touched]") as HTMLElement;
  const ofValue = page.getByRole("button", { name: "Edit 1", exact: true }).element().closest("[data-touched]");
  // Beside a heading, or else over the edge.
  expect([ofValue, host].map((touched) => touched?.getAttribute("data-touched"))).toEqual(["headed", ""]);
  const bar = host.querySelector("[data-edit-marks] > [aria-hidden]")?.getBoundingClientRect();
  const { left, top } = host.getBoundingClientRect();
  expect(Math.abs((bar?.height ?? 0) - host.clientHeight)).toBeLessThan(1);
  const inside = { left: left + host.clientLeft, top: top + host.clientTop };
  expect(bar).toMatchObject({ left: inside.left - 12, top: inside.top, width: 2 });
  const dots = page.getByRole("navigation", { name: "Report" }).getByTitle(/suggested edit/);
  expect(dots.elements().map((dot) => dot.getAttribute("title"))).toEqual(["2 suggested edits", "1 suggested edit"]);
});

test("marks go with the edits", async () => {
  const { tell, serverHas } = await openReport({ editing: { session: sessionWith({ edits: [valueEdit] }) } });
  const mark = page.getByRole("button", { name: "Edit 1", exact: true });
  await expect.element(mark).toBeVisible();
  const touched = mark.element().closest("[data-touched]") as HTMLElement;
  expect(touched.style.position).toBe("relative");
  serverHas({ session: sessionWith() });
  tell("ai.editing.edit.suggestion", {
    conceptUuid,
    sessionId: sessionWith().sessionId,
    edits: [],
  });
  await expect.element(mark).not.toBeInTheDocument();
  expect(document.querySelector("[data-touched]")).toBeNull();
  expect(touched.style.position).toBe("");
  await expect.element(refineButton()).toBeVisible();
});

test("a number is shown with all its places, and an edit of several fields by its section alone", () => {
  expect([0.0125, 1_234.5].map(shownValue)).toEqual(["0.0125", "1,234.5"]);
  expect(placeOf(valueEdit)).toBe("Overview, Value Proposition");
  const several = [changeWith(), changeWith({ fieldName: "Problem Statement" })];
  expect(placeOf(editWith({ changes: several }))).toBe("Overview");
});
