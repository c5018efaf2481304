import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { pressComposing } from "#testing/press-composing.ts";
import { sourceWith } from "#testing/reports.ts";
import { webAddress } from "./fields/controls/typed-source.ts";
import { readNumber } from "./fields/read-number.ts";
import { openSection, paths, scan } from "./testing/open-section.fixture.tsx";

describe("a choice", () => {
  test("is taken by a click, and shown at once", async () => {
    const { screen, edit, sent } = await openSection();
    await edit("Direction").first().click();
    const options = screen.getByRole("group", { name: "Direction" });
    await expect.element(options.getByRole("button", { name: "UP" })).toHaveFocus();
    await expect.element(options.getByRole("button", { name: "UP" })).toHaveAttribute("aria-pressed", "true");
    await options.getByRole("button", { name: "DOWN" }).click();
    await expect.element(options).not.toBeInTheDocument();
    await expect.element(edit("Direction").first()).toHaveFocus();
    await expect.poll(sent).toMatchObject([{ item: "i-1", field: "direction", value: "down", seen: "up" }]);
  });

  test("arrows walk its values, Enter takes one, Escape none", async () => {
    const { screen, edit, sent } = await openSection();
    await expect.element(edit("Direction").first()).toBeInTheDocument();
    edit("Direction").first().element().focus();
    await userEvent.keyboard("{Enter}{ArrowDown}{Escape}");
    await expect.element(screen.getByRole("group", { name: "Direction" })).not.toBeInTheDocument();
    expect(sent()).toEqual([]);
    await userEvent.keyboard("{Enter}{ArrowDown}{Enter}");
    await expect.poll(sent).toMatchObject([{ value: "tailwind" }]);
  });

  test("where none of its values stands, arrows begin at the first", async () => {
    const priorityInsights = scan().priorityInsights.map((each) => ({ ...each, direction: "sideways" as "up" }));
    const { screen, edit } = await openSection({ content: { ...scan(), priorityInsights } });
    await edit("Direction").first().click();
    const options = screen.getByRole("group", { name: "Direction" }).getByRole("button");
    await expect.element(options.first()).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(options.nth(1)).toHaveFocus();
  });

  test("yes and no are two of them", async () => {
    const { screen, edit, sent } = await openSection();
    await edit("Competes").click();
    await screen.getByRole("button", { name: "Yes", exact: true }).click();
    await expect.element(screen.getByText("Competes", { exact: true })).toBeVisible();
    await expect.poll(sent).toMatchObject([{ field: "hasCompetitiveProduct", value: true, seen: false }]);
  });
});

describe("a number", () => {
  test("is written with a comma or a point, within its limits", async () => {
    const { screen, edit, field, sent } = await openSection();
    await edit("Score").click();
    await expect.element(field("Score")).toHaveFocus();
    for (const [text, problem] of [
      ["11", "The largest number is 10"],
      ["-1", "The smallest number is 0"],
      ["drei", "Write a number."],
    ] as const) {
      await field("Score").fill(text);
      await userEvent.keyboard("{Enter}");
      await expect.element(screen.getByRole("alert")).toMatchTextContent(problem);
    }
    await field("Score").fill("7,5");
    await userEvent.keyboard("{Enter}");
    await expect.poll(sent).toMatchObject([{ item: "f-1", field: "score", value: 7.5, seen: 8 }]);
    await expect.element(screen.getByText("7.5")).toBeVisible();
  });

  test("may be taken away where it may be empty", async () => {
    const { edit, field, sent } = await openSection();
    await edit("Score").click();
    await field("Score").fill("");
    await userEvent.keyboard("{Enter}");
    await expect.poll(sent).toMatchObject([{ value: null, seen: 8 }]);
  });

  test("that was taken away and refused opens again empty, not with what stood there", async () => {
    const { screen, edit, field, server, router } = await openSection();
    const goTo = (to: string) => router.navigate({ to } as never);
    server.on(paths.changes, { status: 422, body: { detail: "score: No.", form: { score: "It needs a score." } } });
    await edit("Score").click();
    await field("Score").fill("");
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("alert")).toMatchTextContent("It needs a score.");
    await goTo("/elsewhere");
    await expect.element(screen.getByText("Elsewhere")).toBeVisible();
    await goTo("/");
    await expect.element(screen.getByRole("alert")).toMatchTextContent("It needs a score.");
    await expect.element(field("Score")).toHaveValue("");
  });

  test.for([
    ["1,250,000.5", 1_250_000.5],
    ["1 250 000", 1_250_000],
    ["0,4", 0.4],
    ["12 %", 12],
    ["$3.50", 3.5],
    ["-2", -2],
    ["+2", 2],
    ["1’250", 1250],
    ["1'250_000", 1_250_000],
    ["€ 3,5", 3.5],
    ["£12", 12],
    ["1,250", 1250],
    ["1,25", 1.25],
    ["1,2500", 1.25],
    [".5", 0.5],
    ["5.", 5],
    ["-1,250.5", -1250.5],
    ["1,25,000", Number.NaN],
    ["1.250,5", Number.NaN],
    ["12 kg", Number.NaN],
    [" \n", null],
    ["", null],
    ["€", null],
    ["1.2.3", Number.NaN],
    ["1e9", Number.NaN],
    ["Infinity", Number.NaN],
  ] as const)("%s is read as %s", ([text, number]) => {
    expect(readNumber(text)).toBe(number);
  });
});

describe("sources", () => {
  test("pages are typed in beside those that stand; only web addresses are pages", async () => {
    const { screen, edit, sent } = await openSection();
    await edit("Sources").first().click();
    const address = screen.getByRole("textbox", { name: "Web address" });
    await expect.element(address).toHaveFocus();
    await address.fill("javascript:alert(1)");
    await pressComposing(address.element(), "Enter");
    expect(screen.getByRole("alert").query()).toBeNull();
    await userEvent.keyboard("{Enter}");
    await expect
      .element(screen.getByRole("alert"))
      .toMatchTextContent("Write a web address that begins with http:// or https://.");
    await address.fill("https://example.com/law");
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("alert")).toMatchTextContent("This page is named already.");
    await address.fill("www.example.com/Öl");
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByText("https://www.example.com/%C3%96l")).toBeVisible();
    await address.fill("https://example.org/a");
    await screen.getByRole("textbox", { name: "Title, if you like" }).fill("Industry survey");
    await screen.getByLabelText("Published, if you know").fill("2026-03-02");
    await screen.getByRole("button", { name: "Add source" }).click();
    await screen.getByRole("button", { name: "Save Sources" }).click();
    const standing = { uuid: "law", title: "law", url: "https://example.com/law", classification: "web" };
    await expect.poll(sent).toMatchObject([
      {
        item: "i-1",
        field: "sources",
        seen: [standing],
        value: [
          standing,
          { title: "example.com", url: "https://www.example.com/%C3%96l" },
          { title: "Industry survey", url: "https://example.org/a", publishedDate: "2026-03-02" },
        ],
      },
    ]);
  });

  test("where as many stand as may be named no more can be typed in, until one is taken away", async () => {
    const sources = Array.from({ length: 20 }, (_, index) => sourceWith(`page ${index}`));
    const priorityInsights = scan().priorityInsights.map((each) => ({ ...each, sources }));
    const { screen, edit } = await openSection({ content: { ...scan(), priorityInsights } });
    await edit("Sources").first().click();
    await expect.element(screen.getByText("At most 20 sources can be named.")).toBeVisible();
    await expect.element(screen.getByRole("textbox", { name: "Web address" })).not.toBeInTheDocument();
    await screen.getByRole("button", { name: "Take page 3 away" }).click();
    await expect.element(screen.getByRole("textbox", { name: "Web address" })).toBeVisible();
  });

  test("those that stand can be taken away", async () => {
    const { screen, edit, sent } = await openSection();
    await edit("Sources").first().click();
    await screen.getByRole("button", { name: "Take law away" }).click();
    await expect.element(screen.getByText("law", { exact: true })).not.toBeInTheDocument();
    await screen.getByRole("button", { name: "Save Sources" }).click();
    await expect.poll(sent).toMatchObject([{ field: "sources", value: [] }]);
  });

  test.for([
    ["https://a.example", "https://a.example/"],
    ["a.example/b?c=d#e", "https://a.example/b?c=d#e"],
    ["http://a.example:8080/", "http://a.example:8080/"],
    ["a.example:8080/x", "https://a.example:8080/x"],
    ["ftp://a.example", null],
    ["data:text/html,x", null],
    ["two words.example", null],
    ["nothing", null],
    ["", null],
  ] as const)("%s is the page %s", ([typed, address]) => {
    expect(webAddress(typed)).toBe(address);
  });
});

describe("lists", () => {
  test("texts are edited one a line", async () => {
    const { edit, field, sent } = await openSection();
    await edit("Predictions").click();
    await expect.element(field("Predictions")).toHaveValue("Grows\nSells");
    await field("Predictions").fill("Wächst\n\n  成長する \n");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect
      .poll(sent)
      .toMatchObject([{ field: "predictions", value: ["Wächst", "成長する"], seen: ["Grows", "Sells"] }]);
  });

  test("more texts than a list takes are not saved, and it says so", async () => {
    const { screen, edit, field, sent } = await openSection();
    await edit("Predictions").click();
    await field("Predictions").fill(Array.from({ length: 11 }, (_, index) => `${index}`).join("\n"));
    await expect.element(screen.getByRole("alert")).toMatchTextContent("At most 10 can be listed.");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(sent()).toEqual([]);
  });

  test("entries are changed, added and taken away, each with its fields", async () => {
    const { screen, edit, sent } = await openSection();
    await edit("Engagements").click();
    const description = screen.getByRole("textbox", { name: "Description" });
    await expect.element(description).toHaveValue("Share vans");
    await screen.getByRole("button", { name: "Add one" }).click();
    await screen.getByRole("button", { name: "Save Engagements" }).click();
    await expect.element(screen.getByText("Something is missing or too long above.")).toBeVisible();
    await description.nth(1).fill("Buy the depot");
    await screen.getByRole("combobox", { name: "Action" }).nth(1).selectOptions("acquisition");
    await screen.getByRole("button", { name: "Remove entry 1" }).click();
    await expect.element(description).toHaveValue("Buy the depot");
    await screen.getByRole("button", { name: "Save Engagements" }).click();
    await expect.poll(sent).toMatchObject([
      {
        item: "s-1",
        field: "potentialEngagements",
        value: [{ action: "acquisition", description: "Buy the depot" }],
        seen: [{ action: "partnership", description: "Share vans" }],
      },
    ]);
    await expect.element(screen.getByText("Buy the depot")).toBeVisible();
  });
});

test("a refused value opens again with its sentence", async () => {
  const { screen, server, edit, field } = await openSection();
  server.on(paths.changes, { status: 422, body: { detail: "score: No.", form: { score: "No such score." } } });
  await edit("Score").click();
  await field("Score").fill("3");
  await userEvent.keyboard("{Enter}");
  await expect.element(field("Score")).toHaveValue("3");
  await expect.element(screen.getByRole("alert")).toMatchTextContent("No such score.");
});
