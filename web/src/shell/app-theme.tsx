import { MantineProvider } from "@mantine/core";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { colorSchemeManager, useSchemeAttribute } from "../theme/color-scheme.ts";
import { cssVariablesResolver, theme } from "../theme/theme.ts";
import { nextTouch, toastsWanted } from "./toasts.ts";

const ToastStack = lazy(() => loadToastStack(toastsWanted));

/** Colours, type and toasts for everything below. */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      deduplicateCssVariables={false}
    >
      <SchemeAttribute />
      <Suspense fallback={null}>
        <ToastStack />
      </Suspense>
      {children}
    </MantineProvider>
  );
}

function SchemeAttribute() {
  useSchemeAttribute();
  return null;
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
