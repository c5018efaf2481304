import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { otherTab } from "#testing/other-tab.ts";
import { showProjectionsInLabs, useProjectionsInLabs } from "./projections-in-labs.ts";

const Shown = () => <p>{useProjectionsInLabs() ? "Projections are shown" : "Nothing is shown"}</p>;

test("projections are off until somebody turns them on, in this tab or in another one, and may be turned off again", async () => {
  const screen = await render(<Shown />);
  const said = screen.getByRole("paragraph");
  await expect.element(said).toHaveTextContent("Nothing is shown");
  showProjectionsInLabs(true);
  await expect.element(said).toHaveTextContent("Projections are shown");
  const elsewhere = otherTab().storage;
  elsewhere.removeItem("seedbed.labs.projections");
  await expect.element(said).toHaveTextContent("Nothing is shown");
  elsewhere.setItem("seedbed.labs.projections", "on");
  await expect.element(said).toHaveTextContent("Projections are shown");
  showProjectionsInLabs(false);
  await expect.element(said).toHaveTextContent("Nothing is shown");
});
