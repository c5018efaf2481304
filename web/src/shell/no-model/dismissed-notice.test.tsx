import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { NoResearchNotice } from "../../features/report/evidence/no-research-notice.tsx";

test.each([
  ["beside what it says where there is room", 900, true],
  ["below what it says in a panel, however wide the window is", 290, false],
])("the button of a notice stands %s", async (_, width, isBeside) => {
  const screen = await render(
    <div style={{ width }}>
      <NoResearchNotice onDismiss={() => undefined} />
    </div>,
  );
  const said = screen.getByText(/^Nothing was looked up/).first();
  await expect.element(said).toBeVisible();
  const words = screen.getByText("Ask an admin", { exact: false }).element().getBoundingClientRect();
  const button = screen.getByRole("button", { name: "Understood" }).element().getBoundingClientRect();
  expect(button.left >= words.right).toBe(isBeside);
  expect(button.top >= words.bottom).toBe(!isBeside);
});
