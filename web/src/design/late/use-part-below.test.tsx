import { expect, onTestFinished, test } from "vitest";
import { render } from "vitest-browser-react";
import { type LatePart, latePart } from "./late-part.ts";
import { usePartBelow } from "./use-part-below.ts";

const End = () => <p>And they lived happily.</p>;

interface LongPageProps {
  part: LatePart<{ End: typeof End }>;
  isWanted: boolean;
  /** Of what stands above its end. */
  height: string;
}

/** A page whose end, far below the window, comes late. */
function LongPage({ part, isWanted, height }: LongPageProps) {
  const { module, place } = usePartBelow(part, isWanted);
  return (
    <>
      <h1 style={{ height }}>Once upon a time</h1>
      <div ref={place}>{module ? <module.End /> : <p style={{ height: "60vh" }}>To be continued.</p>}</div>
    </>
  );
}

async function openPage({ isWanted = false, height = "300vh" } = {}) {
  let asked = 0;
  const part = latePart(() => {
    asked += 1;
    return Promise.resolve({ End });
  });
  const screen = await render(<LongPage part={part} isWanted={isWanted} height={height} />);
  return { screen, asked: () => asked };
}

test("what is far below the window is fetched when somebody comes near it, and once", async () => {
  const { screen, asked } = await openPage();
  const place = screen.getByText("To be continued.");
  await expect.element(place).toBeInTheDocument();
  // Two frames: an observer of the page would have been told by now.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(asked()).toBe(0);
  place.element().scrollIntoView();
  await expect.element(screen.getByText("And they lived happily.")).toBeVisible();
  expect(asked()).toBe(1);
});

test("what is wanted comes wherever the window stands", async () => {
  const { screen } = await openPage({ isWanted: true });
  await expect.element(screen.getByText("And they lived happily.")).toBeInTheDocument();
});

test("what stands at the edge of a window is not asked for, but on a page that was moved down before", async () => {
  await render(<div style={{ height: "40vh" }} />);
  const atTop = await openPage({ height: "50vh" });
  await expect.element(atTop.screen.getByText("To be continued.")).toBeInTheDocument();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(atTop.asked()).toBe(0);
  document.body.style.minHeight = "300vh";
  onTestFinished(() => {
    document.body.style.removeProperty("min-height");
  });
  scrollTo({ top: 10 });
  await atTop.screen.unmount();
  const moved = await openPage({ height: "50vh" });
  await expect.poll(moved.asked).toBe(1);
});
