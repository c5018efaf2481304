import { expect, test } from "vitest";
import { incumbentWith, sourceWith } from "#testing/reports.ts";
import { violations } from "#testing/violations.ts";
import { fact, nothingBehind, openEcosystem, startupWith } from "./testing/open-ecosystem.fixture.ts";

const long = "It fills soap in the cellars of office buildings and counts every gram. ".repeat(6);

const fillbar = startupWith("Fillbar", {
  overviewEvidence: { insight: "From its own pages.", sources: [sourceWith("Fillbar")] },
  relevance: "It has the cellars that we want.",
  valueProposition: "Soap without a bottle",
  competitiveAdvantage: "Its own vans",
  predictions: ["Grows to the south"],
  potentialEngagements: [{ action: "partnership", description: "Share the vans" }],
  keyFacts: [{ text: "Forty people", evidence: { insight: "Counted", sources: [sourceWith("Register")] } }],
  keyContacts: [
    {
      name: "Ida",
      title: "Founder",
      linkedin: "https://www.linkedin.com/in/ida",
      email: "ida@fill.example",
      evidence: nothingBehind,
    },
  ],
  newsAndActivities: [fact("Opened a depot")],
});

test("[S2.2.4-13] startups and incumbents are two lists, each with its detail pane at the right", async () => {
  const { screen, list, pane, choose } = await openEcosystem({
    startups: [fillbar, startupWith("Quiet")],
    incumbents: [incumbentWith("Maersk")],
  });
  for (const [name, company] of [
    ["Startups", "Fillbar"],
    ["Incumbents", "Maersk"],
  ] as const) {
    await choose(company);
    await expect.element(pane(name).getByRole("heading", { name: company })).toBeVisible();
    const [names, details] = [list(name), pane(name)].map((each) => each.element().getBoundingClientRect());
    expect(details?.left).toBeGreaterThanOrEqual(names?.right ?? Number.POSITIVE_INFINITY);
    expect(details?.top).toBeLessThan(names?.bottom ?? 0);
  }
  await expect.element(screen.getByRole("button", { name: /^Fillbar/ })).toHaveAttribute("aria-pressed", "true");
  await choose("Quiet");
  await expect.element(pane("Startups").getByRole("heading", { name: "Quiet" })).toBeVisible();
  await expect.element(pane("Incumbents").getByRole("heading", { name: "Maersk" })).toBeVisible();
});

test("[S2.2.4-16] a startup shows all its parts, an incumbent those it has", async () => {
  const { screen, pane, choose } = await openEcosystem({
    startups: [fillbar],
    incumbents: [incumbentWith("Maersk", { newsAndActivities: [fact("Bought a port")] })],
  });
  await choose("Fillbar");
  const startup = pane("Startups");
  const parts = ["Relevance", "Predictions", "Engagement tactics", "Key facts", "Key contacts", "Recent activity"];
  await expect.element(startup.getByRole("region", { name: "General info of Fillbar" })).toBeVisible();
  for (const part of parts) await expect.element(startup.getByRole("heading", { name: part })).toBeVisible();
  for (const words of [
    ...["Fillbar is known.", "Bergen", "1904", "fillbar.example", "It has the cellars that we want.", "Forty people"],
    ...["Grows to the south", "Partnership", "Share the vans", "Founder", "Opened a depot"],
  ])
    await expect.element(startup.getByText(words, { exact: true })).toBeVisible();
  await choose("Maersk");
  const incumbent = pane("Incumbents");
  await expect.element(incumbent.getByText("Bought a port")).toBeVisible();
  await expect.element(incumbent.getByRole("heading", { name: "Relevance" })).toBeVisible();
  for (const part of parts.slice(1, -1))
    await expect.element(incumbent.getByRole("heading", { name: part })).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
  await expect.element(screen.getByText("Select a startup to view details")).not.toBeInTheDocument();
});

test("each claim names what it rests on, and says that it is reasoning where it rests on nothing", async () => {
  const { pane, choose } = await openEcosystem({ startups: [fillbar], scan: { origin: "model" } });
  await choose("Fillbar");
  const details = pane("Startups");
  await expect
    .element(details.getByRole("link", { name: /^Fillbar/ }))
    .toHaveAttribute("href", "https://example.com/Fillbar");
  const claims = details.getByRole("listitem");
  await expect.element(claims.filter({ hasText: "Forty people" }).getByRole("link")).toMatchTextContent("Register");
  await expect.element(claims.filter({ hasText: "Opened a depot" }).getByText("AI reasoning")).toBeVisible();
  await details.getByText("How sure this is").click();
  await expect.element(details.getByText("From its own pages.")).toBeVisible();
});

test("[S2.2.4-17] a key contact is shown with a link to the profile and a mail link; what is no such link is only words", async () => {
  const contact = { title: "", linkedin: "", email: "", evidence: nothingBehind };
  const { pane, choose } = await openEcosystem({
    startups: [
      startupWith("Fillbar", {
        keyContacts: [
          { ...contact, name: "Ida", linkedin: "https://www.linkedin.com/in/ida" },
          { ...contact, name: "Ben", email: "ben@fill.example" },
          { ...contact, name: "Eve", linkedin: "javascript:alert(1)", email: "eve@fill.example?bcc=all@fill.example" },
          { ...contact, name: "<img src=x onerror=alert(1)>", title: "<script>alert(1)</script>" },
        ],
      }),
    ],
  });
  await choose("Fillbar");
  const contacts = pane("Startups").getByRole("listitem");
  await expect
    .element(contacts.getByRole("link", { name: "Profile of Ida" }))
    .toHaveAttribute("href", "https://www.linkedin.com/in/ida");
  await expect
    .element(contacts.getByRole("link", { name: "ben@fill.example, mail to Ben" }))
    .toHaveAttribute("href", "mailto:ben@fill.example");
  expect(contacts.getByRole("link").elements()).toHaveLength(2);
  await expect.element(contacts.getByText("javascript:alert(1)")).toBeVisible();
  await expect.element(contacts.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
  await expect.element(contacts.getByText("<script>alert(1)</script>")).toBeVisible();
});

test("[S2.2.4-18] long key facts show 60 pixels of themselves and long activities 45, until they are opened", async () => {
  const { pane, choose } = await openEcosystem({
    startups: [
      startupWith("Fillbar", { keyFacts: [fact(`Fact: ${long}`)], newsAndActivities: [fact(`News: ${long}`)] }),
    ],
  });
  await choose("Fillbar");
  for (const [words, height] of [
    [/^Fact:/, 60],
    [/^News:/, 45],
  ] as const) {
    const entry = pane("Startups").getByRole("listitem").filter({ hasText: words });
    const more = entry.getByRole("button", { name: "Show more" });
    await expect.element(more).toBeVisible();
    const shown = () => entry.element().querySelector("[data-cut]")?.getBoundingClientRect().height;
    expect(shown()).toBe(height);
    await more.click();
    await expect.element(entry.getByRole("button", { name: "Show less" })).toBeVisible();
    expect(shown()).toBeGreaterThan(height);
  }
});

test("[S2.7-64] a company stands beside the logo of its domain, or beside a default image", async () => {
  const logo = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
  const { server, list, pane, choose } = await openEcosystem({
    startups: [startupWith("Fillbar"), startupWith("Quiet"), startupWith("Lost", { domain: "Unknown" })],
  });
  server.on("GET /api/v1/company-logo/fillbar.example", { body: { host: "fillbar.example", image: logo } });
  await choose("Fillbar");
  await expect.poll(() => pane("Startups").element().querySelector("img")?.src).toBe(logo);
  const image = (name: string) => list("Startups").getByRole("listitem").filter({ hasText: name }).element();
  expect(image("Fillbar").querySelector("img")?.src).toBe(logo);
  expect(image("Quiet").querySelector("svg text")?.textContent).toBe("Q");
  expect(image("Lost").querySelector("svg text")?.textContent).toBe("L");
  expect(server.received.some(({ key }) => key.endsWith("/Unknown"))).toBe(false);
});
