import type { MantineColorsTuple } from "@mantine/core";

/** The shades of `tokens.css` that Mantine has to calculate with (contrast, hover); a test holds both in step. */
export const sprout: MantineColorsTuple = [
  "#eaf3ec",
  "#d2e6d7",
  "#a9cfb4",
  "#7ab48c",
  "#4c9768",
  "#2f7d51",
  "#226642",
  "#1a5035",
  "#143c29",
  "#0f2a1e",
];

/** Mantine's neutral greys, tinted like the paper of the light scheme. */
export const gray: MantineColorsTuple = [
  "#f7f5ef",
  "#efece3",
  "#e7e3d9",
  "#e2ded2",
  "#cbc5b5",
  "#a5a294",
  "#7c8078",
  "#646c65",
  "#4c554e",
  "#1a211c",
];

/** Mantine's neutrals of the dark scheme, from its text (0) to its ground (7) and below. */
export const dark: MantineColorsTuple = [
  "#eceee7",
  "#b4bbb2",
  "#949c93",
  "#6b746c",
  "#3a433d",
  "#29302b",
  "#181d19",
  "#111512",
  "#0c100d",
  "#070a08",
];
