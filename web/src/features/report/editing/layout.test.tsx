import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { noor, openSection, paths, scan, workOfNoor } from "./testing/open-section.fixture.tsx";
import { conceptUuid } from "./testing/sample-section.fixture.tsx";

type App = Awaited<ReturnType<typeof openSection>>;
const styleOf = (element: Element | null | undefined, pseudo?: string) => {
  if (!element) throw new Error("It is not there.");
  return getComputedStyle(element, pseudo);
};
const placeOf = (opener: Element) => opener.closest("[data-place]");

async function onPhone() {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
}

/** Somebody else has changed the summary and the score while they were written here. */
async function conflictTwice({ screen, server, stand, edit, field }: App) {
  server.on(paths.changes, { status: 409, body: { detail: "This was changed meanwhile." } });
  server.on(paths.edits, { body: workOfNoor });
  await edit("Summary").click();
  await field("Summary").fill("Mine is here.");
  const marketForces = scan().marketForces.map((force) => ({ ...force, score: 2 }));
  stand({ ...scan(), trendsAndDriversDescription: "Theirs is here.", marketForces });
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  const cards = screen.getByRole("region", { name: /changed the same text/ });
  await expect.poll(() => cards.elements().length).toBe(1);
  (edit("Score").element() as HTMLElement).click();
  await field("Score").fill("5");
  await userEvent.keyboard("{Enter}");
  return () => [...document.querySelectorAll("h2[tabindex]")].map((heading) => heading.closest("section"));
}

test("that a text can be edited is seen where one points at it, or comes to it by keys", async () => {
  const { screen, edit, elsewhere } = await openSection();
  await expect.element(edit("Summary")).toBeInTheDocument();
  const opener = edit("Summary").element() as HTMLElement;
  const seen = () => styleOf(opener).opacity;
  const ground = () => styleOf(placeOf(opener)).backgroundColor;
  await elsewhere.hover();
  await expect.poll(seen).toBe("0");
  const before = ground();
  await screen.getByText(/^Rules push owners/).hover();
  await expect.poll(seen).toBe("1");
  expect(ground()).not.toBe(before);
  await elsewhere.hover();
  await expect.poll(seen).toBe("0");
  await userEvent.keyboard("{Tab}");
  opener.focus({ focusVisible: true } as FocusOptions);
  await expect.poll(seen).toBe("1");
});

test("an open text stands in the place of its words, an open list beside what it is about", async () => {
  const { edit, field, screen } = await openSection();
  await edit("Summary").click();
  await expect.element(field("Summary")).toBeVisible();
  const shown = () => document.querySelector("[data-editing] > span");
  expect(styleOf(shown()).visibility).toBe("hidden");
  const bar = document.querySelector("[data-editor-bar]");
  expect([styleOf(bar).position, styleOf(placeOf(bar as Element)).zIndex]).toEqual(["absolute", "3"]);
  await userEvent.keyboard("{Escape}");
  await edit("Direction").first().click();
  const options = screen.getByRole("group", { name: "Direction" });
  await expect.element(options).toBeVisible();
  expect(styleOf(shown()).visibility).toBe("visible");
  expect([styleOf(options.element()).overflowY, styleOf(options.element().parentElement).overflowY]).toEqual([
    "auto",
    "auto",
  ]);
});

test("lines that a person has written stay lines, and a finger on a handle drags instead of scrolling", async () => {
  const { screen, edit } = await openSection();
  await expect.element(edit("Summary")).toBeInTheDocument();
  expect(styleOf(screen.getByText(/^Rules push owners/).element()).whiteSpace).toBe("pre-wrap");
  const grip = screen.getByRole("button", { name: /^Move insight “Bottles cost”/ });
  await expect.element(grip).toBeVisible();
  expect([styleOf(grip.element()).touchAction, styleOf(grip.element()).cursor]).toEqual(["none", "grab"]);
});

test("a text that waits for a decision, is not saved or is written by somebody else has an edge of its own", async () => {
  const app = await openSection();
  const { edit, tell, server, screen, field } = app;
  await expect.element(edit("Score")).toBeInTheDocument();
  const edge = (label: string) => styleOf(placeOf(edit(label).last().element())).boxShadow;
  expect([edge("Summary"), edge("Score"), edge("Title")]).toEqual(["none", "none", "none"]);
  await conflictTwice(app);
  server.on(paths.changes, { status: 503, body: { detail: "Not now." } });
  await edit("Title").last().click();
  await field("Title").fill("Vans go");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText(/^Not saved yet/)).toBeVisible();
  const at = "2026-03-02T10:00:00.000Z";
  tell("concept.report.presence.account", {
    conceptUuid,
    person: { ...noor, section: "marketScan", field: "marketScan s-1 predictions", at },
  });
  await expect.element(screen.getByText("Noor is writing")).toBeVisible();
  const edges = ["Summary", "Title", "Predictions"].map(edge);
  expect(edges).not.toContain("none");
  expect(new Set(edges).size).toBe(3);
  const flag = screen.getByText("Noor is writing").element().parentElement;
  expect(flag?.getBoundingClientRect().top).toBeLessThan(
    document.querySelector('[data-place="marketScan s-1 predictions"]')?.getBoundingClientRect().top ?? Number.NaN,
  );
  expect(styleOf(flag).pointerEvents).toBe("none");
});

test("two values lie beside each other on a wide page", async () => {
  const app = await openSection();
  const cards = await conflictTwice(app);
  await expect.poll(() => cards().length).toBe(2);
  const [one, other] = [...(cards()[0]?.querySelectorAll("section") ?? [])].map((side) => side.getBoundingClientRect());
  expect(one?.top).toBe(other?.top);
  expect(other?.left).toBeGreaterThanOrEqual(one?.right ?? Number.NaN);
});

test("on a phone one conflict is shown at a time, one value below the other, in a sheet that scrolls", async () => {
  await onPhone();
  const app = await openSection();
  const cards = await conflictTwice(app);
  await expect.poll(() => cards().length).toBe(2);
  expect(cards().map((card) => styleOf(card).display !== "none")).toEqual([true, false]);
  const [card] = cards();
  expect([styleOf(card).position, styleOf(card).overflowY, styleOf(card).maxHeight]).toEqual([
    ...["fixed", "auto", `${844 * 0.8}px`],
  ]);
  const [one, other] = [...(card?.querySelectorAll("section") ?? [])].map((side) => side.getBoundingClientRect());
  expect(other?.top).toBeGreaterThanOrEqual(one?.bottom ?? Number.NaN);
});

test("on a phone what is pressed is large enough for a finger, and keys that nobody has are not told of", async () => {
  await onPhone();
  const { screen, edit, field } = await openSection();
  await expect.element(edit("Summary")).toBeInTheDocument();
  const high = (name: string | RegExp) =>
    screen.getByRole("button", { name }).first().element().getBoundingClientRect().height;
  expect(high(/^Actions for/)).toBe(40);
  expect(high("Add an insight")).toBeGreaterThanOrEqual(44);
  (edit("Summary").element() as HTMLElement).click();
  await field("Summary").fill("Short.");
  expect([high("Save Summary"), high("Give back Summary")]).toEqual([44, 44]);
  expect(document.querySelector<HTMLElement>("[data-editor-bar] kbd")?.checkVisibility()).toBe(false);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(screen.getByText("Updated successfully")).toBeVisible();
  expect([high("Undo"), high("Close")]).toEqual([44, 44]);
  expect(screen.getByText("Ctrl Z").element().checkVisibility()).toBe(false);
  expect(
    screen
      .getByText(/undo for 10 minutes/)
      .element()
      .checkVisibility(),
  ).toBe(false);
  const { left, right } = screen.getByRole("status").element().getBoundingClientRect();
  expect([left, right]).toEqual([16, 390 - 16]);
});

test("on a phone who else is there is seen by their pills, and said to those who hear it", async () => {
  await onPhone();
  const { screen, tell, edit } = await openSection();
  await expect.element(edit("Summary")).toBeInTheDocument();
  const person = { ...noor, section: "marketScan", field: null, at: "2026-03-02T10:00:00.000Z" };
  tell("concept.report.presence.account", { conceptUuid, person });
  const sentence = screen.getByText("Noor Haddad is in Market Scan");
  await expect.element(sentence).toBeInTheDocument();
  expect([sentence.element().getBoundingClientRect().width, styleOf(sentence.element()).clipPath]).toEqual([
    1,
    "inset(50%)",
  ]);
  await expect.element(screen.getByText("NH")).toBeVisible();
});

test("the room of what is said at the bottom is kept at the end of the page", async () => {
  const { screen, edit, field } = await openSection();
  await edit("Summary").click();
  await field("Summary").fill("Short.");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(screen.getByText("Updated successfully")).toBeVisible();
  const toast = screen.getByRole("status").element();
  expect(styleOf(toast).position).toBe("fixed");
  const room = document.querySelector("main")?.lastElementChild;
  expect(room?.getBoundingClientRect().height).toBeGreaterThan(toast.getBoundingClientRect().height);
  // What lies under it can be pressed beside it.
  expect([styleOf(toast).pointerEvents, styleOf(toast.firstElementChild).pointerEvents]).toEqual(["none", "auto"]);
});
