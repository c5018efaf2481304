import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { AppTheme } from "../../../../shell/app-theme.tsx";
import { MadeExports } from "./made-exports.tsx";
import type { ReportExport } from "./use-exports.ts";

const exported = (uuid: string, change: Partial<ReportExport> = {}): ReportExport => ({
  ...{ uuid, format: "pdf", version: null, status: "done", error: null, fileName: `${uuid}.pdf`, bytes: 45_000 },
  ...{ orderedAt: "2026-03-04T10:00:00.000Z", expiresAt: "2026-03-05T10:00:00.000Z" },
  ...change,
});

test("each export says how far it is, why it was not made, or how large it is, and only what is done is downloaded", async () => {
  const mutate = vi.fn();
  const save = { mutate, isPending: false, variables: undefined } as unknown as Parameters<
    typeof MadeExports
  >[0]["save"];
  const made = [
    exported("small", { bytes: 300 }),
    exported("large", { bytes: 2_449_000, fileName: null, format: "docx" }),
    exported("a", { status: "waiting" }),
    exported("b", { status: "working" }),
    exported("c", { status: "failed", error: "The disk is full." }),
    exported("d", { status: "failed" }),
  ];
  const screen = await render(
    <AppTheme>
      <MadeExports made={made} save={save} />
    </AppTheme>,
  );
  const states = [...screen.container.querySelectorAll("small")].map(({ textContent }) => textContent);
  expect(states.map((state) => state?.split(" · ").at(-1))).toEqual([
    ...["1 kB", "2.4 MB", "Waiting for its turn…", "Being made…", "The disk is full.", "It could not be made."],
  ]);
  expect(states[0]).toContain("Mar 4, 2026");
  expect(
    screen
      .getByRole("button")
      .elements()
      .map((each) => each.getAttribute("aria-label")),
  ).toEqual([...["Download small.pdf", "Download Word"]]);
  await screen.getByRole("button", { name: "Download Word" }).click();
  expect(mutate.mock.calls).toEqual([["large"]]);
});
