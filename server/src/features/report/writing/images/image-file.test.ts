import { expect, test } from "vitest";
import { imageName, imageUrl, mediaTypeOf, nameInUrl } from "./image-file.ts";

const name = imageName(Buffer.from("<svg/>"), "svg");

test("an image is named by what it holds, and found again in its address", () => {
  expect(name).toMatch(/^[0-9a-f]{24}\.svg$/);
  expect(imageName(Buffer.from("<svg />"), "svg")).not.toBe(name);
  expect(nameInUrl(imageUrl("c", name))).toBe(name);
  expect(mediaTypeOf(name)).toBe("image/svg+xml");
});

test.each([
  null,
  "https://elsewhere.example/a.png",
  imageUrl("c", "../../etc/passwd"),
  imageUrl("c", "0123456789abcdef01234567.html"),
])("%s is the address of no stored image", (url) => {
  expect(nameInUrl(url)).toBeNull();
});
