import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { violations } from "#testing/violations.ts";
import { base, openReport, three, versionWith } from "../open-versions.fixture.ts";

test("two versions are compared: words struck and underlined, numbers with their difference; a thing is brought back", async () => {
  const { server, button, dialog, screen } = await openReport();
  const finding = "00000000-0000-4000-8000-0000000000aa";
  server.on(`GET ${base}/compare/${three[1]?.uuid}`, {
    body: {
      before: three[1],
      after: null,
      parts: [
        {
          part: "trends",
          change: "changed",
          things: [
            {
              item: finding,
              change: "changed",
              name: "Quiet motors",
              isMoved: false,
              fields: [
                { field: "text", label: "Text", before: "They cost much", after: "They cost little", difference: null },
                { field: "score", label: "Score", before: 4000, after: 3700, difference: -300 },
              ],
            },
          ],
        },
      ],
    },
  });
  server.on(`POST ${base}/bring-back`, { body: versionWith(4, { isCurrent: true, fromVersionNumber: 2 }) });
  await button.click();
  await dialog.getByRole("button", { name: "Compare V2" }).click();
  const comparison = screen.getByRole("dialog", { name: "Compare versions" });
  const pieces = (of: "del" | "ins") =>
    [...comparison.element().querySelectorAll(of)].map(({ textContent }) => textContent?.trim());
  await expect.poll(() => pieces("del")).toEqual(["much", "4,000"]);
  expect(pieces("ins")).toEqual(["little", "3,700"]);
  expect(await violations()).toEqual([]);
  await expect.element(comparison.getByText("(-300)")).toBeVisible();
  await comparison.getByRole("button", { name: "Bring back “Quiet motors”" }).click();
  await expect.element(screen.getByText("Brought back from V2, as V4.")).toBeVisible();
  expect(server.bodiesOf(`POST ${base}/bring-back`)).toEqual([
    { versionId: three[1]?.uuid, section: "trends", item: finding },
  ]);
  await userEvent.keyboard("{Escape}");
  await expect.element(button).toHaveFocus();
});
