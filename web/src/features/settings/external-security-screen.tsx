import { Card } from "../../design/card.tsx";
import { useDocumentTitle } from "../../shell/document-title.ts";

/** Where an external identity provider keeps the passwords. */
export function ExternalSecurityScreen({ provider }: { provider: string }) {
  useDocumentTitle("Security");
  return (
    <Card title="Password">
      <p>You sign in with {provider}. Your password, and any second factor or passkey, is managed there.</p>
    </Card>
  );
}
