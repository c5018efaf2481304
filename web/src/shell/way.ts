/** Where a page before the sign-in leads. */
export interface Way {
  to: "/login" | "/sign-up" | "/verify-email" | "/forgot-password" | "/reset-password";
  search?: Record<string, string | number | undefined>;
  /** Takes the place of the page now shown in the browser's history. */
  replace?: boolean;
}
