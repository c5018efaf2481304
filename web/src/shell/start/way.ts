/** Where a page before the sign-in leads. */
export interface Way {
  to: "/login" | "/sign-up" | "/verify-email" | "/forgot-password" | "/reset-password";
  search?: Record<string, string | number | undefined>;
  /** Takes the place of the page now shown in the browser's history. */
  replace?: boolean;
}

/** Its address, as the router would write it. */
export function addressOf({ to, search = {} }: Way): string {
  const given = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return given.length > 0 ? `${to}?${new URLSearchParams(given)}` : to;
}
