const entryName = "seedbed.wanted-page";

/** Whether an address leads into this application and nowhere else. */
export function isInternal(address: string): boolean {
  return /^\/(?![/\\])/.test(address) && new URL(address, "http://here.invalid").host === "here.invalid";
}

/** Keeps the page somebody wanted before signing in, for this tab only. Foreign addresses are ignored. */
export function rememberWantedPage(address: string): void {
  if (!isInternal(address) || address === "/") return;
  try {
    sessionStorage.setItem(entryName, address);
  } catch (error) {
    console.warn("The wanted page cannot be remembered.", error);
  }
}

/** The remembered page; "/" when there is none. */
export function wantedPage(): string {
  try {
    const address = sessionStorage.getItem(entryName);
    return address && isInternal(address) ? address : "/";
  } catch (error) {
    console.warn("The wanted page cannot be read.", error);
    return "/";
  }
}

/** To be called once somebody has arrived. */
export function forgetWantedPage(): void {
  try {
    sessionStorage.removeItem(entryName);
  } catch (error) {
    console.warn("The wanted page cannot be forgotten.", error);
  }
}
