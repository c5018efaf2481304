import { expect, test } from "vitest";
import { conceptWith, sectionsIn, workflowUpdateWith } from "#testing/concepts.ts";
import { liveLine, tellOfConcept } from "#testing/live-line.ts";
import { journeyStepWith, profileWith, signalWith, stanceWith } from "#testing/profiles.ts";
import { context, parts } from "#testing/whole-report.ts";
import { idrisWith, martaWith, openProfiles, uuidOf } from "./testing/open-profiles.fixture.ts";

const openNoor = (change: Parameters<typeof profileWith>[0] = {}) => openProfiles({ profiles: [profileWith(change)] });

test("[S2.2.5-05] [S2.2.5-06] an income is told in thousands, and from 1000 thousands up in millions", async () => {
  const { screen } = await openNoor({ incomeLower: 58, incomeUpper: 1250 });
  await expect.element(screen.getByText("$58K-$1.3M")).toBeVisible();
});

test("[S2.2.5-18] [S2.2.5-19] an example stands for what nobody said of a persona, and says that it is one", async () => {
  const { screen } = await openNoor({ segment: "", ageRange: "", geoLocation: "", incomeLower: 0, incomeUpper: 0 });
  for (const [name, example] of [
    ["Age", "24-35"],
    ["Location", "Global"],
    ["Income", "$40K-$75K"],
  ] as const) {
    await expect.element(screen.getByText(name)).toBeVisible();
    const fact = screen.getByText(name).element().parentElement;
    expect(fact?.textContent).toBe(`${name}${example}Example`);
  }
  expect(screen.getByText("Global Students").first().element().textContent).toMatch(/^Global Students/);
  await expect.element(screen.getByText("Example").nth(3)).toBeVisible();
});

test("what is known of a persona is no example", async () => {
  const { screen } = await openNoor();
  await expect.element(screen.getByText("35 to 44")).toBeVisible();
  await expect.element(screen.getByText("Bergen")).toBeVisible();
  expect(screen.getByText("Example").query()).toBeNull();
});

test("[S2.2.5-01] [S2.2.1-07] there is a tab for each persona, and choosing one shows it under its segment", async () => {
  const { screen, tab, address } = await openProfiles();
  await expect.element(screen.getByRole("heading", { name: "Marta, facility lead" })).toBeVisible();
  await expect.element(tab(/^Marta, facility lead/)).toHaveAttribute("aria-selected", "true");
  await expect.element(tab(/^Idris, office host/)).toHaveTextContent("Idris, office host Likely buyer");
  await tab(/^Idris/).click();
  await expect.element(screen.getByRole("heading", { name: "Idris, office host" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Marta, facility lead" })).not.toBeInTheDocument();
  expect(address()).toBe("/concept/C-0003/customer-profile?persona=Office+hosts");
});

test("[S2.2.1-08] without a persona in the address the first one is shown, in place of that entry of the history", async () => {
  const { screen, router, address } = await openProfiles();
  await expect.poll(address).toBe("/concept/C-0003/customer-profile?persona=Multi-tenant+managers");
  await expect.element(screen.getByRole("heading", { name: "Marta, facility lead" })).toBeVisible();
  expect(router.history.length).toBe(1);
});

test("a persona without a stance is told by its segment, and two of one segment have addresses of their own", async () => {
  const twin = idrisWith({ name: "Ida, office host", uuid: uuidOf(9), stance: null });
  const { screen, tab, address } = await openProfiles({ profiles: [martaWith(), idrisWith(), twin] });
  await expect.element(tab(/^Ida/)).toHaveTextContent("Ida, office host Office hosts");
  await tab(/^Ida/).click();
  await expect.element(screen.getByRole("heading", { name: "Ida, office host" })).toBeVisible();
  expect(address()).toBe(`/concept/C-0003/customer-profile?persona=${uuidOf(9)}`);
  await tab(/^Idris/).click();
  await expect.element(screen.getByRole("heading", { name: "Idris, office host" })).toBeVisible();
});

const concept = "GET /api/v1/concept/C-0003/";

const summaries = {
  financialMarketSizeRevenue: "",
  financialMarketSizeSavings: "",
  marketScanTrendsDrivers: "",
  marketScanEcosystem: "",
  financialBusinessModel: "",
  customerProfiles: "One of two would buy.",
  keyAssumptions: "",
  origin: "model",
};

test("[S2.2.5-02] a profile has a summary, an overview, three cards beside each other, a journey and signals", async () => {
  const { screen, card } = await openProfiles({ prepare: (server) => server.on(parts.summaries, { body: summaries }) });
  await expect.element(screen.getByRole("heading", { name: "Executive summary" })).toBeVisible();
  await expect.element(screen.getByText("One of two would buy.")).toBeVisible();
  await expect.element(screen.getByText(/^If it fails at eight/)).toBeVisible();
  const tops = ["Jobs to be done", "Pains", "Current alternatives"].map((title) =>
    Math.round(card(title).element().getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
  await expect.element(card("Jobs to be done").getByText("Pass the yearly waste audit")).toBeVisible();
  await expect.element(card("Pains").getByText("No one owns the reorder")).toBeVisible();
  await expect.element(card("Current alternatives").getByText("For: next day")).toBeVisible();
  await expect.element(card("Current alternatives").getByText("Against: no tenant split")).toBeVisible();
  await expect.element(card("Journey").getByText("Runs out on Mondays")).toBeVisible();
  await expect.element(card("Real-world signals").getByText("Heard as number 2.")).toBeVisible();
});

test("while the overview is written the room of its summary is kept: who reads a profile does not lose the line", async () => {
  const line = await liveLine();
  const writing = sectionsIn("complete", { overview: "pending" });
  const { screen, server } = await openProfiles({
    prepare: (server) => server.on(concept, { body: conceptWith({ reportStatusBySection: writing }) }),
  });
  const name = screen.getByRole("heading", { name: "Marta, facility lead" });
  await expect.element(name).toBeVisible();
  const summary = screen.getByRole("heading", { name: "Executive summary" });
  await expect.element(summary).toBeVisible();
  const below = () => name.element().getBoundingClientRect().top - summary.element().getBoundingClientRect().top;
  const stood = below();
  server.on(parts.summaries, { body: summaries });
  server.on(concept, { body: conceptWith() });
  tellOfConcept(line, workflowUpdateWith({ reportStatusBySection: sectionsIn("complete") }));
  await expect.element(screen.getByText("One of two would buy.")).toBeVisible();
  expect(below()).toBeCloseTo(stood, 0);
});

test("[S2.2.5-14] [S2.2.5-17] the journey lists its steps, each with its relation type, and leads to the concept", async () => {
  const steps = [
    ["Counts bottles", "Journey Step"],
    ["Keep the floors stocked", "JTBD"],
    ["Runs out on Mondays", "Pain"],
    ["Signs the yearly order", "Moment of Intervention"],
  ] as const;
  const { screen, card } = await openNoor({
    journey: steps.map(([title, relationType]) => journeyStepWith(title, relationType)),
  });
  await expect.element(screen.getByText(`From today to ${conceptWith().title}`)).toBeVisible();
  for (const [title, relationType] of steps) {
    const step = card("Journey").getByRole("listitem").filter({ hasText: title });
    await expect.element(step.getByText(relationType)).toBeVisible();
    await expect.element(step.getByText(`${title} is told.`)).toBeVisible();
  }
});

test("[S2.3-31] a signal tells its stance, its kind of source and its sources", async () => {
  const stances = ["In Favour", "Against", "Neutral"] as const;
  const { screen } = await openNoor({
    signals: stances.map((stance) =>
      signalWith(`Heard ${stance}.`, {
        stance,
        sourceCategory: "User Forum",
        sources: [{ title: `Page ${stance}`, url: `https://example.com/${stance.length}` }],
      }),
    ),
  });
  for (const stance of stances) {
    const heard = screen.getByText(`Heard ${stance}.`);
    await expect.element(heard).toBeVisible();
    expect(heard.element().closest("article")?.textContent).toMatch(
      `${stance}User ForumHeard ${stance}.Page ${stance}`,
    );
    await expect
      .element(screen.getByRole("link", { name: new RegExp(`^Page ${stance}`) }))
      .toHaveAttribute("href", `https://example.com/${stance.length}`);
  }
});

test("the stance is told line by line, with how sure it is and where it comes from", async () => {
  const { screen, card } = await openProfiles();
  await expect.element(screen.getByRole("heading", { name: "Stance" })).toBeVisible();
  const line = (name: string) => card("Stance").getByText(name).element().parentElement?.textContent ?? "";
  expect(line("Uses today")).toContain("The stock of the cleaning contractor");
  expect(line("Uses today")).toMatch(/How sure: High.*Your answer$/);
  expect(line("Switching costs")).toMatch(/How sure: Medium.*Interview 2\+1Interview 6$/);
  expect(line("Price limit")).toMatch(/\$22 per floor and month.*How sure: Low.*Assumed/);
  await expect
    .element(screen.getByText("Four of five stance lines come from people or sources. One is assumed, and says so."))
    .toBeVisible();
  await expect.element(screen.getByText("No, not above $22 per floor and month")).toBeVisible();
});

test("a line without a name for what it rests on says of what kind that is, and a limit without a unit that it has none", async () => {
  const unnamed = (basis: "answer" | "source" | "interview") => ({
    ...{ text: `Rests on ${basis}.`, sureness: "low" as const, basis, from: [] },
  });
  const stance = stanceWith({
    usesToday: unnamed("answer"),
    switchingCosts: unnamed("interview"),
    priceLimit: { ...unnamed("source"), amount: 22.5, per: "" },
  });
  const { card, screen } = await openProfiles({ profiles: [martaWith({ stance })] });
  await expect.element(screen.getByText("Rests on answer.")).toBeVisible();
  const line = (name: string) => card("Stance").getByText(name).element().parentElement?.textContent ?? "";
  expect(line("Uses today")).toMatch(/Your answer$/);
  expect(line("Switching costs")).toMatch(/Interviews$/);
  expect(line("Price limit")).toMatch(/\$22\.50 per unit not given.*A source$/);
});

test("a link leads to a fact, to a line of the stance and to an item of a profile", async () => {
  const at = (name: string) => `?persona=Multi-tenant%20managers#${name}`;
  const { router, screen } = await openProfiles({ at: at("stance-priceLimit") });
  const marked = () => document.querySelector("[data-linked]")?.textContent ?? "";
  await expect.element(screen.getByRole("heading", { name: "Stance" })).toBeVisible();
  await expect.poll(marked).toMatch(/^Price limit/);
  for (const [name, text] of [
    ["profile-ageRange", /^Age38-52/],
    [uuidOf(21), /^Forty small deliveries/],
    [uuidOf(42), /^JTBD/],
  ] as const) {
    await router.navigate({ to: ".", search: true, hash: name });
    await expect.poll(marked).toMatch(text);
    await expect.poll(() => document.activeElement).toBe(document.querySelector("[data-linked]"));
  }
});

test("the persona with another role is told by it", async () => {
  const { screen } = await openProfiles({ profiles: [martaWith({ stance: stanceWith({ role: "mustAgree" }) })] });
  await expect.element(screen.getByText("Must agree, neither buys nor uses")).toBeVisible();
  await expect.element(screen.getByText("Does not buy, must agree")).toBeVisible();
});

test("what a line of a stance comes from leads to where its words stand; what was written by hand and what nobody said, nowhere", async () => {
  const line = (from: string, basis: "answer" | "source" = "answer") => ({
    ...{ text: `Words of ${from}.`, sureness: "low" as const },
    ...{ basis, from: [from] },
  });
  const stance = stanceWith({
    usesToday: line("Who pays?"),
    switchingCosts: line("Value proposition"),
    priceLimit: { ...line("Prices of refills", "source"), amount: 22, per: "floor" },
    decidesWith: line("Written by hand"),
    saysNoTo: { text: "A lease.", sureness: "low", basis: "assumed", from: [] },
  });
  const { screen, server, address } = await openNoor({ stance });
  server.on(parts.context, { body: context });
  const leadsTo = (name: string) => screen.getByRole("link", { name, exact: true }).element().getAttribute("href");
  await expect.element(screen.getByText("Written by hand")).toBeVisible();
  expect(leadsTo("Value proposition")).toBe("/concept/C-0003/overview");
  expect(leadsTo("Prices of refills")).toBe("/concept/C-0003/settings#what-was-read");
  for (const name of ["Written by hand", "Assumed"])
    expect(screen.getByRole("link", { name, exact: true }).query()).toBeNull();
  await screen.getByRole("link", { name: "Who pays?", exact: true }).click();
  await expect.poll(address).toBe("/concept/C-0003/settings#answer-who-pays");
  await expect.element(screen.getByRole("listitem").filter({ hasText: "The owner" }).first()).toHaveFocus();
});
