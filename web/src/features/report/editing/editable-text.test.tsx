import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { userWith } from "#testing/people.ts";
import { pressComposing } from "#testing/press-composing.ts";
import { untilQuiet } from "#testing/until-quiet.ts";
import { changedByNoor, openSection, paths, scan, workOfNoor } from "./testing/open-section.fixture.tsx";

const summary = "Rules push owners to count packaging, and hybrid work has made small orders dear.";
const refusal = {
  status: 422,
  body: { detail: "trendsAndDriversDescription: Too long.", form: { value: "Too long." } },
};

describe("opening", () => {
  test("a click on a text opens a field in its place, and Ctrl+Enter saves several lines at once", async () => {
    const { screen, edit, field, sent } = await openSection();
    await screen.getByText(summary).click();
    await expect.element(field("Summary")).toHaveFocus();
    await userEvent.keyboard(" More.{Enter}And more.{Control>}{Enter}{/Control}");
    await expect.element(screen.getByText(/And more\./)).toBeVisible();
    await expect.element(field("Summary")).not.toBeInTheDocument();
    await expect.element(edit("Summary")).toHaveFocus();
    const value = `${summary} More.\nAnd more.`;
    const change = { kind: "set", item: null, field: "trendsAndDriversDescription", value, seen: summary };
    await expect.poll(sent).toEqual([change]);
  });

  test("by keys alone: Enter opens, Enter saves one line, and the focus stays", async () => {
    const { screen, edit, field, sent } = await openSection();
    const button = edit("Title").first();
    await expect.element(button).toBeInTheDocument();
    button.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(field("Title")).toHaveFocus();
    await userEvent.keyboard(" a cent{Enter}");
    await expect.element(screen.getByText("Bottles cost a cent")).toBeVisible();
    await expect.element(button).toHaveFocus();
    await expect.poll(sent).toMatchObject([{ item: "i-1", field: "title", value: "Bottles cost a cent" }]);
  });

  test("nothing on the page moves when a field opens", async () => {
    const { screen, edit, field } = await openSection();
    await expect.element(screen.getByText(summary)).toBeVisible();
    const boxes = () =>
      [...document.querySelectorAll("main p, main h2, main li, main ul")].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height];
      });
    const before = boxes();
    await edit("Summary").click();
    await expect.element(field("Summary")).toHaveFocus();
    expect(boxes()).toEqual(before);
    await userEvent.keyboard("{Escape}");
    await edit("Title").first().click();
    await expect.element(field("Title")).toHaveFocus();
    expect(boxes()).toEqual(before);
    const [text, area] = [document.querySelector("main h2 span span"), field("Title").element()];
    for (const property of ["font-size", "font-family", "font-weight", "line-height", "letter-spacing", "color"])
      expect(getComputedStyle(area).getPropertyValue(property)).toBe(
        getComputedStyle(text as Element).getPropertyValue(property),
      );
    expect(area.getBoundingClientRect().x).toBe(text?.getBoundingClientRect().x);
    expect(area.getBoundingClientRect().y).toBe(text?.getBoundingClientRect().y);
  });

  test("marking words to copy them opens nothing", async () => {
    const { screen, field } = await openSection();
    const text = screen.getByText(summary);
    await expect.element(text).toBeVisible();
    getSelection()?.selectAllChildren(text.element());
    text.element().dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    await untilQuiet();
    await expect.element(field("Summary")).not.toBeInTheDocument();
  });
});

describe("leaving", () => {
  test("Escape gives back what stood there and sends nothing", async () => {
    const { screen, edit, field, sent } = await openSection();
    await edit("Summary").click();
    await userEvent.keyboard(" Nonsense{Escape}");
    await expect.element(screen.getByText(summary)).toBeVisible();
    await expect.element(edit("Summary")).toHaveFocus();
    await expect.element(field("Summary")).not.toBeInTheDocument();
    expect(sent()).toEqual([]);
  });

  test("leaving the field saves what was changed, once, and what was not changed not at all", async () => {
    const { screen, edit, field, sent, elsewhere } = await openSection();
    await edit("Summary").click();
    await elsewhere.click();
    await expect.element(field("Summary")).not.toBeInTheDocument();
    await edit("Summary").click();
    await userEvent.keyboard("  ");
    await elsewhere.click();
    await expect.element(field("Summary")).not.toBeInTheDocument();
    expect(sent()).toEqual([]);
    await edit("Summary").click();
    await userEvent.keyboard(" Größe");
    await elsewhere.click();
    await expect.element(screen.getByText(`${summary} Größe`)).toBeVisible();
    await expect.poll(sent).toHaveLength(1);
  });

  test("Save and Give back can be pointed at; a double click saves once", async () => {
    const { screen, edit, sent, elsewhere } = await openSection();
    await edit("Summary").click();
    await userEvent.keyboard(" Once.");
    await screen.getByRole("button", { name: "Save Summary" }).dblClick();
    await expect.element(screen.getByText(`${summary} Once.`)).toBeVisible();
    await expect.poll(sent).toHaveLength(1);
    await elsewhere.click();
    await edit("Summary").click();
    await userEvent.keyboard(" Twice.");
    await screen.getByRole("button", { name: "Give back Summary" }).click();
    await expect.element(screen.getByText(`${summary} Once.`)).toBeVisible();
    expect(sent()).toHaveLength(1);
  });

  test("[S2.8-37] what was saved is said", async () => {
    const { screen, edit } = await openSection();
    await edit("Summary").click();
    await userEvent.keyboard(" More.{Control>}{Enter}{/Control}");
    await expect.element(screen.getByRole("status").getByText("Updated successfully")).toBeVisible();
  });
});

describe("writing", () => {
  test("an input method's Enter and Escape are its own", async () => {
    const { screen, edit, field, sent } = await openSection();
    await edit("Title").first().click();
    await field("Title").fill("瓶の値段が上がる");
    await pressComposing(field("Title").element(), "Enter");
    await pressComposing(field("Title").element(), "Escape");
    await expect.element(field("Title")).toHaveValue("瓶の値段が上がる");
    expect(sent()).toEqual([]);
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByText("瓶の値段が上がる")).toBeVisible();
    await expect.poll(sent).toMatchObject([{ value: "瓶の値段が上がる" }]);
  });

  test("line breaks pasted into one line become blanks", async () => {
    const { edit, field } = await openSection();
    await edit("Title").first().click();
    await field("Title").fill("Übergröße\nfür Öl");
    await expect.element(field("Title")).toHaveValue("Übergröße für Öl");
  });

  test("the room that is left is told from 90 % of the limit on", async () => {
    const { screen, edit, field } = await openSection();
    await edit("Summary").click();
    await field("Summary").fill("a".repeat(449));
    await expect.element(screen.getByText(/left/)).not.toBeInTheDocument();
    await field("Summary").fill("a".repeat(450));
    await expect.element(screen.getByText("450 / 500, 50 left")).toBeVisible();
  });

  test("[S2.5-11] a text over its limit is not saved, and says so; nothing of it is lost", async () => {
    const { screen, edit, field, sent, elsewhere } = await openSection();
    await edit("Summary").click();
    const long = "a".repeat(501);
    await field("Summary").fill(long);
    await expect.element(screen.getByRole("alert")).toMatchTextContent("The maximum length is 500 characters");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await elsewhere.click();
    await expect.element(field("Summary")).toHaveValue(long);
    expect(sent()).toEqual([]);
    await field("Summary").click();
    await field("Summary").fill("a".repeat(500));
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.poll(sent).toHaveLength(1);
  });

  test("what may not be empty says so; what may is emptied", async () => {
    const { screen, edit, field, sent } = await openSection();
    await edit("Title").first().click();
    await field("Title").fill("  ");
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("alert")).toMatchTextContent("This field cannot be empty.");
    expect(sent()).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await edit("Summary").click();
    await field("Summary").fill("");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.poll(sent).toMatchObject([{ value: "", seen: summary }]);
    await expect.element(screen.getByText("Not given").first()).toBeVisible();
  });
});

describe("not saved", () => {
  test("a refused text opens again with its sentence, and the old one stands until it is put right", async () => {
    const { screen, server, accept, edit, field, sent } = await openSection();
    server.on(paths.changes, refusal);
    await edit("Summary").click();
    await userEvent.keyboard(" Refused.{Control>}{Enter}{/Control}");
    await expect.element(field("Summary")).toHaveValue(`${summary} Refused.`);
    await expect.element(screen.getByRole("alert")).toMatchTextContent("Too long.");
    accept();
    await field("Summary").fill("Short.");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(screen.getByText("Short.")).toBeVisible();
    expect(sent()).toMatchObject([{ value: `${summary} Refused.` }, { value: "Short.", seen: summary }]);
  });

  test("a refused text that is given back leaves what stood there", async () => {
    const { screen, server, edit, field } = await openSection();
    server.on(paths.changes, refusal);
    await edit("Summary").click();
    await userEvent.keyboard(" Refused.{Control>}{Enter}{/Control}");
    await expect.element(field("Summary")).toHaveValue(`${summary} Refused.`);
    await field("Summary").click();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByText(summary, { exact: true })).toBeVisible();
    await expect.element(field("Summary")).not.toBeInTheDocument();
  });

  test("[S2.5-12] without an identifier nothing is sent, and the text stays", async () => {
    const { screen, edit, field, sent } = await openSection({ conceptId: "" });
    await edit("Summary").click();
    await userEvent.keyboard(" More.{Control>}{Enter}{/Control}");
    await expect.element(screen.getByRole("alert")).toMatchTextContent("Oops! Something went wrong. Please try again.");
    await expect.element(field("Summary")).toHaveValue(`${summary} More.`);
    expect(sent()).toEqual([]);
  });
});

test("a text that is changed elsewhere while it is open is not overwritten, and it says so", async () => {
  const { screen, server, tell, stand, edit, field } = await openSection();
  await edit("Summary").click();
  await userEvent.keyboard(" Mine");
  stand({ ...scan(), trendsAndDriversDescription: "Theirs." });
  server.on(paths.edits, { body: workOfNoor });
  tell("concept.report.changed.account", changedByNoor);
  await expect
    .element(screen.getByText("Noor Haddad changed this while you were writing. Saving shows both."))
    .toBeVisible();
  await expect.element(field("Summary")).toHaveValue(`${summary} Mine`);
});

test("what the person has changed in another window meanwhile is called their own", async () => {
  const { screen, server, tell, stand, edit, field } = await openSection();
  await edit("Summary").click();
  await userEvent.keyboard(" Mine");
  stand({ ...scan(), trendsAndDriversDescription: "Mine, too." });
  const { uuid, firstName, lastName } = userWith();
  const by = { uuid, firstName, lastName };
  server.on(paths.edits, { body: { ...workOfNoor, edits: workOfNoor.edits.map((one) => ({ ...one, by })) } });
  tell("concept.report.changed.account", { ...changedByNoor, by });
  await expect
    .element(screen.getByText("You, in another window, changed this while you were writing. Saving shows both."))
    .toBeVisible();
  await expect.element(field("Summary")).toHaveValue(`${summary} Mine`);
});
