import { expect, test } from "vitest";
import { renderApp } from "#testing/render-app.tsx";
import { forceWith, incumbentWith, marketScanWith, serverWithReport, sourceWith } from "#testing/reports.ts";
import { session } from "../../../transport/session.ts";

const startup = {
  ...incumbentWith("Shipley"),
  valueProposition: "Ships in a day.",
  competitiveAdvantage: "Small sacks.",
  predictions: [],
  potentialEngagements: [],
  keyFacts: [],
  keyContacts: [],
};

async function openScan(tab: "trends-drivers" | "ecosystem", startups = [startup]) {
  const server = serverWithReport();
  server.on("GET /api/v2/concept/C-0003/market-scan", {
    body: marketScanWith({
      marketForces: [
        forceWith("Customer demand", { grading: "Mostly Tailwinds", score: 2 }),
        forceWith("Rivalry", { grading: "Mostly Headwinds", score: 8 }),
        forceWith("Substitutes"),
        forceWith("Regulation", { grading: "Mostly Headwinds", score: null }),
        forceWith("Suppliers"),
        forceWith("Technology", { grading: "Mostly Tailwinds", score: 1 }),
      ],
      startups,
      incumbents: [
        incumbentWith("Maersk", { relevance: "Ships the same sacks." }),
        incumbentWith("UPS", { status: "in progress" }),
        incumbentWith("Kuehne", {
          overviewEvidence: { insight: "", sources: ["One", "Two", "Three", "Four", "Five"].map(sourceWith) },
        }),
      ],
    }),
  });
  await session.begin("refresh-token");
  return renderApp(`/concept/C-0003/market-scan?tab=${tab}`);
}

test("[S2.2.4-04] [S2.2.4-05] [S2.2.4-07] the radar names every force, headwinds first among its buttons, between its two ends", async () => {
  const { screen } = await openScan("trends-drivers");
  const radar = screen.getByRole("img", { name: "Market Forces Radar" });
  await expect.element(radar.getByText("Substitutes")).toBeVisible();
  expect(radar.element().querySelector("polygon")?.getAttribute("points")?.split(" ")).toHaveLength(6);
  const buttons = screen.getByRole("group", { name: "Market forces" }).getByRole("button");
  expect(buttons.elements().map((button) => button.textContent)).toEqual([
    "Rivalry",
    "Regulation",
    "Substitutes",
    "Suppliers",
    "Customer demand",
    "Technology",
  ]);
  const tops = buttons.elements().map((button) => Math.round(button.getBoundingClientRect().top));
  expect(new Set(tops.slice(0, 3)).size).toBe(1);
  expect(new Set(tops.slice(3)).size).toBe(1);
  await expect.element(screen.getByText("Headwinds", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("Tailwinds", { exact: true })).toBeVisible();
});

test("[S2.2.4-06] a chosen force shows its summary and its impact", async () => {
  const { screen } = await openScan("trends-drivers");
  await expect.element(screen.getByText("Rivalry moves the market.")).toBeVisible();
  await screen.getByRole("button", { name: "Technology" }).click();
  await expect.element(screen.getByText("Technology moves the market.")).toBeVisible();
  await expect.element(screen.getByText("Technology matters here.")).toBeVisible();
});

test("[S2.2.4-14] [S2.2.4-15] [S2.2.4-23] companies are listed, and the chosen one is told", async () => {
  const { screen } = await openScan("ecosystem");
  await expect.element(screen.getByText("Select a startup to view details")).toBeVisible();
  await expect.element(screen.getByText("Select an incumbent to view details")).toBeVisible();
  await screen.getByRole("button", { name: /^Maersk/ }).click();
  await expect.element(screen.getByText("Ships the same sacks.")).toBeVisible();
  await screen.getByRole("button", { name: /^UPS/ }).click();
  await expect.element(screen.getByText("An Agent is currently analyzing UPS. This may take a moment.")).toBeVisible();
});

test("where no company is named, nothing is offered to select", async () => {
  const { screen } = await openScan("ecosystem", []);
  await expect.element(screen.getByText("No startup is named.")).toBeVisible();
  await expect.element(screen.getByText("Select an incumbent to view details")).toBeVisible();
  await expect.element(screen.getByText("Select a startup to view details")).not.toBeInTheDocument();
});

test("[S2.9-10] of the sources behind a claim three show, and the number of the rest opens it", async () => {
  const { screen } = await openScan("ecosystem");
  await screen.getByRole("button", { name: /^Maersk/ }).click();
  await expect.element(screen.getByRole("article").getByText("Drafted offline").first()).toBeVisible();
  await screen.getByRole("button", { name: /^Kuehne/ }).click();
  await expect
    .element(screen.getByRole("link", { name: /^Three/ }))
    .toHaveAttribute("href", "https://example.com/Three");
  await expect.element(screen.getByRole("link", { name: /^Four/ })).not.toBeInTheDocument();
  const more = screen.getByRole("button", { name: "2 more sources" });
  await expect.element(more).toHaveTextContent("+2");
  await more.click();
  await expect.element(screen.getByRole("link", { name: /^Four/ })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: /^Five/ })).toBeVisible();
});
