import { expect, onTestFinished, test, vi } from "vitest";
import { incumbentWith } from "#testing/reports.ts";
import { untilQuiet } from "#testing/until-quiet.ts";
import { openEcosystem, scanPath, startupWith } from "./testing/open-ecosystem.fixture.ts";

const detail = (kind: "startup" | "incumbent", uuid: string) => `GET /api/v3/concept/market-scan/${kind}/${uuid}`;

test.for(["startup", "incumbent"] as const)(
  "[S2.2.4-23] [S2.2.4-24] one %s that is not completed says so, and is asked for every five seconds until it is",
  async (kind) => {
    const underWay = startupWith("UPS", { status: "in progress", relevance: "" });
    const { predictions: _, ...incumbent } = {
      ...incumbentWith("UPS", { status: "in progress", relevance: "" }),
      predictions: [],
    };
    const listed = kind === "startup" ? { startups: [underWay] } : { incumbents: [incumbent] };
    const { screen, server, setScan, choose, list } = await openEcosystem(listed);
    const shown = kind === "startup" ? underWay : incumbent;
    server.on(detail(kind, "UPS"), { body: shown });
    await expect
      .element(list(kind === "startup" ? "Startups" : "Incumbents").getByText("Being analyzed"))
      .toBeVisible();
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    await choose("UPS");
    await expect
      .element(screen.getByText("An Agent is currently analyzing UPS. This may take a moment."))
      .toBeVisible();
    const asked = () => server.received.filter(({ key }) => key === detail(kind, "UPS")).length;
    await expect.poll(asked).toBe(1);
    await untilQuiet();
    vi.advanceTimersByTime(4_900);
    expect(asked()).toBe(1);
    vi.advanceTimersByTime(100);
    await expect.poll(asked).toBe(2);
    await untilQuiet();

    const done = { ...shown, status: "completed", relevance: "It drives past the cellars." } as const;
    server.on(detail(kind, "UPS"), { body: done });
    setScan(kind === "startup" ? { startups: [{ ...underWay, ...done }] } : { incumbents: [done] });
    vi.advanceTimersByTime(5_000);
    await expect.element(screen.getByText("It drives past the cellars.")).toBeVisible();
    await expect.element(screen.getByText("Being analyzed")).not.toBeInTheDocument();
    expect(server.received.filter(({ key }) => key === scanPath)).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(asked()).toBe(3);
  },
);

test("a failed look at a company is followed by the next one; one that is gone is not asked for again", async () => {
  const underWay = startupWith("UPS", { status: "in progress" });
  const { screen, server, setScan, choose } = await openEcosystem({ startups: [underWay, startupWith("Quiet")] });
  server.on(detail("startup", "UPS"), { status: 503, body: { detail: "It sleeps." } });
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  await choose("UPS");
  const asked = () => server.received.filter(({ key }) => key === detail("startup", "UPS")).length;
  await expect.poll(asked).toBe(1);
  await untilQuiet();
  server.lacks(detail("startup", "UPS"));
  setScan({ startups: [startupWith("Quiet")] });
  vi.advanceTimersByTime(5_000);
  await expect.poll(asked).toBe(2);
  await expect.element(screen.getByText("Select a startup to view details")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /^UPS/ })).not.toBeInTheDocument();
  vi.advanceTimersByTime(60_000);
  expect(asked()).toBe(2);
  expect(screen.getByRole("alert").elements()).toEqual([]);
});
