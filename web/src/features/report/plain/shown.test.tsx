import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sourceWith } from "#testing/reports.ts";
import { untilQuiet } from "#testing/until-quiet.ts";
import { AppTheme } from "../../../shell/app-theme.tsx";
import { RejectedSources } from "../evidence/use-rejected-sources.ts";
import { CollapsibleText } from "./collapsible-text.tsx";
import { openSources } from "./more-sources.tsx";
import { Columns, Section } from "./section.tsx";
import { SourceFooter } from "./source-footer.tsx";
import { SourceList } from "./source-list.tsx";
import { useLinkedItem, useLinkedName } from "./use-linked-item.ts";
import { useOnce } from "./use-once.ts";

beforeAll(() => openSources.fetch());

describe("a text that may be long", () => {
  const open = (lines: number) =>
    render(
      <CollapsibleText height={100}>
        <p style={{ margin: 0, height: 50 }}>
          <button type="button">First</button>
        </p>
        {Array.from({ length: lines - 1 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text
          <p key={index} style={{ margin: 0, height: 50 }}>
            <button type="button">{`Line ${index + 2}`}</button>
            {index === 0 && <input aria-label="Words" />}
          </p>
        ))}
      </CollapsibleText>,
    );
  const toggle = () => page.getByRole("button", { name: /^Show/ });
  const cut = () => document.querySelector("[data-cut]");
  const height = () => cut()?.getBoundingClientRect().height;

  test("stands as it is where it has room, to its last pixel", async () => {
    const screen = await open(2);
    await expect.poll(height).toBe(100);
    // It is measured before it is painted.
    await untilQuiet();
    await expect.element(toggle()).not.toBeInTheDocument();
    await screen.rerender(
      <CollapsibleText height={99}>
        <p style={{ margin: 0, height: 100 }}>Words</p>
      </CollapsibleText>,
    );
    await expect.element(toggle()).toHaveTextContent("Show more");
  });

  test("is cut, says so, and opens and closes when it is asked to", async () => {
    await open(4);
    await expect.element(toggle()).toHaveAttribute("aria-expanded", "false");
    expect([height(), cut()?.getAttribute("data-cut")]).toEqual([100, "true"]);
    expect(getComputedStyle(cut() as Element).overflowY).toBe("clip");
    expect(toggle().element().getAttribute("aria-controls")).toBe(cut()?.id);
    await toggle().click();
    await expect.element(toggle()).toHaveTextContent("Show less");
    expect([height(), cut()?.getAttribute("data-cut")]).toEqual([200, "false"]);
    await expect.element(toggle()).toHaveAttribute("aria-expanded", "true");
    await toggle().click();
    await expect.element(toggle()).toHaveTextContent("Show more");
    expect(height()).toBe(100);
  });

  test("opens for what is reached by keys where it is cut, and for what is written in it, not for what is seen", async () => {
    const screen = await open(4);
    await expect.element(toggle()).toBeVisible();
    const focus = (name: string) => page.getByRole("button", { name, exact: true }).element().focus();
    focus("First");
    focus("Line 2");
    await expect.element(toggle()).toHaveTextContent("Show more");
    focus("Line 3");
    await expect.element(toggle()).toHaveTextContent("Show less");
    await screen.unmount();
    await open(4);
    await expect.element(toggle()).toHaveTextContent("Show more");
    page.getByRole("textbox", { name: "Words" }).element().focus();
    await expect.element(toggle()).toHaveTextContent("Show less");
  });
});

describe("the sources of something", () => {
  const sources = ["law", "survey", "press", "annual report", "interview"].map(sourceWith);
  const nameOf = (link: Element) => link.textContent?.replace("(opens in a new tab)", "").trim();
  const chips = () => page.getByRole("link").elements().map(nameOf);
  const more = () => page.getByRole("button", { name: /more source/ });

  test.each([
    [0, [], null],
    [1, ["law"], null],
    [3, ["law", "survey", "press"], null],
    [4, ["law", "survey", "press"], ["+1", "1 more source"]],
    [5, ["law", "survey", "press"], ["+2", "2 more sources"]],
  ])("are three of them and the number of the others: of %d", async (count, shown, rest) => {
    for (const parts of [SourceList, SourceFooter]) {
      const Parts = parts;
      const screen = await render(
        <div style={{ width: 900, display: "flex" }}>
          <Parts sources={sources.slice(0, count)} origin="model" />
        </div>,
      );
      await expect.poll(chips).toEqual(shown);
      expect(
        more()
          .elements()
          .map((each) => [each.textContent, each.getAttribute("aria-label")]),
      ).toEqual(rest ? [rest] : []);
      expect(screen.container.textContent?.includes("AI reasoning")).toBe(count === 0);
      await screen.unmount();
    }
  });

  test("that have no room are opened by their number, and struck out where they were rejected", async () => {
    await render(
      <AppTheme>
        <RejectedSources value={new Set(["press", "interview"])}>
          <SourceList sources={sources} origin="model" />
        </RejectedSources>
      </AppTheme>,
    );
    await more().click();
    await expect.poll(chips).toEqual(["law", "survey", "Rejected: press", "annual report", "Rejected: interview"]);
    expect([...document.querySelectorAll("del")].map(({ textContent }) => textContent)).toEqual(["press", "interview"]);
    await userEvent.keyboard("{Escape}");
    await expect.poll(chips).toHaveLength(3);
    await expect.element(more()).toHaveFocus();
  });

  test("stand in one line, as many as it has room for, and again as many when it grows", async () => {
    const screen = await render(
      <div data-around style={{ width: 120, display: "flex" }}>
        <SourceFooter sources={sources} origin="model" />
      </div>,
    );
    await expect.poll(chips).toEqual(["law"]);
    await expect.element(more()).toHaveTextContent("+4");
    const line = screen.container.querySelector<HTMLElement>("[data-line]");
    expect(line?.scrollWidth).toBeLessThanOrEqual(line?.clientWidth ?? 0);
    const around = screen.container.querySelector<HTMLElement>("[data-around]");
    if (around) around.style.width = "700px";
    await expect.poll(chips).toEqual(["law", "survey", "press"]);
    await expect.element(more()).toHaveTextContent("+2");
  });
});

test("a section has a heading, and what stands beside it in one line", async () => {
  await render(
    <Section title="Trends" aside={<button type="button">Add</button>}>
      <p>Words</p>
    </Section>,
  );
  await expect.element(page.getByRole("heading", { level: 2, name: "Trends" })).toBeVisible();
  const [title, aside] = [...document.querySelectorAll("header > *")].map((each) => each.getBoundingClientRect());
  expect(aside?.left).toBeGreaterThan(title?.right ?? Number.NaN);
  expect(aside?.top).toBeLessThan(title?.bottom ?? Number.NaN);
});

test("columns stand beside each other, and below each other on a phone", async () => {
  await render(
    <>
      <Columns>
        {["a", "b", "c", "d"].map((each) => (
          <p key={each}>{each}</p>
        ))}
      </Columns>
      <Columns count={2}>
        {["a", "b", "c"].map((each) => (
          <p key={each}>{each}</p>
        ))}
      </Columns>
    </>,
  );
  const columns = () =>
    [...document.querySelectorAll("[data-count]")].map(
      (each) => getComputedStyle(each).gridTemplateColumns.split(" ").length,
    );
  expect(columns()).toEqual([3, 2]);
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  expect(columns()).toEqual([1, 1]);
});

function Linked() {
  const item = useLinkedItem("one");
  return (
    <>
      <p>{`Named: ${useLinkedName() ?? "nothing"}`}</p>
      <div style={{ height: 3000 }} />
      <div {...item}>One</div>
      <div style={{ height: 3000 }} />
    </>
  );
}

async function routed(component: () => ReactNode, at: string) {
  const root = createRootRoute({ component });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: [at] }) });
  await router.load();
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return router;
}

test("an address leads to an item: it comes into view, has the focus and is marked as long as it is named", async () => {
  const router = await routed(Linked, "/");
  const item = page.getByText("One", { exact: true });
  await expect.element(page.getByText("Named: nothing")).toBeInTheDocument();
  const isMarked = () => [item.element().getAttribute("data-linked"), item.element().getAttribute("tabindex")];
  expect(isMarked()).toEqual([null, null]);
  const isInView = () => {
    const { top, bottom } = item.element().getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  };
  expect(isInView()).toBe(false);
  await router.navigate({ to: "/", hash: "one", resetScroll: false } as never);
  await expect.element(item).toHaveFocus();
  await expect.poll(isInView).toBe(true);
  expect(isMarked()).toEqual(["true", "-1"]);
  expect(item.element().id).toBe("one");
  await expect.element(page.getByText("Named: one")).toBeInTheDocument();
  await router.navigate({ to: "/", hash: "two", resetScroll: false } as never);
  await expect.poll(isMarked).toEqual([null, null]);
});

const Once = ({ is }: { is: boolean }) => <p>{useOnce(is) ? "Once" : "Never"}</p>;

test("what was once so stays so", async () => {
  const screen = await render(<Once is={false} />);
  expect(screen.container.textContent).toBe("Never");
  for (const is of [true, false]) {
    await screen.rerender(<Once is={is} />);
    expect(screen.container.textContent).toBe("Once");
  }
});
