import { localStorageColorSchemeManager, useComputedColorScheme } from "@mantine/core";
import { useEffect } from "react";

/** Where a person's choice of light, dark or automatic is kept; `public/color-scheme.js` reads the same key. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: "seedbed.color-scheme" });

/** Keeps the attribute that `tokens.css` reads in step with Mantine's scheme, the system's preference included. */
export function useSchemeAttribute(): void {
  const scheme = useComputedColorScheme("light", { getInitialValueInEffect: false });
  useEffect(() => {
    document.documentElement.dataset.scheme = scheme;
  }, [scheme]);
}
