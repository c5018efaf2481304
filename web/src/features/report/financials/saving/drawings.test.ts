import { expect, test } from "vitest";
import { barsDrawing, swingsDrawing } from "./drawings.ts";

const textsOf = (drawing: string) => {
  const image = new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement;
  return { image, texts: [...image.querySelectorAll("text")].map(({ textContent }) => textContent) };
};

test("bars say their names and shares, the highest as high as there is room, and what never happens looks another way", () => {
  const bars = [
    { name: "Year 1", share: 0.25, isNever: false },
    { name: "Year 2", share: 0.5, isNever: false },
    { name: "Never", share: 0.25, isNever: true },
  ];
  const { image, texts } = textsOf(barsDrawing(bars, 'When it "pays" <off>'));
  expect(image.getAttribute("aria-label")).toBe('When it "pays" <off>');
  expect(texts).toEqual(["25%", "Year 1", "50%", "Year 2", "25%", "Never"]);
  const drawn = [...image.querySelectorAll("rect")];
  expect(drawn.map((bar) => Number(bar.getAttribute("height")))).toEqual([105, 210, 105]);
  expect(new Set(drawn.map((bar) => bar.getAttribute("fill"))).size).toBe(2);
  expect(drawn[0]?.getAttribute("fill")).toBe(drawn[1]?.getAttribute("fill"));
});

test("swings say their worse end on the left and their better end on the right, on both sides of what is likely", () => {
  const swings = [{ name: "A number with a name that is far too long", worse: -100_000, better: 300_000 }];
  const { image, texts } = textsOf(swingsDrawing(swings, { likely: 100_000, words: "Swings" }));
  expect(texts).toEqual(["A number with a name that is fa…", "-$100.00K", "$300.00K", "Likely: $100.00K"]);
  const [worse, better] = [...image.querySelectorAll("rect")].map((bar) =>
    ["x", "width"].map((name) => Number(bar.getAttribute(name))),
  );
  expect([worse, better]).toEqual([
    [300, 165],
    [465, 165],
  ]);
  expect(Number(image.querySelector("line")?.getAttribute("x1"))).toBe(465);
});
