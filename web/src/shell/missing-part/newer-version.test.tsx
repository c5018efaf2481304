import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { untilQuiet } from "#testing/until-quiet.ts";
import { OfflineBanner } from "../offline-banner.tsx";

const pageOf = (scripts: readonly string[]) =>
  `<!doctype html>${scripts.map((src) => `<script type="module" src="${src}"></script>`).join("")}`;
const scriptsHere = () =>
  [...document.querySelectorAll("script[type=module][src]")].map((script) => script.getAttribute("src") ?? "");

test("a part that is looked for in vain, because the server has another version by now, has the page say so", async () => {
  for (const name of ["runtime", "entry-a"]) {
    const script = document.createElement("script");
    Object.assign(script, { type: "module", src: `data:text/javascript,/*${name}*/` });
    document.head.append(script);
    onTestFinished(() => script.remove());
  }
  const own = scriptsHere();
  const answers = [
    () => Promise.reject(new TypeError("no line")),
    () => Promise.resolve(new Response("Away for a moment", { status: 502 })),
    () => Promise.resolve(new Response("Sign in to the network <p>")),
    () => Promise.resolve(new Response(pageOf(own))),
    () => Promise.resolve(new Response(pageOf([...own.slice(0, -1), "/assets/entry-b.js"]))),
  ];
  let asked = 0;
  vi.stubGlobal("fetch", () => {
    asked += 1;
    return answers[asked - 1]?.();
  });
  const screen = await render(<OfflineBanner />);
  const miss = () => dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: new Error("gone") }));
  const said = screen.getByText("Seedbed was updated. Reload the page to go on; what you write stays on this device.");
  for (const look of [1, 2, 3, 4]) {
    miss();
    await expect.poll(() => asked).toBe(look);
    await untilQuiet();
    expect(said.elements()).toEqual([]);
  }
  miss();
  await expect.element(said).toBeVisible();
  // It is known from then on.
  miss();
  await untilQuiet();
  expect(asked).toBe(5);
  await expect.element(said).toBeVisible();
});
