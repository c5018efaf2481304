import type { PresentPerson } from "@seedbed/contract/report/editing/schemas";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { serverKnowing } from "#testing/fake-server.ts";
import { session } from "../../../../transport/session.ts";
import { hueOf } from "../people/hue-of.ts";
import { Initials } from "../people/initials.tsx";
import { nameOf } from "../people/name-of.ts";
import { PeoplePills } from "./people-pills.tsx";
import { PersonAtField } from "./person-at-field.tsx";

const person = (firstName: string, lastName = "Haddad"): PresentPerson => ({
  ...{ uuid: `${firstName} ${lastName}`, firstName, lastName, section: "marketScan", field: null },
  at: "2026-03-02T10:00:00.000Z",
});

test.each([
  [["Noor"], "Noor Haddad is in Market Scan"],
  [["Noor", "Jun"], "Noor Haddad and Jun Haddad are in this report, too"],
  [["Noor", "Jun", "Idris", "Elsa", "Bo", "Ada"], "Noor Haddad and 5 others are in this report, too"],
])("who else is there is said in a sentence (%#)", async (names, sentence) => {
  const screen = await render(<PeoplePills people={names.map((name) => person(name))} />);
  await expect.element(screen.getByText(sentence, { exact: true })).toBeVisible();
  expect(screen.container.querySelectorAll("[title]")).toHaveLength(Math.min(names.length, 4));
  expect(
    screen
      .getByText(/^\+/)
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(names.length > 4 ? ["+2"] : []);
});

test("one's own pill stands before those of the others, each named with its place", async () => {
  serverKnowing();
  await session.begin("refresh-token");
  const { container } = await render(<PeoplePills people={[person("Noor")]} />);
  expect([...container.querySelectorAll("[data-hue]")].map(({ textContent }) => textContent)).toEqual(["MO", "NH"]);
  expect(container.querySelector("[title]")?.getAttribute("title")).toBe("Noor Haddad, Market Scan");
});

test("whoever has no name is somebody, with a colour of their own all the same", async () => {
  expect([null, { firstName: " ", lastName: "" }, { firstName: "Noor", lastName: "" }].map(nameOf)).toEqual([
    ...["Somebody", "Somebody", "Noor"],
  ]);
  const nobody = person("", "");
  const screen = await render(
    <>
      <Initials person={nobody} size={18} />
      <Initials person={person("élodie", "ö")} size={18} />
      <PersonAtField person={nobody} />
      <PersonAtField person={person("Noor")} />
    </>,
  );
  const letters = [...screen.container.querySelectorAll("[aria-hidden]")].map(({ textContent }) => textContent);
  expect(letters).toEqual(["?", "ÉÖ", "?", "NH"]);
  const sizes = [...screen.container.querySelectorAll<HTMLElement>("[aria-hidden]")].map(({ style }) => style.cssText);
  expect(sizes[0]).toBe("width: 18px; height: 18px; font-size: 8px;");
  expect(screen.getByTitle("Noor Haddad", { exact: true }).elements()).toHaveLength(1);
  await expect.element(screen.getByText("Somebody is writing")).toBeVisible();
  await expect.element(screen.getByText("Noor is writing")).toBeVisible();
  expect(hueOf("44444444-4444-4444-8444-444444444444")).toBe(hueOf("44444444-4444-4444-8444-444444444444"));
  expect(["person 3", "person 4", "person 5", "person 0", "person 1", "person 2"].map(hueOf)).toEqual([
    ...["sand", "blue", "rose", "teal", "plum", "moss"],
  ]);
  expect(new Set(Array.from({ length: 60 }, (_, index) => hueOf(`person ${index}`))).size).toBe(6);
});
