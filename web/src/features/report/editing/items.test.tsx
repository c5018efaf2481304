import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { pressComposing } from "#testing/press-composing.ts";
import { openSection, paths, scan } from "./testing/open-section.fixture.tsx";

const actions = (title: string) => `Actions for insight “${title}”`;

async function openList(options: Parameters<typeof openSection>[0] = {}) {
  const app = await openSection(options);
  const { screen } = app;
  await expect.element(screen.getByText("Bottles cost")).toBeVisible();
  const titles = () => [...document.querySelectorAll("main h2")].map((heading) => heading.textContent?.trim());
  const choose = async (title: string, item: string) => {
    await screen.getByRole("button", { name: actions(title) }).click();
    await screen.getByRole("menuitem", { name: item }).click();
  };
  const grip = (title: string) => screen.getByRole("button", { name: new RegExp(`^Move insight “${title}”`) });
  return { ...app, titles, choose, grip, add: screen.getByRole("button", { name: "Add an insight", exact: true }) };
}

describe("moving", () => {
  test("by the menu, and it is said where it went", async () => {
    const { screen, titles, choose, sent } = await openList();
    await choose("Bottles cost", "Move down");
    await expect.poll(titles).toEqual(["Rules come", "Bottles cost", "Vans wait"]);
    await expect.poll(sent).toEqual([{ kind: "move", item: "i-1", at: 1 }]);
    await expect.element(screen.getByRole("status").getByText("Insight “Bottles cost” moved to 2 of 3")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: actions("Bottles cost") })).toHaveFocus();
  });

  test("the first goes no further up, and the last no further down", async () => {
    const { screen } = await openList();
    for (const [title, up, down] of [
      ["Bottles cost", false, true],
      ["Vans wait", true, false],
    ] as const) {
      await screen.getByRole("button", { name: actions(title) }).click();
      const choice = (name: string) => screen.getByRole("menuitem", { name });
      await expect.element(choice("Move up")).toBeVisible();
      expect([choice("Move up"), choice("Move down")].map((each) => !each.element().hasAttribute("disabled"))).toEqual([
        up,
        down,
      ]);
      await userEvent.keyboard("{Escape}");
    }
  });

  test("by Alt with an arrow, the focus staying with what is moved", async () => {
    const { titles, grip, sent } = await openList();
    await expect.element(grip("Vans wait")).toBeInTheDocument();
    grip("Vans wait").element().focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect.poll(titles).toEqual(["Bottles cost", "Vans wait", "Rules come"]);
    await expect.element(grip("Vans wait")).toHaveFocus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect.poll(titles).toEqual(["Vans wait", "Bottles cost", "Rules come"]);
    await expect.element(grip("Vans wait")).toHaveFocus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect.poll(sent).toEqual([
      { kind: "move", item: "i-3", at: 1 },
      { kind: "move", item: "i-3", at: 0 },
    ]);
  });

  test("by dragging its handle, with a mouse or a finger", async () => {
    const { titles, grip, sent } = await openList();
    const handle = grip("Bottles cost");
    await expect.element(handle).toBeInTheDocument();
    const target = grip("Vans wait").element().closest("li")?.getBoundingClientRect();
    const from = handle.element().getBoundingClientRect();
    for (const pointerType of ["mouse", "touch"]) {
      const point = (type: string, x: number, y: number) =>
        handle
          .element()
          .dispatchEvent(
            new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType, button: 0, clientX: x, clientY: y }),
          );
      HTMLElement.prototype.setPointerCapture = () => undefined;
      point("pointerdown", from.x + 5, from.y + 5);
      if (pointerType === "mouse") {
        point("pointermove", (target?.x ?? 0) + 20, (target?.y ?? 0) + 20);
        point("pointercancel", 0, 0);
        expect(titles()).toEqual(["Bottles cost", "Rules come", "Vans wait"]);
        continue;
      }
      point("pointermove", (target?.x ?? 0) + 20, (target?.y ?? 0) + 20);
      point("pointerup", (target?.x ?? 0) + 20, (target?.y ?? 0) + 20);
    }
    await expect.poll(titles).toEqual(["Rules come", "Vans wait", "Bottles cost"]);
    await expect.poll(sent).toEqual([{ kind: "move", item: "i-1", at: 2 }]);
  });
});

describe("removing", () => {
  test("takes it away at once, with all that was seen of it, and the focus goes to its neighbour", async () => {
    const { screen, titles, choose, sent } = await openList();
    await choose("Rules come", "Remove");
    await expect.poll(titles).toEqual(["Bottles cost", "Vans wait"]);
    await expect.element(screen.getByRole("button", { name: actions("Vans wait") })).toHaveFocus();
    const [, seen] = scan().priorityInsights;
    await expect.poll(sent).toEqual([{ kind: "remove", item: "i-2", seen }]);
    await expect.element(screen.getByText("Insight “Rules come” removed")).toBeVisible();
  });

  test("the last one leaves the focus where one is added", async () => {
    const [only] = scan().priorityInsights;
    const { choose, add } = await openList({ content: { ...scan(), priorityInsights: only ? [only] : [] } });
    await choose("Bottles cost", "Remove");
    await expect.element(add).toHaveFocus();
  });

  test("what was changed meanwhile comes back, and it is said why", async () => {
    const { screen, server, titles, choose } = await openList();
    server.on(paths.changes, { status: 409, body: { detail: "This was changed meanwhile. It now says “More”." } });
    await choose("Rules come", "Remove");
    await expect.element(screen.getByText("This was changed meanwhile. It now says “More”.")).toBeVisible();
    await expect.poll(titles).toEqual(["Bottles cost", "Rules come", "Vans wait"]);
  });
});

describe("adding", () => {
  test("by keys alone, with an id of its own; a second Enter adds nothing more", async () => {
    const { screen, server, titles, add, sent } = await openList();
    const answer = Promise.withResolvers<void>();
    server.on(paths.changes, { body: { revision: 2 }, after: answer.promise });
    add.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("textbox", { name: "Title" })).toHaveFocus();
    await userEvent.keyboard("Größere Höfe{Enter}{Enter}");
    // Before the server has said a word.
    await expect.poll(titles).toEqual(["Bottles cost", "Rules come", "Vans wait", "Größere Höfe"]);
    answer.resolve();
    await expect.element(add).toHaveFocus();
    expect(sent()).toEqual([
      {
        kind: "add",
        place: "priorityInsights[]",
        parent: null,
        item: {
          uuid: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
          title: "Größere Höfe",
          direction: "up",
          explanation: "",
        },
      },
    ]);
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("textbox", { name: "Title" })).toHaveFocus();
    await expect.element(screen.getByRole("textbox", { name: "Title" })).toHaveValue("");
  });

  test("what is missing is said, and Escape closes the form", async () => {
    const { screen, add, sent } = await openList();
    await add.click();
    await screen.getByRole("button", { name: "Add", exact: true }).click();
    await expect.element(screen.getByRole("alert")).toMatchTextContent("This field cannot be empty.");
    // An input method's own.
    await pressComposing(screen.getByRole("textbox", { name: "Title" }).element(), "Escape");
    await expect.element(screen.getByRole("textbox", { name: "Title" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(add).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  test("a refused one keeps what was typed, and is the same thing when it is tried again", async () => {
    const { screen, server, accept, add, titles, sent } = await openList();
    server.on(paths.changes, { status: 422, body: { detail: "place: Full.", form: { place: "The list is full." } } });
    await add.click();
    await screen.getByRole("textbox", { name: "Title" }).fill("Late");
    await screen.getByRole("button", { name: "Add", exact: true }).click();
    await expect.element(screen.getByRole("alert")).toMatchTextContent("The list is full.");
    await expect.element(screen.getByRole("textbox", { name: "Title" })).toHaveValue("Late");
    await expect.poll(titles).not.toContain("Late");
    accept();
    await screen.getByRole("button", { name: "Add", exact: true }).click();
    await expect.poll(titles).toContain("Late");
    const [first, second] = sent() as { item: { uuid: string } }[];
    expect(first?.item.uuid).toBe(second?.item.uuid);
  });

  test("a full list says so", async () => {
    const [one] = scan().priorityInsights;
    const priorityInsights = Array.from({ length: 20 }, (_, index) => ({
      ...(one as NonNullable<typeof one>),
      uuid: `i-${index}`,
    }));
    const { screen, add } = await openSection({ content: { ...scan(), priorityInsights } }).then((app) => ({
      ...app,
      add: app.screen.getByRole("button", { name: "Add an insight", exact: true }),
    }));
    await expect.element(screen.getByText("At most 20 can be listed here.")).toBeVisible();
    await expect.element(add).not.toBeInTheDocument();
  });
});
