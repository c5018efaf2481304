import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { useScrollLock } from "./use-scroll-lock.ts";

function Page({ isLocked }: { isLocked: boolean }) {
  useScrollLock(isLocked);
  return <p>What stands behind</p>;
}

test("a page behind something keeps still at the width it has, and is then as it was", async () => {
  const { body, documentElement: root } = document;
  const scrollbar = 15;
  vi.spyOn(window, "innerWidth", "get").mockReturnValue(root.clientWidth + scrollbar);
  body.style.paddingRight = "3px";
  onTestFinished(() => {
    vi.restoreAllMocks();
    body.style.paddingRight = "";
  });
  const { rerender } = await render(<Page isLocked />);
  expect([root.style.overflow, body.style.paddingRight]).toEqual(["hidden", "15px"]);
  await rerender(<Page isLocked={false} />);
  expect([root.style.overflow, body.style.paddingRight]).toEqual(["", "3px"]);
});
