import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from "@mantine/core";
import button from "@mantine/core/styles/Button.layer.css?raw";
import baseline from "@mantine/core/styles/baseline.layer.css?raw";
import global from "@mantine/core/styles/global.layer.css?raw";
import loader from "@mantine/core/styles/Loader.layer.css?raw";
import unstyledButton from "@mantine/core/styles/UnstyledButton.layer.css?raw";
import { expect, test } from "vitest";
import variables from "./mantine-variables.css?raw";
import { cssVariablesResolver, theme } from "./theme.ts";

const ours = import.meta.glob<string>(["../**/*.css", "../**/*.tsx", "!../**/*.test.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What the sheet says of each variable where the page has such a scheme. */
function saidBySheet(scheme: "light" | "dark"): Record<string, string> {
  const rules = [...variables.matchAll(/:root([^{]*)\{([^}]*)\}/g)].filter(
    ([, selector = ""]) => selector.trim() === "" || selector.includes(scheme),
  );
  const lines = rules.flatMap(([, , body = ""]) => [...body.matchAll(/(--[\w-]+): ([^;]+);/g)]);
  return Object.fromEntries(lines.map(([, name, value]) => [name, value]));
}

function saidByTheme(scheme: "light" | "dark"): Record<string, string> {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const [general, own] = [defaultCssVariablesResolver(whole), cssVariablesResolver(whole)];
  return { ...general.variables, ...general[scheme], ...own[scheme], "--mantine-color-scheme": scheme };
}

/** As the browser would write it, with the variables of the palette put in. */
function written(value: string | undefined, said: Record<string, string>): string {
  const [, name] = /^var\((--mantine-color-\w+-\d)\)$/.exec(value ?? "") ?? [];
  const { style } = document.createElement("i");
  style.color = (name ? said[name] : value) ?? "";
  return style.color || String(value);
}

test.each(["light", "dark"] as const)("the sheet says of Mantine's variables what its theme says (%s)", (scheme) => {
  const [sheet, whole] = [saidBySheet(scheme), saidByTheme(scheme)];
  const inTheme = Object.keys(sheet).map((name) => [name, written(whole[name], whole)]);
  expect(Object.entries(sheet).map(([name, value]) => [name, written(value, sheet)])).toEqual(inTheme);
});

test("the sheet has each of Mantine's variables that a page reads before a component of Mantine is there", () => {
  const sheets = [baseline, button, global, loader, unstyledButton, ...Object.values(ours)];
  const read = sheets.flatMap((text) =>
    [...text.matchAll(/var\((--mantine-[a-z\d-]*[a-z\d])[),]/g)].map(([, name]) => name),
  );
  expect([...new Set(read)].filter((name) => name && !(name in saidBySheet("light")))).toEqual([]);
});
