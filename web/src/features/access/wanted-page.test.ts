import { expect, test, vi } from "vitest";
import { forgetWantedPage, rememberWantedPage, wantedPage } from "./wanted-page.ts";

test("a page of this application is remembered with its search until it is forgotten", () => {
  rememberWantedPage("/concept/4b1c/market-scan?tab=ecosystem");
  expect(wantedPage()).toBe("/concept/4b1c/market-scan?tab=ecosystem");
  forgetWantedPage();
  expect(wantedPage()).toBe("/");
});

test("no foreign address is followed, neither when remembered nor when planted in the storage", () => {
  for (const address of [
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "javascript:x",
    "",
  ]) {
    rememberWantedPage(address);
    expect(wantedPage()).toBe("/");
    sessionStorage.setItem("seedbed.wanted-page", address);
    expect(wantedPage()).toBe("/");
  }
});

test("the home page, where one comes anyhow, is not remembered in place of another", () => {
  rememberWantedPage("/concept");
  rememberWantedPage("/");
  expect(wantedPage()).toBe("/concept");
});

test("where nothing can be kept, nothing is, and nobody is kept from signing in", () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  for (const method of ["getItem", "setItem", "removeItem"] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("Full.", "QuotaExceededError");
    });
  rememberWantedPage("/concept");
  expect(wantedPage()).toBe("/");
  forgetWantedPage();
});
