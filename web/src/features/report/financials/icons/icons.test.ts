import { methodIcons, modelIcons } from "@seedbed/rules/financials/model-icons";
import type { TablerIcon } from "@tabler/icons-react";
import { expect, test } from "vitest";
import { revenueIcons } from "./revenue-icons.ts";
import { savingsIcons } from "./savings-icons.ts";

const inPascalCase = (name: string) =>
  name
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

test.each<[string, Readonly<Record<string, TablerIcon>>, Readonly<Record<string, string>>]>([
  ["business model", revenueIcons, modelIcons],
  ["cost-saving method", savingsIcons, methodIcons],
])("an icon is the one of its name, and each %s has one of its own", (_, icons, named) => {
  const names = Object.keys(icons);
  expect(Object.values(icons).map(({ displayName }) => displayName)).toEqual(names.map(inPascalCase));
  expect(names).toEqual(names.toSorted());
  expect(Object.values(named).filter((name) => !(name in icons))).toEqual([]);
});
