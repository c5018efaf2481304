import { expect, test } from "vitest";
import { sprout } from "./palette.ts";
import tokens from "./tokens.css?raw";

test("the shades Mantine calculates with are those of the design tokens", () => {
  const light = tokens.slice(0, tokens.indexOf("data-scheme"));
  const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900].map(
    (shade) => new RegExp(`--sprout-${shade}: (#[0-9a-f]{6})`).exec(light)?.[1],
  );
  expect(shades).toEqual([...sprout]);
});
