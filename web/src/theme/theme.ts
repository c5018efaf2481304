import { type CSSVariablesResolver, createTheme } from "@mantine/core";
import { dark, gray, sprout } from "./palette.ts";

export const theme = createTheme({
  colors: { sprout, gray, dark },
  primaryColor: "sprout",
  primaryShade: 6,
  autoContrast: true,
  luminanceThreshold: 0.179,
  black: "#1a211c",
  white: "#fffefb",
  fontFamily: "var(--font-ui)",
  headings: { fontFamily: "var(--font-display)", fontWeight: "500" },
  fontSizes: {
    xs: "var(--text-xs)",
    sm: "var(--text-sm)",
    md: "var(--text-md)",
    lg: "var(--text-lg)",
    xl: "var(--title-sm)",
  },
  spacing: { xs: "var(--s2)", sm: "var(--s3)", md: "var(--s4)", lg: "var(--s5)", xl: "var(--s6)" },
  radius: { xs: "4px", sm: "6px", md: "10px", lg: "16px", xl: "999px" },
  defaultRadius: "md",
  shadows: {
    sm: "var(--shadow-card)",
    md: "var(--shadow-raised)",
    lg: "var(--shadow-raised)",
    xl: "var(--shadow-overlay)",
  },
  components: {
    Button: {
      // Small ones stand beside standard ones and have letters of their size.
      vars: (_: unknown, { size }: { size?: string }) => ({
        root: size === "compact-md" ? { "--button-fz": "var(--text-sm)" } : {},
      }),
    },
  },
  respectReducedMotion: true,
  cursorType: "pointer",
});

/** What both schemes take from the tokens; the tokens change with `data-scheme`. */
const fromTokens = {
  "--mantine-color-body": "var(--paper)",
  "--mantine-color-text": "var(--ink)",
  "--mantine-color-bright": "var(--ink)",
  "--mantine-color-dimmed": "var(--ink-3)",
  "--mantine-color-placeholder": "var(--ink-3)",
  "--mantine-color-anchor": "var(--sprout-600)",
  "--mantine-color-error": "var(--negative)",
  "--mantine-color-default": "var(--surface)",
  "--mantine-color-default-hover": "var(--surface-sunken)",
  "--mantine-color-default-color": "var(--ink)",
  "--mantine-color-default-border": "var(--line-strong)",
  "--mantine-color-disabled": "var(--surface-sunken)",
  "--mantine-color-disabled-color": "var(--ink-3)",
  "--mantine-color-disabled-border": "var(--line)",
  "--mantine-color-sprout-text": "var(--sprout-600)",
  "--mantine-color-sprout-light": "var(--sprout-50)",
  "--mantine-color-sprout-light-hover": "var(--sprout-100)",
  "--mantine-color-sprout-light-color": "var(--sprout-700)",
  "--mantine-color-sprout-outline": "var(--sprout-600)",
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: fromTokens,
  dark: {
    ...fromTokens,
    "--mantine-color-disabled": "var(--line)",
    "--mantine-color-sprout-filled": "#2a7249",
    "--mantine-color-sprout-filled-hover": "#2f7d51",
  },
});
