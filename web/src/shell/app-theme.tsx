import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import type { ReactNode } from "react";
import { colorSchemeManager, useSchemeAttribute } from "../theme/color-scheme.ts";
import { cssVariablesResolver, theme } from "../theme/theme.ts";
import "./toasts.css";

/** Colours, type and toasts for everything below. */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <SchemeAttribute />
      <Notifications position="top-center" limit={4} containerWidth={400} />
      {children}
    </MantineProvider>
  );
}

function SchemeAttribute() {
  useSchemeAttribute();
  return null;
}
