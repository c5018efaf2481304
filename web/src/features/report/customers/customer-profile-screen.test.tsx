import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { expect, test } from "vitest";
import { journeyStepWith, profileWith, signalWith } from "#testing/profiles.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { session } from "../../../transport/session.ts";

async function openProfile(profile: CustomerProfile) {
  serverWithReport().on("GET /api/v2/concept/C-0003/customer-profile", { body: { results: [profile] } });
  await session.begin("refresh-token");
  const { screen } = await renderApp("/concept/C-0003/customer-profile?persona=Facility%20managers");
  await expect.element(screen.getByText("Keeps four buildings running.")).toBeVisible();
  return screen;
}

test("[S2.2.5-05] [S2.2.5-06] an income is told in thousands, and from 1000 thousands up in millions", async () => {
  const screen = await openProfile(profileWith({ incomeLower: 58, incomeUpper: 1250 }));
  await expect.element(screen.getByText("$58K-$1.3M", { exact: true })).toBeVisible();
});

test("what nobody said of a persona is named once, in place of empty facts and an income of nothing", async () => {
  const nothing = { occupation: "", ageRange: "", educationLevel: "", familySize: "", incomeLower: 0, incomeUpper: 0 };
  const screen = await openProfile(profileWith(nothing));
  await expect.element(screen.getByText("Not said yet: occupation, age, income, education, household")).toBeVisible();
  await expect.element(screen.getByRole("term")).toHaveTextContent("Where");
  expect(screen.getByText("$0K").query()).toBeNull();
});

test("[S2.2.5-14] the journey lists its steps, each with its relation type", async () => {
  const steps = [
    ["Counts bottles", "Journey Step"],
    ["Keep the floors stocked", "JTBD"],
    ["Runs out on Mondays", "Pain"],
    ["Signs the yearly order", "Moment of Intervention"],
  ] as const;
  const screen = await openProfile(
    profileWith({ journey: steps.map(([title, relationType]) => journeyStepWith(title, relationType)) }),
  );
  for (const [title, relationType] of steps) {
    const step = screen.getByRole("listitem").filter({ hasText: title });
    await expect.element(step.getByText(relationType, { exact: true })).toBeVisible();
    await expect.element(step.getByText(`${title} is told.`)).toBeVisible();
  }
});

test("[S2.3-31] a signal tells its stance, its kind of source and its sources", async () => {
  const stances = ["In Favour", "Against", "Neutral"] as const;
  const screen = await openProfile(
    profileWith({
      signals: stances.map((stance) =>
        signalWith(`Heard ${stance}.`, {
          stance,
          sourceCategory: "User Forum",
          sources: [{ title: `Page ${stance}`, url: `https://example.com/${stance.length}` }],
        }),
      ),
    }),
  );
  for (const stance of stances) {
    const heard = screen.getByText(`Heard ${stance}.`);
    await expect.element(heard).toBeVisible();
    expect(heard.element().closest("section")?.textContent).toMatch(
      `${stance}User ForumHeard ${stance}.Page ${stance}`,
    );
    await expect
      .element(screen.getByRole("link", { name: new RegExp(`^Page ${stance}`) }))
      .toHaveAttribute("href", `https://example.com/${stance.length}`);
  }
});
