import {
  convertCssVariables,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from "@mantine/core";
import { cssVariablesResolver, theme } from "./theme.ts";
import { themeOfPage } from "./theme-of-page.ts";

/*
 * What Mantine's components need of a page, as Mantine's provider would give it: their theme and all variables of their sheets. It comes with the
 * first of them, because a page that has none is read without: those few variables that it needs stand in `mantine-variables.css`.
 */
Object.assign(themeOfPage, mergeMantineTheme(DEFAULT_THEME, theme));

const sheet = document.createElement("style");
sheet.dataset.mantineStyles = "true";
sheet.textContent = convertCssVariables(
  deepMerge(defaultCssVariablesResolver(themeOfPage), cssVariablesResolver(themeOfPage)),
);
document.head.append(sheet);
document.documentElement.dataset.respectReducedMotion = "true";
