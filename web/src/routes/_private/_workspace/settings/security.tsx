import { createFileRoute } from "@tanstack/react-router";
import { ByProvider } from "../../../../features/access/external/by-provider.tsx";
import { SettingsOfServer } from "../../../../features/access/use-settings.tsx";
import { ExternalSecurityScreen } from "../../../../features/settings/external-security-screen.tsx";
import { SecurityScreen } from "../../../../features/settings/security-screen.tsx";

export const Route = createFileRoute("/_private/_workspace/settings/security")({
  component: () => (
    <SettingsOfServer>
      <ByProvider external={(provider) => <ExternalSecurityScreen provider={provider} />}>
        <SecurityScreen />
      </ByProvider>
    </SettingsOfServer>
  ),
});
