import { expect, test } from "vitest";
import { openEcosystem, startupWith } from "./testing/open-ecosystem.fixture.ts";

const unknown = { headquarters: "", founded: "", domain: "" };

test("a company's host is led to in a tab of its own, which learns nothing of this one; what is no host leads nowhere", async () => {
  const { pane, choose } = await openEcosystem({
    startups: [
      startupWith("Fillbar", { domain: "HTTPS://Fillbar.example/about?from=us" }),
      startupWith("Trap", { domain: "javascript:alert(1)" }),
    ],
  });
  await choose("Fillbar");
  const visit = pane("Startups").getByRole("link", { name: "Visit fillbar.example (opens in a new tab)" });
  await expect.element(visit).toHaveAttribute("href", "https://fillbar.example");
  await expect.element(visit).toHaveAttribute("target", "_blank");
  await expect.element(visit).toHaveAttribute("rel", "noreferrer");
  await choose("Trap");
  await expect.element(pane("Startups").getByText("javascript:alert(1)")).toBeVisible();
  expect(
    pane("Startups")
      .getByRole("link", { name: /^Visit/ })
      .elements(),
  ).toEqual([]);
});

test("in an earlier version facts that nobody knew are left out, and reasons that nobody gave", async () => {
  const reasons = { insight: "From its own pages.", sources: [] };
  const { pane, choose } = await openEcosystem({
    startups: [startupWith("Fillbar", { ...unknown, overviewEvidence: reasons })],
    isHistorical: true,
  });
  await choose("Fillbar");
  const info = pane("Startups").getByRole("region", { name: "General info of Fillbar" });
  await info.getByText("How sure this is").click();
  await expect.element(info.getByText("From its own pages.")).toBeVisible();
  expect(
    info
      .getByRole("term")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["Competing product", "Overview"]);
});
