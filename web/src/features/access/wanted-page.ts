import { tabEntry } from "./tab-entry.ts";

const entry = tabEntry("seedbed.wanted-page");

/** Whether an address leads into this application and nowhere else. */
export function isInternal(address: string): boolean {
  return /^\/(?![/\\])/.test(address) && new URL(address, "http://here.invalid").host === "here.invalid";
}

/** Keeps the page somebody wanted before signing in, for this tab only. Foreign addresses are ignored. */
export function rememberWantedPage(address: string): void {
  if (isInternal(address) && address !== "/") entry.write(address);
}

/** The remembered page; "/" when there is none. */
export function wantedPage(): string {
  const address = entry.read();
  return address && isInternal(address) ? address : "/";
}

/** To be called once somebody has arrived. */
export function forgetWantedPage(): void {
  entry.forget();
}
