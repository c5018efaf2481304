import { Button as MantineButton } from "@mantine/core";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { AppTheme } from "../shell/app-theme.tsx";
import { Button, type ButtonProps } from "./button.tsx";

/** Names of classes, styles and marks of all elements inside, whatever their order. */
function looksOf(element: Element): unknown {
  const { style } = element as HTMLElement;
  return {
    tag: element.tagName,
    classes: [...element.classList].sort(),
    // Mantine moves the ring in; ours stands where that ends.
    styles: element.matches(".mantine-Button-loader")
      ? []
      : [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`).sort(),
    marks: element
      .getAttributeNames()
      .filter((name) => name !== "class" && name !== "style")
      .map((name) => `${name}=${element.getAttribute(name)}`)
      .sort(),
    inside: [...element.children].map(looksOf),
  };
}

const kinds: ButtonProps[] = [
  {},
  { variant: "filled" },
  { variant: "default", size: "xs" },
  { variant: "default", size: "compact-sm", leftSection: <i /> },
  { variant: "default", size: "compact-md", rightSection: <i /> },
  { variant: "subtle", size: "md", fullWidth: true },
  { variant: "subtle", size: "sm", color: "gray" },
  { disabled: true, type: "submit" },
  { loading: true },
  { loading: false, className: "own", style: { marginTop: 4 } },
];

test.each(kinds)("a button is drawn as Mantine draws it: %o", async (props) => {
  const screen = await render(
    <AppTheme>
      <div data-testid="both">
        <Button {...props}>Go</Button>
        <MantineButton {...(props as object)}>Go</MantineButton>
      </div>
    </AppTheme>,
  );
  const [own, theirs] = [...screen.getByTestId("both").element().children].map(looksOf);
  expect(own).toEqual(theirs);
});
