import type { MantineTheme } from "@mantine/core";

/**
 * The theme that Mantine's components are given. It is empty until the first of them is fetched: `mantine-theme.ts`, which the build puts beside each
 * (`withMantineTheme` of the build's plugins), fills it before any is drawn.
 */
export const themeOfPage = {} as MantineTheme;
