import { useEffect } from "react";

/** Paper is light, whatever the screen is: colours for a dark ground cannot be read on it. */
export function useLightPrint(): void {
  useEffect(() => {
    const root = document.documentElement;
    let shown: string | undefined;
    const lighten = () => {
      shown = root.dataset.scheme;
      root.dataset.scheme = "light";
    };
    const restore = () => {
      if (shown) root.dataset.scheme = shown;
    };
    addEventListener("beforeprint", lighten);
    addEventListener("afterprint", restore);
    return () => {
      removeEventListener("beforeprint", lighten);
      removeEventListener("afterprint", restore);
    };
  }, []);
}
