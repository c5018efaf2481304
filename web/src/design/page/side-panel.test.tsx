import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { AppTheme } from "../../shell/app-theme.tsx";
import { SidePanel } from "./side-panel.tsx";

function Work() {
  const [opened, setOpened] = useState(false);
  return (
    <AppTheme>
      <button type="button" onClick={() => setOpened(true)}>
        Ideas
      </button>
      <input aria-label="Answer" />
      <SidePanel opened={opened} title="Ideas for you" onClose={() => setOpened(false)}>
        <button type="button">Take this one</button>
      </SidePanel>
    </AppTheme>
  );
}

async function openPanel() {
  const screen = await render(<Work />);
  await screen.getByRole("button", { name: "Ideas" }).click();
  const panel = screen.getByRole("complementary", { name: "Ideas for you" });
  return { screen, panel };
}

test("beside the work Escape closes it from inside, and the focus goes back to where it was", async () => {
  const { screen, panel } = await openPanel();
  await panel.getByRole("button", { name: "Take this one" }).click();
  await userEvent.keyboard("{Escape}");
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Ideas" })).toHaveFocus();
});

test("the work beside it stays usable, and keeps its focus when the panel goes", async () => {
  const { screen, panel } = await openPanel();
  const answer = screen.getByRole("textbox", { name: "Answer" });
  await answer.fill("Refill depots");
  // Closed by something else than a click into it.
  panel
    .getByRole("button", { name: "Close" })
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(answer).toHaveFocus();
});

test("on a phone it is a sheet at the bottom, which Escape closes", async () => {
  await page.viewport(390, 844);
  const { screen } = await openPanel();
  const sheet = screen.getByRole("dialog", { name: "Ideas for you" });
  await expect.element(sheet).toBeVisible();
  await expect.poll(() => Math.round(sheet.element().getBoundingClientRect().bottom)).toBe(innerHeight);
  expect(Math.round(sheet.element().getBoundingClientRect().width)).toBe(390);
  await userEvent.keyboard("{Escape}");
  await expect.element(sheet).not.toBeInTheDocument();
});
