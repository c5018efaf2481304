import { confirmationTexts } from "@seedbed/rules/questionnaire/lost-work";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { AppTheme } from "../../../../shell/app-theme.tsx";
import { ChangeDialog } from "../change-dialog.tsx";

test("what would be lost stays readable while the dialog fades", async () => {
  const dialog = (cases: Parameters<typeof ChangeDialog>[0]["cases"]) => (
    <AppTheme>
      <ChangeDialog cases={cases} news={[]} busy={false} onConfirm={() => undefined} onCancel={() => undefined} />
    </AppTheme>
  );
  const screen = await render(dialog(["regular"]));
  const shown = page.getByRole("dialog");
  await expect.element(shown).toMatchTextContent(confirmationTexts.regular);
  const element = shown.element();
  await screen.rerender(dialog([]));
  expect(element.textContent).toContain(confirmationTexts.regular);
  await expect.element(shown).not.toBeInTheDocument();
});
