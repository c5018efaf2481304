import { expect, test } from "vitest";
import { conceptFolder, imageName, imageUrl, mediaTypeOf, nameInUrl } from "./image-file.ts";

const name = imageName(Buffer.from("<svg/>"), "svg");

test("an image is named by what it holds, and found again in its address", () => {
  expect(name).toMatch(/^[0-9a-f]{24}\.svg$/);
  expect(imageName(Buffer.from("<svg />"), "svg")).not.toBe(name);
  expect(nameInUrl(imageUrl("c", name))).toBe(name);
  expect(mediaTypeOf(name)).toBe("image/svg+xml");
});

test.each([
  ["svg", "image/svg+xml"],
  ["png", "image/png"],
  ["jpg", "image/jpeg"],
  ["webp", "image/webp"],
] as const)("an image that ends with %s is one of %s", (ending, mediaType) => {
  const stored = imageName(Buffer.from("an image"), ending);
  expect([mediaTypeOf(stored), nameInUrl(imageUrl("c", stored))]).toEqual([mediaType, stored]);
});

test("an image has its address in its concept, and its file in the concept's folder", () => {
  expect(imageUrl("c1", name)).toBe(`/api/v2/concept/c1/image?v=${name}`);
  expect(conceptFolder("c1")).toBe("concepts/c1");
});

test.each([
  null,
  "https://elsewhere.example/a.png",
  imageUrl("c", "../../etc/passwd"),
  imageUrl("c", "0123456789abcdef01234567.html"),
])("%s is the address of no stored image", (url) => {
  expect(nameInUrl(url)).toBeNull();
});
