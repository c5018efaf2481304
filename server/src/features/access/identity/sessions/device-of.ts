import Bowser from "bowser";

const longest = 60;

/** What somebody signed in with, in words such as "Firefox on Linux", as far as its `User-Agent` tells. */
export function deviceOf(userAgent: string): string {
  if (!userAgent) return "Unknown device";
  const { browser, os } = Bowser.parse(userAgent);
  const names = [browser.name, os.name].filter((name): name is string => Boolean(name));
  // Programs name themselves before a slash.
  const words = names.length > 0 ? names.join(" on ") : (/^[\w .-]+/.exec(userAgent)?.[0].trim() ?? "");
  return words.slice(0, longest) || "Unknown device";
}
