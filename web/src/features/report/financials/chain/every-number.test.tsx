import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import type { SectionContents } from "@seedbed/contract/report/sections";
import { figuresOf } from "@seedbed/rules/financials/figures/figures-of";
import { leavesOf } from "@seedbed/rules/financials/figures/leaves-of";
import { beforeAll, expect, test } from "vitest";
import { commands, userEvent } from "vitest/browser";
import { conceptWith } from "#testing/concepts.ts";
import { parts } from "#testing/whole-report.ts";
import { openProjection } from "../testing/open-projection.fixture.ts";
import { isSaid, type ReadNumber, readFigures, readNumbers } from "../testing/read-numbers.fixture.ts";
import { followingText } from "./late-following.tsx";

interface Generated {
  name: string;
  projection: FinancialProjection;
  overview: SectionContents["overview"];
  said: string;
}

let generated: Generated[] = [];
beforeAll(async () => {
  // Comes with the first touch of a person.
  await followingText.fetch();
  generated = (await commands.generatedProjections(6)) as Generated[];
});

const tabs = {
  revenue: ["business-model", "market-sizing"],
  savings: ["savings-method", "impact-sizing"],
} as const;

async function open({ projection, overview }: Generated, tab: string, version: "v1" | "v2" = "v2") {
  const opened = await openProjection(`?tab=${tab}`, {
    projection,
    concept: { featureVersions: { ...conceptWith().featureVersions, financialProjection: version } },
    prepare: (server) => server.on(parts.summaries, { body: overview.summaries }),
  });
  const main = opened.screen.getByRole("main").element();
  // What comes late is there when the last figure of the page is.
  await expect.element(opened.screen.getByRole("button", { name: lastOn[tab] ?? "" }).first()).toBeVisible();
  return { ...opened, main };
}
const lastOn: Record<string, RegExp> = {
  "business-model": /how (the share of|the number of)/,
  "market-sizing": /how SOM is made up/,
  "savings-method": /how Savings is made up/,
  "impact-sizing": /how the savings is made up/,
};

/** What is wrong with a number; null for one that leads to what somebody has set, or that people said. */
function faultOf(number: ReadNumber, { projection, said }: Generated): string | null {
  if (number.figure === null)
    return number.isOfPerson || isSaid(number, `${said} ${conceptWith().identifier}`)
      ? null
      : `${number.digits} leads nowhere: ${number.text}`;
  const leaves = leavesOf(figuresOf(projection), number.figure);
  return leaves.size > 0 ? null : `${number.digits} is the unknown figure ${number.figure}`;
}

test("every number of generated projections leads to entries, to formulas over them, or to what people said", async () => {
  let read = 0;
  for (const each of generated) {
    const pages = [...tabs[each.projection.layout], ...(each.projection.layout === "revenue" ? ["first"] : [])];
    for (const tab of pages) {
      const isFirst = tab === "first";
      const { main, screen } = await open(each, isFirst ? "business-model" : tab, isFirst ? "v1" : "v2");
      // Sentences follow once it is known who wrote them.
      const faults = () => readNumbers(main).flatMap((number) => faultOf(number, each) ?? []);
      await expect.poll(faults, { message: `${each.name}, ${tab}` }).toEqual([]);
      read += readNumbers(main).length;
      await screen.unmount();
    }
  }
  expect(read).toBeGreaterThan(generated.length * 20);
});

test("a click on a figure shows its chain, down to who set each number, for every figure of a page", async () => {
  for (const [index, tab] of [
    [0, "business-model"],
    [0, "market-sizing"],
    [1, "savings-method"],
    [1, "impact-sizing"],
  ] as const) {
    const each = generated[index];
    if (!each) throw new Error("There is no such projection.");
    const figures = figuresOf(each.projection);
    const { main, screen } = await open(each, tab);
    const buttons = [...main.querySelectorAll<HTMLButtonElement>("[data-figure] > button")];
    expect(buttons.length).toBeGreaterThan(0);
    for (const button of buttons) {
      const figure = figures.get(button.closest("[data-figure]")?.getAttribute("data-figure") ?? "");
      button.click();
      const panel = screen.getByRole("dialog", { name: `${figure?.title}: ${figure?.words}`, exact: true });
      await expect.element(panel).toBeVisible();
      const ways = figure?.formula.filter((part) => typeof part !== "string").length ?? 0;
      expect(panel.getByText(/^Set by: /).elements().length + ways).toBeGreaterThan(0);
    }
    await screen.unmount();
  }
});

test("when an entry is changed, the figures and sentences that rest on it follow, and no other", async () => {
  for (const [number, each] of generated.entries()) {
    const { layout, marketSizings, impactSizings } = each.projection;
    const tab = tabs[layout][1];
    const entries = (layout === "revenue" ? marketSizings : impactSizings)[0]?.assumptionEntries ?? [];
    const entry = entries[(number * 7) % entries.length];
    if (!entry) throw new Error("There is no entry.");
    const { main, number: field, screen } = await open(each, tab);
    // Between what it is at least and at most.
    const tripled = entry.unit === "%" ? Math.min(entry.scalar * 3, 100) : entry.scalar * 3;
    const raised = Math.min(tripled, entry.high ?? tripled);
    const scalar = raised > entry.scalar ? raised : (entry.scalar + (entry.low ?? 0)) / 2;
    const after = figuresOf(changed(each.projection, entry.uuid, scalar));
    const before = readFigures(main);
    await field(entry.title).first().fill(String(scalar));
    await userEvent.keyboard("{Enter}");
    const told = { before: figuresOf(each.projection), after };
    const faults = () =>
      [...readFigures(main)].flatMap(([id, now]) => unfollowed(id, { now, was: before.get(id), told }));
    await expect.poll(faults).toEqual([]);
    const dependents = [...before.keys()].filter((id) => leavesOf(after, id).has(`entry:${entry.uuid}`));
    expect(dependents.length).toBeGreaterThan(1);
    expect([...before.keys()].filter((id) => isOther(id, told))).toEqual(
      expect.arrayContaining([`entry:${entry.uuid}`]),
    );
    for (const id of before.keys()) if (isOther(id, told) && id !== "cause") expect(dependents).toContain(id);
    await screen.unmount();
  }
});

function changed(projection: FinancialProjection, uuid: string, scalar: number): FinancialProjection {
  const within = <
    Sizing extends FinancialProjection["marketSizings"][number] | FinancialProjection["impactSizings"][number],
  >(
    sizing: Sizing,
  ): Sizing => ({
    ...sizing,
    assumptionEntries: sizing.assumptionEntries.map((entry) => (entry.uuid === uuid ? { ...entry, scalar } : entry)),
  });
  return {
    ...projection,
    marketSizings: projection.marketSizings.map(within),
    impactSizings: projection.impactSizings.map(within),
  };
}

type Told = Record<"before" | "after", ReturnType<typeof figuresOf>>;
const isOther = (id: string, { before, after }: Told): boolean => before.get(id)?.words !== after.get(id)?.words;

interface Read {
  now: ReadonlySet<string>;
  was: ReadonlySet<string> | undefined;
  told: Told;
}

/** What is wrong with a figure of the page after a change: it still says what it was, or it changed though nothing of it did. */
function unfollowed(id: string, { now, was, told }: Read): string[] {
  const read = `${id}: ${[...now].join(" and ")}`;
  if (isOther(id, told)) {
    const [before, after] = [told.before.get(id)?.words ?? "", told.after.get(id)?.words ?? ""];
    return now.has(before) ? [`${read}, which should be ${after}`] : [];
  }
  return was?.isDisjointFrom(now) ? [`${read}, which was ${[...was].join(" and ")}`] : [];
}
