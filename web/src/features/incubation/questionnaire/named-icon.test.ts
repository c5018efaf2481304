import { questionIcons } from "@seedbed/rules/questionnaire/question-icons";
import { createElement } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { iconsByName, NamedIcon } from "./named-icon.tsx";

test("every icon a clarifying question may carry can be drawn", () => {
  expect(questionIcons.filter((name) => !(name in iconsByName))).toEqual([]);
});

test("each name draws the icon of that name, and one that is not known a light bulb", async () => {
  const names = [...Object.keys(iconsByName), "rocket"];
  const { container } = await render(
    createElement(
      "div",
      null,
      names.map((name) => createElement(NamedIcon, { key: name, name, size: 20 })),
    ),
  );
  const drawn = [...container.querySelectorAll("svg")].map(
    (icon) => /tabler-icon-([\w-]+)/.exec(icon.classList.value)?.[1],
  );
  expect(drawn).toEqual([...Object.keys(iconsByName), "bulb"]);
});
