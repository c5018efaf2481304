import { expect, test } from "vitest";
import { renderApp } from "#testing/render-app.tsx";
import { incumbentWith, marketScanWith, serverWithReport, sourceWith } from "#testing/reports.ts";
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

async function openScan(tab: "ecosystem", startups = [startup]) {
  const server = serverWithReport();
  server.on("GET /api/v2/concept/C-0003/market-scan", {
    body: marketScanWith({
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

test("[S2.2.4-14] [S2.2.4-15] [S2.2.4-23] companies are listed, and the chosen one is told", async () => {
  const { screen } = await openScan("ecosystem");
  await expect.element(screen.getByText("Select a startup to view details")).toBeVisible();
  await expect.element(screen.getByText("Select an incumbent to view details")).toBeVisible();
  await screen.getByRole("button", { name: /Maersk/ }).click();
  await expect.element(screen.getByText("Ships the same sacks.")).toBeVisible();
  await screen.getByRole("button", { name: /UPS/ }).click();
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
  await screen.getByRole("button", { name: /Maersk/ }).click();
  await expect.element(screen.getByRole("article").getByText("Drafted offline")).toBeVisible();
  await screen.getByRole("button", { name: /Kuehne/ }).click();
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
