import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { QrCode } from "./qr-code.tsx";

test("around the code four modules stay light, as scanners need to find it on a dark page", async () => {
  const screen = await render(
    <QrCode text="otpauth://totp/Seedbed:ada?secret=JBSWY3DPEHPK3PXP" label="Code to scan" />,
  );
  const picture = screen.getByRole("img", { name: "Code to scan" }).element();
  const size = Number(picture.getAttribute("viewBox")?.split(" ")[2]);
  const drawn =
    picture
      .querySelector("path")
      ?.getAttribute("d")
      ?.match(/\d+(?= |h)/g) ?? [];
  const places = drawn.map(Number).filter((place) => place > 1);
  expect(Math.min(...places)).toBe(4);
  expect(Math.max(...places)).toBe(size - 5);
});
