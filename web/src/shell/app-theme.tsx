import { MantineContext, MantineThemeContext } from "@mantine/core";
import { type ComponentType, type ReactNode, Suspense, useSyncExternalStore } from "react";
import { lazyPart } from "../design/late/lazy-part.ts";
import { chooseColorScheme, chosenColorScheme, followColorScheme } from "../theme/color-scheme.ts";
import "../theme/mantine-variables.css";
import { themeOfPage } from "../theme/theme-of-page.ts";
import { nextTouch, toastsWanted } from "./toasts.ts";

const ToastStack = lazyPart(() => loadToastStack(toastsWanted));

/** What Mantine's provider says of itself; it would bring its theme and its colours, 5 kB that a page without Mantine's components does without. */
const ofPage = {
  setColorScheme: chooseColorScheme,
  clearColorScheme: () => chooseColorScheme("auto"),
  getRootElement: () => document.documentElement,
  classNamesPrefix: "mantine",
  cssVariablesSelector: ":root",
  withStaticClasses: true,
};

/** Colours, type and toasts for everything below. */
export function AppTheme({ children }: { children: ReactNode }) {
  const colorScheme = useSyncExternalStore(followColorScheme, chosenColorScheme);
  return (
    <MantineContext value={{ ...ofPage, colorScheme }}>
      <MantineThemeContext value={themeOfPage}>
        <Suspense fallback={null}>
          <ToastStack />
        </Suspense>
        {children}
      </MantineThemeContext>
    </MantineContext>
  );
}

async function loadToastStack(when: Promise<void>): Promise<{ default: ComponentType }> {
  await when;
  try {
    const { ToastStack } = await import("./toast-stack.tsx");
    return { default: ToastStack };
  } catch (error) {
    console.warn("Toasts cannot be shown yet.", error);
    return loadToastStack(nextTouch());
  }
}
