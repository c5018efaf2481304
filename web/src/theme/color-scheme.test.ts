import { expect, onTestFinished, test, vi } from "vitest";
import { chooseColorScheme, chosenColorScheme, followColorScheme } from "./color-scheme.ts";

const key = "seedbed.color-scheme";
const shown = () => {
  const { scheme, mantineColorScheme } = document.documentElement.dataset;
  return [scheme, mantineColorScheme];
};

/** A page that follows the scheme until the test is over. */
function open() {
  const told = vi.fn<() => void>();
  const leave = followColorScheme(told);
  onTestFinished(leave);
  return { told, leave };
}

test("a page opens in the scheme that was chosen before", () => {
  localStorage.setItem(key, "dark");
  open();
  expect(chosenColorScheme()).toBe("dark");
  expect(shown()).toEqual(["dark", "dark"]);
});

test("what another tab chooses is shown here until the page is left", () => {
  const { told, leave } = open();
  localStorage.setItem(key, "dark");
  dispatchEvent(new StorageEvent("storage", { key }));
  expect(shown()).toEqual(["dark", "dark"]);
  expect(told).toHaveBeenCalledOnce();
  leave();
  localStorage.setItem(key, "light");
  dispatchEvent(new StorageEvent("storage", { key }));
  expect(shown()).toEqual(["dark", "dark"]);
});

test("a choice holds where the browser keeps nothing, and nobody is told of what was never one", () => {
  const refuse = () => {
    throw new DOMException("Nothing is kept here.", "SecurityError");
  };
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  open();
  onTestFinished(() => chooseColorScheme("auto"));
  chooseColorScheme("dark");
  expect(shown()).toEqual(["dark", "dark"]);
  vi.restoreAllMocks();
  localStorage.setItem(key, "purple");
  expect(chosenColorScheme()).toBe("auto");
});

test("who has chosen nothing has the scheme of the system, also when that changes, until the page is left", async () => {
  const system = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal("matchMedia", () => system);
  const file = "./color-scheme.ts?anew";
  const anew: typeof import("./color-scheme.ts") = await import(/* @vite-ignore */ file);
  const told = vi.fn<() => void>();
  const leave = anew.followColorScheme(told);
  const another = anew.followColorScheme(() => undefined);
  expect([anew.chosenColorScheme(), shown()]).toEqual(["auto", ["dark", "dark"]]);
  const turn = (matches: boolean) => {
    system.matches = matches;
    system.dispatchEvent(new Event("change"));
    return shown()[0];
  };
  expect(turn(false)).toBe("light");
  expect(told).toHaveBeenCalledOnce();
  anew.chooseColorScheme("light");
  expect(turn(true)).toBe("light");
  anew.chooseColorScheme("auto");
  expect(shown()).toEqual(["dark", "dark"]);
  leave();
  expect(turn(false)).toBe("light");
  another();
  expect(turn(true)).toBe("light");
});
