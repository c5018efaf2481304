import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Pagination } from "./pagination.tsx";

function Pages({ first, of }: { first: number; of: number }) {
  const [page, setPage] = useState(first);
  return <Pagination page={page} numberOfPages={of} onPage={setPage} />;
}

test("arrows lead page by page, and no further than the first and the last", async () => {
  const screen = await render(<Pages first={2} of={3} />);
  const arrow = (name: string) => screen.getByRole("button", { name });
  const current = () => screen.container.querySelector("[aria-current=page]")?.textContent;
  await arrow("Next page").click();
  await expect.poll(current).toBe("3");
  await expect.element(arrow("Next page")).toBeDisabled();
  await arrow("Previous page").click();
  await arrow("Previous page").click();
  await expect.poll(current).toBe("1");
  await expect.element(arrow("Previous page")).toBeDisabled();
  await expect.element(arrow("Next page")).toBeEnabled();
});

test("a page behind the last is the last", async () => {
  const screen = await render(<Pages first={9} of={2} />);
  expect(screen.container.querySelector("[aria-current=page]")?.textContent).toBe("2");
  await expect.element(screen.getByRole("button", { name: "Next page" })).toBeDisabled();
});
